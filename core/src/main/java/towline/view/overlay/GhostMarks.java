package towline.view.overlay;

import towline.ai.aim.AimMode;
import towline.ai.published.PublishedMethod;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;
import towline.sim.api.TraceMark;
import towline.view.draw.ShapeDrawer;
import towline.view.text.Localization;

/**
 * The solutions of the drone's other aim modes and of the published methods. In a fight they are
 * dots with the digits of the modes; while time is stopped they have lines and names.
 */
final class GhostMarks extends TraceMarks {
  private static final double LINE_WIDTH = OverlayCanvas.THIN;

  private final StringBuilder text = new StringBuilder();
  private boolean timeStopped;

  GhostMarks(OverlayCanvas canvas, Localization words) {
    super(canvas);
    name(words, "method.", PublishedMethod.values());
  }

  /** Sets if time is stopped, so that lines and names are drawn. */
  void setStill(boolean wanted) {
    timeStopped = wanted;
  }

  @Override
  protected boolean beginsAtPilot(PilotTrace.Mark mark) {
    return mark != PilotTrace.Mark.METHOD;
  }

  @Override
  protected void draw(TraceMark mark, double x, double y, EntityKind pilot) {
    if (mark.mark() == PilotTrace.Mark.METHOD) {
      method(x, y, mark.word());
    } else {
      ghost(x, y, mark.endX(), mark.endY(), mark.tone());
    }
  }

  private void ghost(double x, double y, double atX, double atY, int mode) {
    int rgb = canvas.modeColour(mode);
    ShapeDrawer pen = canvas.shapes();
    if (timeStopped) {
      pen.ink(rgb, 0.6);
      Dashes.draw(pen, x, y, atX, atY, 0.9, 0.35, LINE_WIDTH);
      pen.ink(rgb, 1);
      pen.ring(atX, atY, 0.3, 0.08);
    } else {
      pen.ink(rgb, 1);
      pen.disc(atX, atY, 0.2);
    }
    text.setLength(0);
    // Fanned out, so that the numbers of equal solutions do not overlap.
    double angle = Math.PI / 2 - mode * 2 * Math.PI / AimMode.values().length;
    double right = canvas.pixels(17) * Math.cos(angle) - canvas.pixels(4);
    double up = canvas.pixels(17) * Math.sin(angle) - canvas.pixels(5);
    canvas.write(text.append(mode + 1), rgb, atX, atY, right, up);
  }

  private void method(double x, double y, Enum<?> method) {
    int rgb = canvas.colour(ColorRole.TEXT_QUIET);
    ShapeDrawer pen = canvas.shapes();
    pen.ink(rgb, 0.8);
    pen.line(x - 0.25, y - 0.25, x + 0.25, y + 0.25, LINE_WIDTH);
    pen.line(x - 0.25, y + 0.25, x + 0.25, y - 0.25, LINE_WIDTH);
    if (!timeStopped) {
      return;
    }
    // Below the numbers of the modes, one line each, so that equal answers can be read.
    double down = canvas.pixels(22 + 15 * method.ordinal());
    canvas.write(nameOf(method), rgb, x, y, canvas.pixels(8), -down);
  }
}
