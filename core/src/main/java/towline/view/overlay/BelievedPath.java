package towline.view.overlay;

import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.TraceMark;
import towline.view.draw.ShapeDrawer;

/**
 * The believed path of a courier at the moment when a lance was fired at it. It stays in place, so
 * that it can be compared with the ribbon, the courier's real path.
 */
final class BelievedPath {
  /** Time for which the path is shown, s: that of a ribbon. */
  static final double LIFE = 1.6;

  private static final int MAX_POINTS = 24;
  private static final double WIDTH = 0.12;
  private static final double CROSS_SIZE = 0.4;

  private final double[] xs = new double[MAX_POINTS + 1];
  private final double[] ys = new double[MAX_POINTS + 1];
  private int size;
  private int tone;
  private double age = LIFE;
  private boolean fired;

  void clear() {
    size = 0;
    age = LIFE;
    fired = false;
  }

  void onEvents(EventList events, Snapshot snapshot) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.DRONE_FIRED
          && snapshot.indexOf(EntityKind.COURIER, event.target()) >= 0) {
        fired = true;
      }
    }
  }

  void update(double seconds) {
    age += seconds;
  }

  /** Keeps the drone's belief if a lance has just been fired. */
  void see(PilotTrace trace) {
    if (!fired) {
      return;
    }
    clear();
    for (int i = 0; i < trace.size() && size < MAX_POINTS; i++) {
      TraceMark mark = trace.get(i);
      if (mark.mark() == PilotTrace.Mark.TRACK) {
        if (size == 0) {
          add(mark.x(), mark.y());
        }
        tone = mark.tone();
        add(mark.endX(), mark.endY());
      }
    }
    age = size > 1 ? 0 : LIFE;
  }

  private void add(double x, double y) {
    xs[size] = x;
    ys[size] = y;
    size++;
  }

  /** True while a path is shown. */
  boolean isShown() {
    return age < LIFE;
  }

  /** Returns the x coordinate of the path's end, m. */
  double endX() {
    return xs[size - 1];
  }

  void draw(OverlayCanvas canvas) {
    if (!isShown()) {
      return;
    }
    ShapeDrawer pen = canvas.shapes();
    pen.ink(canvas.modeColour(tone), Math.min(1, 2 * (1 - age / LIFE)));
    for (int i = 0; i + 1 < size; i++) {
      pen.line(xs[i], ys[i], xs[i + 1], ys[i + 1], WIDTH);
    }
    double x = xs[size - 1];
    double y = ys[size - 1];
    pen.line(x - CROSS_SIZE, y - CROSS_SIZE, x + CROSS_SIZE, y + CROSS_SIZE, WIDTH);
    pen.line(x - CROSS_SIZE, y + CROSS_SIZE, x + CROSS_SIZE, y - CROSS_SIZE, WIDTH);
  }
}
