package towline.game.range;

import java.util.ArrayList;
import java.util.List;
import towline.avoidance.AgentLimits;
import towline.avoidance.AvoidanceLaw;
import towline.avoidance.Bounds;
import towline.avoidance.Crowd;
import towline.content.look.ColorRole;
import towline.trial.swarm.Hand;
import towline.trial.swarm.RoamingArena;
import towline.trial.swarm.SwarmSimulation;
import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;

/** The world of the bench SWARM: a half for each law, with a wall between. */
final class SwarmField {
  /**
   * A half of the picture.
   *
   * @param law the avoidance law of its tanks
   * @param experiment the simulation of its tanks
   */
  record Half(AvoidanceLaw law, SwarmSimulation experiment) {}

  /** Duration of the glow of a touch, s. */
  private static final double GLOW_SECONDS = 0.5;

  private static final int MAX_TOUCHES = 300;

  /** Distance up to which the mouse grabs a tank, m. */
  private static final double GRAB_DISTANCE = 1.2;

  /** Time to contact above which a contact is not marked, s. */
  private static final double MAX_CONTACT_TIME = 4;

  /** Turn rate below which a tank counts as driving straight, rad/s. */
  private static final double STRAIGHT_TURN_RATE = 0.02;

  private static final int STEPS_AHEAD = 12;

  /** Minimum side of the view, m. */
  private static final double MIN_SPAN = 15;

  private final RangeTools tools;
  private final List<FieldView> views = List.of(new FieldView(), new FieldView());
  private final List<Touch> touches = new ArrayList<>();
  private final double[] spans = {0, 0};
  private final double[] middlesX = {0, 0};
  private final double[] middlesY = {0, 0};
  private int heldHalf = -1;
  private int heldTank = -1;
  private int pointedHalf = -1;
  private int pointed = -1;

