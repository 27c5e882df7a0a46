package towline.screen.range;

import towline.view.Picture;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.range.LiveTable;
import towline.view.range.TextLayer;
import towline.view.text.Fonts;
import towline.view.text.Words;
import towline.view.world.painter.DronePainter;
import towline.view.world.painter.MissilePainter;
import towline.view.world.painter.ShotPainter;
import towline.view.world.painter.SnakePainter;
import towline.view.world.painter.TankPainter;

/**
 * What benches draw with: the game's own painters, and text.
 *
 * @param pen draws
 * @param palette the colours
 * @param fonts the typeface
 * @param words the text
 * @param text the text that lies on top
 * @param table the live table
 * @param drones draws drones
 * @param shots draws shots
 * @param snakes draws targets
 * @param missiles draws missiles
 * @param tanks draws tanks
 */
public record RangeTools(
    Pen pen,
    Palette palette,
    Fonts fonts,
    Words words,
    TextLayer text,
    LiveTable table,
    DronePainter drones,
    ShotPainter shots,
    SnakePainter snakes,
    MissilePainter missiles,
    TankPainter tanks) {

  /** The tools of that picture. */
  public static RangeTools of(Picture picture) {
    Palette palette = picture.palette();
    TextLayer text = new TextLayer(picture.fonts());
    return new RangeTools(
        picture.pen(),
        palette,
        picture.fonts(),
        picture.words(),
        text,
        new LiveTable(palette, text),
        new DronePainter(palette),
        new ShotPainter(palette),
        new SnakePainter(palette),
        new MissilePainter(palette),
        new TankPainter(palette));
  }

  /** The height of a line of small text with its spacing, physical pixels. */
  public double line() {
    return Math.max(15, fonts.pixels(19));
  }
}
