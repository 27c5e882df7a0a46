package towline.view.overlay;

import com.badlogic.gdx.math.Matrix4;
import towline.aim.AimMode;
import towline.sim.api.PilotTrace;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Fonts;
import towline.view.text.Localization;

/** Draws the overlay's own marks as examples, for a page that says what they mean. */
public final class LegendPicture {
  /** The aim mode in whose colour the drone's marks are shown. */
  private static final int TONE = AimMode.LEAD.ordinal();

  private final ShapeDrawer pen;
  private final OverlayCanvas canvas;
  private final TracePainters painters;
  private final MissMarks misses;
  private final PilotTrace trace = new PilotTrace();
  private final Matrix4 projection = new Matrix4();

  /** Examples in those colours. */
  public LegendPicture(ShapeDrawer pen, Palette palette, Fonts fonts, Localization words) {
    this.pen = pen;
    canvas = new OverlayCanvas(pen, palette, fonts);
    painters = new TracePainters(canvas, words);
    misses = new MissMarks(words);
  }

  /** Draws the example of a row about x, y in the units of {@code window}, so many units high. */
  public void draw(LegendRow row, Matrix4 window, double x, double y, double height) {
    float scale = (float) (height / row.metres());
    projection.set(window).translate((float) x, (float) y, 0).scale(scale, scale, 1);
    canvas.reset(new Camera(), new InterpolatedScene());
    trace.clear();
    row.addTo(trace, TONE);
    pen.begin(projection, scale);
    for (int i = 0; i < trace.size(); i++) {
      double atX = trace.value(i, 0);
      double atY = trace.value(i, 1);
      painters.of(trace.mark(i)).draw(trace, i, atX, atY, row.pilot());
    }
    if (trace.size() == 0) {
      misses.drawExample(canvas, TONE);
    }
    pen.end();
  }
}