  /** The place and age of a touch of two tanks. */
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
    return tools.palette().colour(half == 0 ? ColorRole.TANK : ColorRole.MITE);
  }

  void clear() {
    touches.clear();
    spans[0] = 0;
    spans[1] = 0;
    heldTank = -1;
    pointed = -1;
  }

  /** Records the touches of the last tick. */
  void note(int half, SwarmSimulation experiment) {
    for (int n = 0; n < experiment.tally().lastTouches(); n++) {
      int tank = experiment.tally().lastTouched(n);
      touches.add(new Touch(half, experiment.x(tank), experiment.y(tank)));
    }
    while (touches.size() > MAX_TOUCHES) {
      touches.remove(0);
    }
  }

  void draw(BenchFrame frame, List<Half> halves) {
    for (int i = 0; i < halves.size(); i++) {
      FieldView view = views.get(i);
      double wide = frame.width() / halves.size();
      view.place(frame.left() + i * wide + 2, frame.bottom(), wide - 4, frame.height());
      SwarmSimulation experiment = halves.get(i).experiment();
      fit(view, i, experiment);
      frame.begin(view, tools.shapes());
      drawHalf(i, experiment);
      view.end(tools.shapes());
    }
    for (Touch touch : touches) {
      touch.age += frame.seconds() / GLOW_SECONDS;
    }
    touches.removeIf(touch -> touch.age >= 1);
  }

  /** Fits the view to the whole arena, or to all tanks that have not arrived. */
  private void fit(FieldView view, int half, SwarmSimulation experiment) {
    Bounds bounds = experiment.bounds();
    double left = bounds.right();
    double right = bounds.left();
    double low = bounds.top();
    double high = bounds.bottom();
    for (int i = 0; i < experiment.count(); i++) {
      if (experiment.isPresent(i)) {
        left = Math.min(left, experiment.x(i));
        right = Math.max(right, experiment.x(i));
        low = Math.min(low, experiment.y(i));
        high = Math.max(high, experiment.y(i));
      }
    }
    boolean isArena = experiment instanceof RoamingArena || left > right;
    double wide = isArena ? bounds.right() - bounds.left() + 1 : right - left + 3;
    double tall = isArena ? bounds.top() - bounds.bottom() + 1 : high - low + 3;
    double middleX = isArena ? 0.5 * (bounds.left() + bounds.right()) : 0.5 * (left + right);
    double middleY = isArena ? 0.5 * (bounds.bottom() + bounds.top()) : 0.5 * (low + high);
    double span = Math.max(MIN_SPAN, Math.max(wide, tall));
    double share = spans[half] == 0 ? 1 : 0.05;
    spans[half] += share * (span - spans[half]);
    middlesX[half] += share * (middleX - middlesX[half]);
    middlesY[half] += share * (middleY - middlesY[half]);
    view.look(middlesX[half], middlesY[half], spans[half]);
  }

  private void drawHalf(int half, SwarmSimulation experiment) {
    ShapeDrawer pen = tools.shapes();
    Bounds bounds = experiment.bounds();
    pen.glow(tools.palette().colour(ColorRole.EDGE), 0.8);
    pen.path()
        .add(bounds.left(), bounds.bottom())
        .add(bounds.right(), bounds.bottom())
        .add(bounds.right(), bounds.top())
        .add(bounds.left(), bounds.top());
    pen.strokeClosed(0.12);
    Crowd crowd = experiment.crowd();
    pen.ink(tools.palette().colour(ColorRole.PLATE_EDGE), 1);
    for (int wall = 0; wall < crowd.wallCount(); wall++) {
      pen.line(
          crowd.wallX(wall), crowd.wallY(wall), crowd.wallEndX(wall), crowd.wallEndY(wall), 0.2);
    }
    int rgb = colour(half);
    double radius = experiment.radius();
    for (int i = 0; i < experiment.count(); i++) {
      if (experiment.isPresent(i)) {
        double heading = experiment.heading(i);
        tools.tanks().draw(pen, experiment.x(i), experiment.y(i), heading, 0.9 * radius, rgb);
      }
    }
    int warning = tools.palette().colour(ColorRole.WARNING);
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
    drawHand(experiment);
  }

  /**
   * Draws the perception of the tank under the mouse: its range, the tank that it avoids, the point
   * of contact with that tank's margin, and its turn.
   */
  private void drawPointed(SwarmSimulation experiment, int i) {
    ShapeDrawer pen = tools.shapes();
    AgentLimits limits = experiment.limits();
    double radius = experiment.radius();
    double x = experiment.x(i);
    double y = experiment.y(i);
    pen.ink(colour(ColorRole.TEXT), 0.5);
    pen.ring(x, y, limits.range(), 0.05);
    pen.ink(colour(ColorRole.SHIP_SHOT), 0.9);
    pen.ring(x, y, radius * limits.margin(), 0.06);
    drawTurn(experiment, i);
    int other = experiment.avoidedDisc(i);
    Crowd crowd = experiment.crowd();
    if (other < 0 || other >= crowd.count()) {
      return;
    }
    pen.ink(colour(ColorRole.WARNING), 0.9);
    pen.line(x, y, crowd.x(other), crowd.y(other), 0.06);
    pen.ring(crowd.x(other), crowd.y(other), crowd.radius(other) + 0.5 * radius, 0.09);
    double contact = experiment.timeToContact(i);
    if (contact < MAX_CONTACT_TIME) {
      double ahead = contact * limits.speed();
      double hitX = x + ahead * Math.cos(experiment.heading(i));
      double hitY = y + ahead * Math.sin(experiment.heading(i));
      double arm = 0.7 * radius;
      pen.ink(colour(ColorRole.CORE), 0.95);
      pen.ring(hitX, hitY, radius, 0.06);
      pen.line(hitX - arm, hitY - arm, hitX + arm, hitY + arm, 0.06);
      pen.line(hitX - arm, hitY + arm, hitX + arm, hitY - arm, 0.06);
    }
  }

  /** Draws the path of the next second at the current turn rate. */
  private void drawTurn(SwarmSimulation experiment, int i) {
    LinePath path = tools.shapes().path();
    double x = experiment.x(i);
    double y = experiment.y(i);
    double heading = experiment.heading(i);
    for (int k = 0; k <= STEPS_AHEAD; k++) {
      path.add(x, y);
      heading += experiment.turnRate(i) / STEPS_AHEAD;
      x += experiment.speed(i) * Math.cos(heading) / STEPS_AHEAD;
      y += experiment.speed(i) * Math.sin(heading) / STEPS_AHEAD;
    }
    tools.shapes().ink(colour(ColorRole.SHIP_SHOT), 0.95);
    tools.shapes().strokeOpen(0.1);
  }

  /**
   * Writes beside the tank under the mouse the direction in which it avoids the other, and the time
   * to contact.
   */
  void writePointed(List<Half> halves) {
    if (pointed < 0 || pointedHalf >= halves.size()) {
      return;
    }
    SwarmSimulation experiment = halves.get(pointedHalf).experiment();
    if (!experiment.isPresent(pointed) || experiment.avoidedDisc(pointed) < 0) {
      return;
    }
    double turn = experiment.turnRate(pointed);
    String key =
        turn > STRAIGHT_TURN_RATE
            ? "range.avoids.left"
            : turn < -STRAIGHT_TURN_RATE ? "range.avoids.right" : "range.avoids.straight";
    double contact = experiment.timeToContact(pointed);
    String when = contact < MAX_CONTACT_TIME ? "  " + tools.words().number(contact, 1) + " s" : "";
    FieldView view = views.get(pointedHalf);
    double x = view.pixelX(experiment.x(pointed)) + 1.2 * tools.line();
    double y = view.pixelY(experiment.y(pointed)) + 0.8 * tools.line();
    String text = tools.words().of(key) + when;
    tools.text().write(text, CachedText.Anchor.LEFT, colour(ColorRole.TEXT), x, y);
  }

  /** Draws the hand of the mouse in both halves. */
  private void drawHand(SwarmSimulation experiment) {
    Hand hand = experiment.hand();
    if (hand.role() != Hand.Role.ABSENT) {
      boolean isAvoided = hand.role() == Hand.Role.AVOIDED;
      double radius = Hand.SIZE * experiment.radius();
      tools.shapes().glow(colour(isAvoided ? ColorRole.WARNING : ColorRole.SHIP), 0.9);
      tools.shapes().halo(hand.x(), hand.y(), 1.6 * radius);
      tools.shapes().ring(hand.x(), hand.y(), isAvoided ? radius : 0.6 * radius, 0.12);
    }
  }

  private int colour(ColorRole role) {
    return tools.palette().colour(role);
  }

  /** Returns the index of the tank nearest to a point; -1 if none is near. */
  private static int nearest(SwarmSimulation experiment, double x, double y) {
    int found = -1;
    double least = GRAB_DISTANCE;
    for (int i = 0; i < experiment.count(); i++) {
      double distance = Math.hypot(experiment.x(i) - x, experiment.y(i) - y);
      if (experiment.isPresent(i) && distance < least) {
        least = distance;
        found = i;
      }
    }
    return found;
  }

  /** Grabs the tank at a pixel, or adds a new one there; returns true if one was added. */
  boolean grab(double pixelX, double pixelY, List<Half> halves) {
    hover(pixelX, pixelY, halves);
    if (pointed < 0 && isOver(pixelX, pixelY, halves)) {
      FieldView view = views.get(pointedHalf);
      double x = view.worldX(pixelX);
      double y = view.worldY(pixelY);
      return halves.get(pointedHalf).experiment().drop(x, y);
    }
    heldTank = pointed;
    heldHalf = pointedHalf;
    return false;
  }

  private boolean isOver(double x, double y, List<Half> halves) {
    return pointedHalf >= 0 && pointedHalf < halves.size() && views.get(pointedHalf).holds(x, y);
  }

  /** Puts the hand into both halves at a pixel; returns false if the mouse is in neither. */
  boolean reach(Hand.Role role, double pixelX, double pixelY, List<Half> halves) {
    hover(pixelX, pixelY, halves);
    if (!isOver(pixelX, pixelY, halves)) {
      return false;
    }
    FieldView view = views.get(pointedHalf);
    double x = view.worldX(pixelX);
    double y = view.worldY(pixelY);
    halves.forEach(half -> half.experiment().hand().put(role, x, y));
    return true;
  }

  /** Moves the held tank; returns false if none is held. */
  boolean drag(double pixelX, double pixelY, List<Half> halves) {
    if (heldTank < 0 || heldHalf >= halves.size()) {
      return false;
    }
    FieldView view = views.get(heldHalf);
    SwarmSimulation experiment = halves.get(heldHalf).experiment();
    experiment.drag(heldTank, view.worldX(pixelX), view.worldY(pixelY));
    return true;
  }

  void release(List<Half> halves) {
    heldTank = -1;
    halves.forEach(half -> half.experiment().hand().remove());
  }

  void hover(double pixelX, double pixelY, List<Half> halves) {
    pointed = -1;
    for (int i = 0; i < halves.size(); i++) {
      FieldView view = views.get(i);
      if (view.holds(pixelX, pixelY)) {
        pointedHalf = i;
        double x = view.worldX(pixelX);
        double y = view.worldY(pixelY);
        pointed = nearest(halves.get(i).experiment(), x, y);
      }
    }
  }
}
