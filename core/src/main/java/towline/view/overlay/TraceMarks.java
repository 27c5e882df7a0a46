package towline.view.overlay;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;
import towline.sim.api.TraceMark;
import towline.view.text.Localization;

/**
 * Draws some of the marks of a trace. Marks stand at ticks, the picture between them; so those that
 * begin at a pilot are shifted as the pilot is.
 */
abstract class TraceMarks {
  /** What they are drawn on. */
  protected final OverlayCanvas canvas;

  private final Map<Enum<?>, String> names = new HashMap<>();

  TraceMarks(OverlayCanvas canvas) {
    this.canvas = canvas;
  }

  /** Takes the names of {@code constants} from the texts whose keys begin with {@code prefix}. */
  final void name(Localization words, String prefix, Enum<?>... constants) {
    for (Enum<?> constant : constants) {
      names.put(constant, words.of(prefix + constant.name()));
    }
  }

  /** The name of a constant that a mark writes. */
  final String nameOf(Enum<?> constant) {
    return Objects.requireNonNull(names.get(constant), constant.name());
  }

  /** Draws a mark where it is between two ticks. */
  final void draw(TraceMark mark) {
    double x = mark.x();
    double y = mark.y();
    if (beginsAtPilot(mark.mark())) {
      TraceAnchor anchor = canvas.anchor(mark.owner());
      draw(mark, x + anchor.shiftX(), y + anchor.shiftY(), anchor.kind());
    } else {
      draw(mark, x, y, EntityKind.SHIP);
    }
  }

  /** Whether a mark begins at the pilot whose thought it is, rather than at a place. */
  protected boolean beginsAtPilot(PilotTrace.Mark mark) {
    return true;
  }

  /** Draws a mark that begins at x, y, m, and is the thought of a pilot of that kind. */
  protected abstract void draw(TraceMark mark, double x, double y, EntityKind pilot);
}
