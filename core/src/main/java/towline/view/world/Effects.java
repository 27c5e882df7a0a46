package towline.view.world;

import towline.view.draw.Palette;
import towline.view.effect.Shake;
import towline.view.effect.Sparks;
import towline.view.effect.SpringGrid;
import towline.view.effect.Waves;

/** What events are shown with. */
record Effects(
    Palette palette,
    Sparks sparks,
    Waves waves,
    SpringGrid grid,
    Shake shake,
    Reactions reactions) {}
