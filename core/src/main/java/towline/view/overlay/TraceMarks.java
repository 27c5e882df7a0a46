package towline.view.overlay;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;
import towline.sim.api.TraceMark;
import towline.view.text.Localization;

/**
 * Draws some of the marks of a trace. Marks are positions at ticks, and the picture is between two
 * ticks; marks that begin at a pilot are shifted with it.
 */
abstract class TraceMarks {
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

  /** Returns the name of a constant that a mark shows. */
  final String nameOf(Enum<?> constant) {
    return Objects.requireNonNull(names.get(constant), constant.name());
  }

  /** Draws a mark at its place between two ticks. */
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

  /** True if a mark begins at its pilot rather than at a fixed place. */
  protected boolean beginsAtPilot(PilotTrace.Mark mark) {
    return true;
  }

  /**
   * Draws a mark that begins at x, y, m; {@code pilot} is the kind of the pilot whose thought it
   * is.
   */
  protected abstract void draw(TraceMark mark, double x, double y, EntityKind pilot);
}
