package towline.screen.range;

import java.util.ArrayList;
import java.util.List;
import towline.avoidance.Bounds;
import towline.avoidance.Crowd;
import towline.content.look.ColorRole;
import towline.lab.swarm.SwarmExperiment;
import towline.view.draw.Pen;
import towline.view.range.FieldView;

/** The world of the bench SWARM: a half for each law, with a wall between. */
final class SwarmField {
  /** How long a touch glows, s. */
  private static final double GLOW = 0.5;

  private static final int MOST_TOUCHES = 300;

  /** How near the mouse must be to take hold of a tank, m. */
  private static final double REACH = 1.2;

  private final RangeTools tools;
  private final List<FieldView> views = List.of(new FieldView(), new FieldView());
  private final List<Touch> touches = new ArrayList<>();
  private final double[] spans = {0, 0};
  private int heldHalf = -1;
  private int held = -1;
  private int pointedHalf = -1;
  private int pointed = -1;

  /** Where two tanks touched, and how long ago. */
  private static final class Touch {
    final int half;
    final double x;
    final double y;
    double age;

    Touch(int half, double x, double y) {
      this.half = half;
      this.x = x;
      this.y = y;
    }
  }

  SwarmField(RangeTools tools) {
    this.tools = tools;
  }

  int colour(int half) {
    return tools.palette().of(half == 0 ? ColorRole.TANK : ColorRole.MITE);
  }

  void clear() {
    touches.clear();
    spans[0] = 0;
    spans[1] = 0;
    held = -1;
    pointed = -1;
  }

  /** Notes the touches of the last tick. */
  void note(int half, SwarmExperiment experiment) {
    for (int n = 0; n < experiment.tally().lastTouches(); n++) {
      int tank = experiment.tally().lastTouched(n);
      touches.add(new Touch(half, experiment.x(tank), experiment.y(tank)));
    }
    while (touches.size() > MOST_TOUCHES) {
      touches.remove(0);
    }
  }

  void draw(BenchFrame frame, List<SwarmBench.Half> halves) {
    for (int i = 0; i < halves.size(); i++) {
      FieldView view = views.get(i);
      double wide = frame.width() / halves.size();
      view.place(frame.left() + i * wide + 2, frame.bottom(), wide - 4, frame.height());
      SwarmExperiment experiment = halves.get(i).experiment();
      fit(view, i, experiment);
      frame.begin(view, tools.pen());
      drawHalf(i, experiment);
      view.end(tools.pen());
    }
    for (Touch touch : touches) {
      touch.age += frame.seconds() / GLOW;
    }
    touches.removeIf(touch -> touch.age >= 1);
  }

  /** Sees the whole arena, or all that are still on their way. */
  private void fit(FieldView view, int half, SwarmExperiment experiment) {
    Bounds bounds = experiment.bounds();
    double middleX = 0.5 * (bounds.left() + bounds.right());
    double middleY = 0.5 * (bounds.bottom() + bounds.top());
    double reach = 6;
    for (int i = 0; i < experiment.count(); i++) {
      if (experiment.isPresent(i)) {
        reach = Math.max(reach, Math.abs(experiment.x(i) - middleX));
        reach = Math.max(reach, Math.abs(experiment.y(i) - middleY));
      }
    }
    double whole = 0.5 * Math.max(bounds.right() - bounds.left(), bounds.top() - bounds.bottom());
    double wanted = Math.min(2 * whole + 1, 2 * reach + 3);
    spans[half] = spans[half] == 0 ? wanted : spans[half] + 0.05 * (wanted - spans[half]);
    view.look(middleX, middleY, spans[half]);
  }

