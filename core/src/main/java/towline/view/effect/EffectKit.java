package towline.view.effect;

import towline.view.draw.Palette;

/** What events are shown with. */
public record EffectKit(
    Palette palette,
    Sparks sparks,
    ShockWaves shockWaves,
    SpringGrid grid,
    Shake shake,
    HitFeedback hitFeedback) {}
