package towline.game.range;

import towline.content.CourierTable;
import towline.content.look.ColorRole;
import towline.view.Renderer;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.CourierRibbons;
import towline.view.text.Fonts;
import towline.view.text.Localization;
import towline.view.world.painter.CourierPainter;
import towline.view.world.painter.DronePainter;
import towline.view.world.painter.MissilePainter;
import towline.view.world.painter.ShotPainter;
import towline.view.world.painter.SnakePainter;
import towline.view.world.painter.TankPainter;

/**
 * The tools with which benches draw: the game's own painters, and text.
 *
 * @param shapes draws shapes
 * @param palette the colours
 * @param fonts the typeface
 * @param words the texts
 * @param text the text on top of the shapes
 * @param table the table of results
 * @param drones draws drones
 * @param shots draws shots
 * @param snakes draws targets that are snakes
 * @param couriers draws targets that are couriers
 * @param missiles draws missiles
 * @param tanks draws tanks
 */
public record RangeTools(
    ShapeDrawer shapes,
    Palette palette,
    Fonts fonts,
    Localization words,
    TextLayer text,
    LiveTable table,
    DronePainter drones,
    ShotPainter shots,
    SnakePainter snakes,
    CourierPainter couriers,
    MissilePainter missiles,
    TankPainter tanks) {

  /** Distance between grid lines, m. */
  private static final int GRID_SPACING = 4;

  public static RangeTools of(Renderer picture, CourierTable couriers) {
    Palette palette = picture.palette();
    TextLayer text = new TextLayer(picture.fonts());
    return new RangeTools(
        picture.shapes(),
        palette,
        picture.fonts(),
        picture.localization(),
        text,
        new LiveTable(palette, text),
        new DronePainter(palette),
        new ShotPainter(palette),
        new SnakePainter(palette),
        new CourierPainter(palette, new CourierRibbons(), couriers),
        new MissilePainter(palette),
        new TankPainter(palette));
  }

  /** Draws the lines of a grid that are visible in {@code view}. */
  void drawGrid(FieldView view) {
    double left = view.worldX(view.left());
    double right = view.worldX(view.left() + view.width());
    double low = view.worldY(view.bottom());
    double high = view.worldY(view.bottom() + view.height());
    for (int at = first(left); at <= right; at += GRID_SPACING) {
      glow(at);
      shapes.line(at, low, at, high, 0.03);
    }
    for (int at = first(low); at <= high; at += GRID_SPACING) {
      glow(at);
      shapes.line(left, at, right, at, 0.03);
    }
  }

  private static int first(double from) {
    return GRID_SPACING * (int) Math.ceil(from / GRID_SPACING);
  }

  private void glow(int at) {
    shapes.glow(palette.colour(ColorRole.GRID), at % (4 * GRID_SPACING) == 0 ? 0.5 : 0.22);
  }

  /** Returns the height of a line of small text with its spacing, physical pixels. */
  public double line() {
    return Math.max(15, fonts.pixels(19));
  }
}