  private void drawHalf(int half, SwarmExperiment experiment) {
    Pen pen = tools.pen();
    Bounds bounds = experiment.bounds();
    pen.glow(tools.palette().of(ColorRole.EDGE), 0.8);
    pen.path()
        .add(bounds.left(), bounds.bottom())
        .add(bounds.right(), bounds.bottom())
        .add(bounds.right(), bounds.top())
        .add(bounds.left(), bounds.top());
    pen.strokeClosed(0.12);
    Crowd crowd = experiment.crowd();
    pen.ink(tools.palette().of(ColorRole.PLATE_EDGE), 1);
    for (int wall = 0; wall < crowd.wallCount(); wall++) {
      pen.line(
          crowd.wallX(wall), crowd.wallY(wall), crowd.wallEndX(wall), crowd.wallEndY(wall), 0.2);
    }
    int rgb = colour(half);
    double radius = experiment.limits().radius();
    for (int i = 0; i < experiment.count(); i++) {
      if (experiment.isPresent(i)) {
        double heading = experiment.heading(i);
        tools.tanks().draw(pen, experiment.x(i), experiment.y(i), heading, 0.9 * radius, rgb);
      }
    }
    int warning = tools.palette().of(ColorRole.WARNING);
    for (Touch touch : touches) {
      if (touch.half == half) {
        pen.glow(warning, 1 - touch.age);
        pen.halo(touch.x, touch.y, 2.6 * radius);
        pen.ring(touch.x, touch.y, radius * (1 + 3 * touch.age), 0.15);
      }
    }
    if (pointedHalf == half && pointed >= 0 && experiment.isPresent(pointed)) {
      drawPointed(experiment, pointed);
    }
  }

  /** What the tank under the mouse sees, and where it drives. */
  private void drawPointed(SwarmExperiment experiment, int i) {
    Pen pen = tools.pen();
    double x = experiment.x(i);
    double y = experiment.y(i);
    double radius = experiment.limits().radius();
    pen.ink(tools.palette().of(ColorRole.TEXT), 0.5);
    pen.ring(x, y, experiment.limits().range(), 0.05);
    pen.ink(tools.palette().of(ColorRole.SHIP_SHOT), 0.9);
    pen.ring(x, y, radius * experiment.limits().margin(), 0.06);
    double ahead = experiment.speed(i);
    double heading = experiment.heading(i);
    pen.line(x, y, x + ahead * Math.cos(heading), y + ahead * Math.sin(heading), 0.08);
    int near = nearest(experiment, i, x, y, experiment.limits().range());
    if (near >= 0) {
      pen.ink(tools.palette().of(ColorRole.WARNING), 0.8);
      pen.line(x, y, experiment.x(near), experiment.y(near), 0.05);
    }
  }

  /** The tank nearest to a place, but for {@code self}; -1: none is that near. */
  private static int nearest(
      SwarmExperiment experiment, int self, double x, double y, double reach) {
    int found = -1;
    double least = reach;
    for (int i = 0; i < experiment.count(); i++) {
      double distance = Math.hypot(experiment.x(i) - x, experiment.y(i) - y);
      if (i != self && experiment.isPresent(i) && distance < least) {
        least = distance;
        found = i;
      }
    }
    return found;
  }

  void grab(double pixelX, double pixelY, List<SwarmBench.Half> halves) {
    hover(pixelX, pixelY, halves);
    held = pointed;
    heldHalf = pointedHalf;
  }

  /** Moves the tank that is held; false: none is. */
  boolean drag(double pixelX, double pixelY, List<SwarmBench.Half> halves) {
    if (held < 0 || heldHalf >= halves.size()) {
      return false;
    }
    FieldView view = views.get(heldHalf);
    SwarmExperiment experiment = halves.get(heldHalf).experiment();
    experiment.drag(held, view.worldX(pixelX), view.worldY(pixelY));
    return true;
  }

  void release() {
    held = -1;
  }

  void hover(double pixelX, double pixelY, List<SwarmBench.Half> halves) {
    pointed = -1;
    for (int i = 0; i < halves.size(); i++) {
      FieldView view = views.get(i);
      if (view.holds(pixelX, pixelY)) {
        pointedHalf = i;
        double x = view.worldX(pixelX);
        double y = view.worldY(pixelY);
        pointed = nearest(halves.get(i).experiment(), -1, x, y, REACH);
      }
    }
  }
}
