package towline.view.overlay;

import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;

/**
 * Draws some of the marks of a trace. Marks stand at ticks, the picture between them; so those that
 * begin at a pilot are shifted as the pilot is.
 */
abstract class TraceMarks {
  /** What they are drawn on. */
  protected final OverlayCanvas canvas;

  TraceMarks(OverlayCanvas canvas) {
    this.canvas = canvas;
  }

  /** Draws mark {@code i} of a trace. */
  final void draw(PilotTrace trace, int i) {
    double x = trace.value(i, 0);
    double y = trace.value(i, 1);
    if (beginsAtPilot(trace.mark(i))) {
      TraceAnchor anchor = canvas.anchor(trace.owner(i));
      draw(trace, i, x + anchor.shiftX(), y + anchor.shiftY(), anchor.kind());
    } else {
      draw(trace, i, x, y, EntityKind.SHIP);
    }
  }

  /** Whether a mark begins at the pilot whose thought it is, rather than at a place. */
  protected boolean beginsAtPilot(PilotTrace.Mark mark) {
    return true;
  }

  /** Draws a mark that begins at x, y, m, and is the thought of a pilot of that kind. */
  protected abstract void draw(PilotTrace trace, int i, double x, double y, EntityKind pilot);
}
