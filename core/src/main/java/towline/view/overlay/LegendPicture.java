package towline.view.overlay;

import com.badlogic.gdx.math.Matrix4;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.sim.api.PilotTrace;
import towline.sim.api.TraceMark;
import towline.sim.spec.CourierSpec;
import towline.view.draw.LinePath;
import towline.view.draw.ModeGlyph;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Fonts;
import towline.view.text.Localization;

/** Draws signs and the overlay's own marks as examples, for a page that explains them. */
public final class LegendPicture {
  /** Aim mode whose colour the drone's marks have. */
  private static final int TONE = AimMode.LEAD.ordinal();

  /** Height of a courier's picture, m of the example. */
  private static final double RIBBON_HEIGHT = 3.6;

  /** Height of a sign's picture, in units of the sign. */
  private static final double SIGN_HEIGHT = 2.4;

  /** Number of points of a ribbon. */
  private static final int POINTS = 48;

  private final ShapeDrawer pen;
  private final OverlayCanvas canvas;
  private final TracePainters painters;
  private final MissMarks misses;
  private final PilotTrace trace = new PilotTrace();
  private final Matrix4 projection = new Matrix4();

  /** Creates a picture. */
  public LegendPicture(ShapeDrawer pen, Palette palette, Fonts fonts, Localization words) {
    this.pen = pen;
    canvas = new OverlayCanvas(pen, palette, fonts);
    painters = new TracePainters(canvas, words);
    painters.setStill(true);
    misses = new MissMarks(words);
  }

  /**
   * Draws the flight of a courier, about x, y in the units of {@code window}: the ribbon behind it,
   * and the courier at its end.
   */
  public void draw(CourierSpec courier, Matrix4 window, double x, double y, double height) {
    begin(window, x, y, height / RIBBON_HEIGHT);
    int rgb = canvas.colour(ColorRole.BLAST);
    pen.ink(rgb, 0.85);
    LinePath ribbon = pen.path();
    for (int i = 0; i <= POINTS; i++) {
      double share = (double) i / POINTS;
      ribbon.add(along(courier, share), aside(courier.motion(), share));
    }
    pen.strokeOpen(0.14);
    pen.ink(rgb, 1);
    if (courier.motion() == CourierSpec.Motion.SHADOWING) {
      pen.disc(-1.6, 0, 0.2);
      pen.disc(0, 0, 0.3);
    }
    pen.disc(along(courier, 1), aside(courier.motion(), 1), 0.4);
    pen.end();
  }

  private static double along(CourierSpec courier, double share) {
    return switch (courier.motion()) {
      case TREMBLING -> 0.35 * Math.sin(22 * share);
      case CIRCLING -> 1.3 * Math.sin(5.6 * share);
      case EVADING -> share < 0.6 ? 2.4 * share - 1.4 : 0.04 + 0.6 * (share - 0.6);
      case STRAIGHT, PULSING -> Math.min(1, courier.figure().pace() / 18) * 4 * (share - 0.5);
      case HOPPING, WEAVING, SHADOWING -> 4 * (share - 0.5);
    };
  }

  private static double aside(CourierSpec.Motion motion, double share) {
    return switch (motion) {
      case TREMBLING -> 0.2 * Math.cos(31 * share);
      case CIRCLING -> -1.3 * Math.cos(5.6 * share);
      case HOPPING -> 1.8 * Math.abs(Math.sin(3 * Math.PI * share)) - 0.9;
      case WEAVING -> 0.9 * Math.sin(4 * Math.PI * share);
      case EVADING -> share < 0.6 ? -0.5 : -0.5 + 3.6 * (share - 0.6);
      case STRAIGHT, PULSING, SHADOWING -> 0;
    };
  }

  /** Draws the example of a row about x, y and of a height in the units of {@code window}. */
  public void draw(LegendRow row, Matrix4 window, double x, double y, double height) {
    canvas.reset(new Camera(), new InterpolatedScene());
    trace.clear();
    row.addTo(trace, TONE);
    begin(window, x, y, height / row.pictureHeight());
    for (int i = 0; i < trace.size(); i++) {
      TraceMark mark = trace.get(i);
      painters.of(mark.mark()).draw(mark, mark.x(), mark.y(), row.pilot());
    }
    if (trace.size() == 0) {
      misses.drawExample(canvas, TONE);
    }
    pen.end();
  }

  /** Draws a sign of the HUD about x, y and of a height in the units of {@code window}. */
  public void draw(LegendSign sign, Matrix4 window, double x, double y, double height) {
    begin(window, x, y, height / SIGN_HEIGHT);
    pen.ink(canvas.colour(sign.role()), 1);
    sign.draw(pen);
    pen.end();
  }

  /** Draws the sign of an aim mode about x, y and of a height in the units of {@code window}. */
  public void draw(AimMode mode, Matrix4 window, double x, double y, double height) {
    begin(window, x, y, height / SIGN_HEIGHT);
    pen.ink(canvas.modeColour(mode.ordinal()), 1);
    ModeGlyph.draw(pen, mode.ordinal(), 0, 0, 0.8, 0.16);
    pen.end();
  }

  /** Begins a picture about x, y, with {@code unitSize} units of {@code window} for one of its. */
  private void begin(Matrix4 window, double x, double y, double unitSize) {
    float scale = (float) unitSize;
    projection.set(window).translate((float) x, (float) y, 0).scale(scale, scale, 1);
    pen.begin(projection, scale);
  }
}
