package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.FlightBelief;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Fonts;
import towline.view.text.Localization;
import towline.view.text.TextSize;

/**
 * A bar above a boss that studies the ship: it names the boss's belief and fills as the boss
 * becomes certain, or says that the boss was wrong while its guns cool.
 */
public final class BossBelief {
  /** Size of the bar and its distance above the boss, m. */
  private static final double WIDTH = 7;

  private static final double HEIGHT = 0.34;
  private static final double BAR_ELEVATION = 1.2;

  /** Distance of the text above the bar, m. */
  private static final double TEXT_ABOVE = 0.75;

  /**
   * Minimum distances from the picture's edge: at the sides in m, at top and bottom in shares of
   * its height.
   */
  private static final double SIDE_MARGIN = 6;

  private static final double TOP_MARGIN = 0.2;
  private static final double BOTTOM_MARGIN = 0.22;

  /** Certainty below which a belief changes too often to be read, and is not named. */
  private static final double MIN_TRUST = 0.1;

  private static final FlightBelief[] BELIEFS = FlightBelief.values();

  private final ShapeDrawer pen;
  private final Palette palette;
  private final CachedText line;
  private final String[] beliefs = new String[BELIEFS.length];
  private final String misled;
  private double x;
  private double y;
  private int colour;
  private boolean isShown;

  public BossBelief(ShapeDrawer pen, Palette palette, Fonts fonts, Localization words) {
    this.pen = pen;
    this.palette = palette;
    for (FlightBelief belief : BELIEFS) {
      beliefs[belief.ordinal()] = words.of("belief." + belief.name());
    }
    misled = words.of("hud.boss.misled");
    line = new CachedText(fonts, TextSize.BODY, Anchor.CENTRE);
  }

  /**
   * Returns the belief that the bar of a boss names, which is {@link FlightBelief#NONE} while the
   * boss is uncertain or its guns cool.
   *
   * @param core the row of the boss's core
   */
  public static FlightBelief named(EntityRow core) {
    return core.certainty < MIN_TRUST || core.coolingTime > 0 ? FlightBelief.NONE : core.belief;
  }

  /** Returns the text; empty while no bar is shown. */
  String text() {
    return isShown ? line.text() : "";
  }

  /** Draws the bar of the boss that studies the ship, if there is one. */
  public void drawShapes(Camera camera, InterpolatedScene scene) {
    isShown = false;
    Snapshot snapshot = scene.snapshot();
    for (int i = snapshot.first(EntityKind.VESSEL_CORE);
        i < snapshot.end(EntityKind.VESSEL_CORE);
        i++) {
      EntityRow row = snapshot.row(i);
      if (row.belief != FlightBelief.NONE) {
        show(camera, scene, i);
        return;
      }
    }
  }

  private void show(Camera camera, InterpolatedScene scene, int core) {
    EntityRow row = scene.snapshot().row(core);
    boolean isWrong = row.coolingTime > 0;
    isShown = true;
    line.setText(isWrong ? misled : beliefs[named(row).ordinal()]);
    colour =
        isWrong
            ? palette.colour(ColorRole.SHARD)
            : Palette.mix(
                palette.colour(ColorRole.TEXT), palette.colour(ColorRole.WARNING), row.certainty);
    double height = camera.top() - camera.bottom();
    double lowest = camera.bottom() + BOTTOM_MARGIN * height;
    double highest = camera.top() - TOP_MARGIN * height;
    x =
        Math.max(
            camera.left() + SIDE_MARGIN, Math.min(camera.right() - SIDE_MARGIN, scene.x(core)));
    y = Math.max(lowest, Math.min(highest, top(scene, row.vesselId) + BAR_ELEVATION));
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    double left = x - WIDTH / 2;
    pen.ink(palette.colour(ColorRole.HULL), 0.85);
    pen.box(left - 0.1, y - 0.1, left + WIDTH + 0.1, y + HEIGHT + 0.1);
    pen.ink(colour, 0.25);
    pen.box(left, y, left + WIDTH, y + HEIGHT);
    pen.ink(colour, 1);
    pen.box(left, y, left + WIDTH * (isWrong ? 0 : row.certainty), y + HEIGHT);
    pen.end();
  }

  /** Returns the height of a vessel's highest point, m. */
  private static double top(InterpolatedScene scene, int vessel) {
    Snapshot snapshot = scene.snapshot();
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = snapshot.first(EntityKind.VESSEL_TURRET);
        i < snapshot.end(EntityKind.VESSEL_HULL);
        i++) {
      if (snapshot.row(i).vesselId == vessel) {
        highest = Math.max(highest, scene.y(i) + snapshot.radius(i));
      }
    }
    return highest;
  }

  /** Draws the text if it has room; call after {@link #drawShapes}. */
  public void drawText(Batch batch, Camera camera, ScreenRoom room) {
    if (!isShown) {
      return;
    }
    double atX = camera.toWindowX(x);
    double atY = camera.toWindowY(y + TEXT_ABOVE);
    double half = line.width() / 2;
    if (room.claim(atX - half, atY, atX + half, atY + line.capHeight())) {
      line.setColour(colour).draw(batch, atX, atY, 1);
    }
  }
}
