package towline.view.overlay;

import towline.aim.ArticleLaw;
import towline.sim.api.PilotTrace;
import towline.view.draw.ColorRole;
import towline.view.draw.Pen;
import towline.view.text.Words;

/** What the drone would do in its other aim modes, and what the published methods answer. */
final class GhostMarks {
  private static final double THIN = OverlayCanvas.THIN;

  private final OverlayCanvas slate;
  private final StringBuilder text = new StringBuilder();
  private final String[] methods;

  GhostMarks(OverlayCanvas slate, Words words) {
    this.slate = slate;
    ArticleLaw[] laws = ArticleLaw.values();
    methods = new String[laws.length];
    for (int i = 0; i < laws.length; i++) {
      methods[i] = words.of("method." + laws[i].name());
    }
  }

  void draw(PilotTrace thought, int i) {
    double x = thought.value(i, 0);
    double y = thought.value(i, 1);
    double c = thought.value(i, 2);
    if (thought.mark(i) == PilotTrace.Mark.METHOD) {
      method(x, y, (int) c);
      return;
    }
    TraceAnchor thinker = slate.thinker(x, y);
    double atY = thought.value(i, 3);
    ghost(x + thinker.shiftX(), y + thinker.shiftY(), c, atY, thought.tone(i));
  }

  private void ghost(double x, double y, double atX, double atY, int mode) {
    int rgb = slate.mode(mode);
    Pen pen = slate.pen();
    pen.ink(rgb, 0.6);
    Dashes.draw(pen, x, y, atX, atY, 0.9, 0.35, THIN);
    pen.ink(rgb, 1);
    pen.ring(atX, atY, 0.3, 0.08);
    text.setLength(0);
    // Fanned out, so that numbers of solutions that agree do not lie on each other.
    double angle = Math.PI / 2 - mode * Math.PI / 4;
    double right = slate.pixels(17) * Math.cos(angle) - slate.pixels(4);
    double up = slate.pixels(17) * Math.sin(angle) - slate.pixels(5);
    slate.write(text.append(mode + 1), rgb, atX, atY, right, up);
  }

  private void method(double x, double y, int index) {
    if (index < 0 || index >= methods.length) {
      return;
    }
    int rgb = slate.of(ColorRole.TEXT_QUIET);
    Pen pen = slate.pen();
    pen.ink(rgb, 0.8);
    pen.line(x - 0.25, y - 0.25, x + 0.25, y + 0.25, THIN);
    pen.line(x - 0.25, y + 0.25, x + 0.25, y - 0.25, THIN);
    // Below the numbers of the modes, one line each, so that answers that agree can be read.
    double down = slate.pixels(22 + 15 * index);
    slate.write(methods[index], rgb, x, y, slate.pixels(8), -down);
  }
}
