package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.FlightBelief;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Fonts;
import towline.view.text.Localization;
import towline.view.text.TextSize;
import towline.view.world.painter.ShipPainter;

/**
 * The forecasts of the ship by enemies with barrages: an outline of the ship, dashed and hatched as
 * the ship itself never is, where the enemy believes it will be, the belief in a word, and below it
 * a bar that fills while the ship flies otherwise, until the belief changes.
 */
public final class ForecastMarks {
  /** Number of forecasts that are drawn at once. */
  private static final int MAX_MARKS = 4;

  /** Size of the outline from centre to nose, m. */
  private static final double SIZE = 1.15;

  private static final double LINE = 0.11;
  private static final double DASH = 0.34;
  private static final double GAP = 0.2;

  /** Places of the hatch's lines along the outline, and the line's width, m. */
  private static final double[] HATCH = {0.55, 0.15, -0.25};

  private static final double HATCH_LINE = 0.07;

  /** Size of the bar and its distance below the outline, m. */
  private static final double BAR_WIDTH = 2.6;

  private static final double BAR_HEIGHT = 0.18;
  private static final double BAR_BELOW = 1.75;

  /** Distance of the word below the bar, m. */
  private static final double WORD_BELOW = 0.85;

  /** Distance between ship and forecast up to which the outline has the ship's heading, m. */
  private static final double SAME_PLACE = 0.5;

  private final ShapeDrawer pen;
  private final Palette palette;
  private final CachedText[] lines = new CachedText[MAX_MARKS];
  private final double[] xs = new double[MAX_MARKS];
  private final double[] ys = new double[MAX_MARKS];
  private final int[] colours = new int[MAX_MARKS];
  private final String[] beliefs = new String[FlightBelief.values().length];
  private int count;

  public ForecastMarks(ShapeDrawer pen, Palette palette, Fonts fonts, Localization words) {
    this.pen = pen;
    this.palette = palette;
    for (FlightBelief belief : FlightBelief.values()) {
      beliefs[belief.ordinal()] =
          belief == FlightBelief.NONE ? "" : words.of("belief." + belief.name());
    }
    for (int i = 0; i < MAX_MARKS; i++) {
      lines[i] = new CachedText(fonts, TextSize.SMALL, Anchor.CENTRE);
    }
  }

  /** Draws the outlines and bars of all forecasts in the picture. */
  public void drawShapes(Camera camera, InterpolatedScene scene) {
    count = 0;
    Snapshot snapshot = scene.snapshot();
    int ship = snapshot.first(EntityKind.SHIP);
    if (ship == snapshot.end(EntityKind.SHIP)) {
      return;
    }
    draw(camera, scene, ship, EntityKind.VESSEL_CORE);
    draw(camera, scene, ship, EntityKind.TANK);
    if (count > 0) {
      pen.end();
    }
  }

  private void draw(Camera camera, InterpolatedScene scene, int ship, EntityKind kind) {
    Snapshot snapshot = scene.snapshot();
    for (int i = snapshot.first(kind); i < snapshot.end(kind) && count < MAX_MARKS; i++) {
      EntityRow row = snapshot.row(i);
      if (row.belief != FlightBelief.NONE) {
        // The forecast moves with the drawn ship between two ticks.
        double x = row.forecastX + scene.x(ship) - snapshot.x(ship);
        double y = row.forecastY + scene.y(ship) - snapshot.y(ship);
        if (camera.intersects(x, y, SIZE)) {
          int rgb =
              palette.colour(
                  kind == EntityKind.TANK ? ColorRole.WARNING : ColorRole.ofVessel(row.variant));
          if (count == 0) {
            pen.begin(camera.projection(), camera.pixelsPerMetre());
          }
          mark(row, x, y, heading(scene, ship, x, y), rgb);
        }
      }
    }
  }

  /**
   * Returns the heading at the end of an arc that begins along the ship's velocity and ends at a
   * place, rad.
   */
  private static double heading(InterpolatedScene scene, int ship, double x, double y) {
    double dx = x - scene.x(ship);
    double dy = y - scene.y(ship);
    if (Math.hypot(dx, dy) < SAME_PLACE) {
      return scene.heading(ship);
    }
    Snapshot snapshot = scene.snapshot();
    return 2 * Math.atan2(dy, dx) - Math.atan2(snapshot.vy(ship), snapshot.vx(ship));
  }

  private void mark(EntityRow row, double x, double y, double heading, int rgb) {
    pen.ink(palette.colour(ColorRole.HULL), 0.45);
    pen.fill(ShipPainter.HULL, x, y, heading, SIZE, SIZE);
    pen.ink(rgb, 0.95);
    outline(x, y, SIZE * Math.cos(heading), SIZE * Math.sin(heading));
    Dashes.ring(pen, x, y, 1.35 * SIZE, 0.45, 0.35, 0.06);
    double left = x - BAR_WIDTH / 2;
    double bottom = y - BAR_BELOW - BAR_HEIGHT;
    pen.ink(palette.colour(ColorRole.HULL), 0.8);
    pen.box(left - 0.06, bottom - 0.06, left + BAR_WIDTH + 0.06, bottom + BAR_HEIGHT + 0.06);
    pen.ink(rgb, 0.3);
    pen.box(left, bottom, left + BAR_WIDTH, bottom + BAR_HEIGHT);
    pen.ink(rgb, 1);
    pen.box(left, bottom, left + BAR_WIDTH * row.doubt, bottom + BAR_HEIGHT);
    lines[count].setText(beliefs[row.belief.ordinal()]);
    xs[count] = x;
    ys[count] = bottom - WORD_BELOW;
    colours[count] = rgb;
    count++;
  }

  /** Draws the dashed and hatched outline; {@code ux} and {@code uy} are the unit ahead, m. */
  private void outline(double x, double y, double ux, double uy) {
    Polygon hull = ShipPainter.HULL;
    for (int i = 0; i < hull.size(); i++) {
      int next = (i + 1) % hull.size();
      Dashes.draw(
          pen,
          x + hull.x(i) * ux - hull.y(i) * uy,
          y + hull.x(i) * uy + hull.y(i) * ux,
          x + hull.x(next) * ux - hull.y(next) * uy,
          y + hull.x(next) * uy + hull.y(next) * ux,
          DASH,
          GAP,
          LINE);
    }
    // The sides run straight from the nose, the first corner, to the second one.
    double slope = hull.y(1) / (hull.x(0) - hull.x(1));
    for (double ahead : HATCH) {
      double half = slope * (hull.x(0) - ahead);
      pen.line(
          x + ahead * ux - half * uy,
          y + ahead * uy + half * ux,
          x + ahead * ux + half * uy,
          y + ahead * uy - half * ux,
          HATCH_LINE);
    }
  }

  /** Draws the words that have room; call after {@link #drawShapes}. */
  public void drawText(Batch batch, Camera camera, ScreenRoom room) {
    for (int i = 0; i < count; i++) {
      double x = camera.toWindowX(xs[i]);
      double y = camera.toWindowY(ys[i]);
      double half = lines[i].width() / 2;
      if (room.claim(x - half, y, x + half, y + lines[i].capHeight())) {
        lines[i].setColour(colours[i]).draw(batch, x, y, 1);
      }
    }
  }
}
