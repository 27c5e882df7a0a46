package towline.aim.learn;

import towline.aim.situation.MotionBelief;
import towline.math.Trigonometry;

/**
 * A target that moves as one belief predicts, tick by tick: its place, its displacement in the last
 * tick, and the parameters of the next. Metres and ticks. A reusable buffer.
 */
final class PredictedPath {
  MotionBelief belief = MotionBelief.STRAIGHT;

  /** Position of the target, m. */
  double x;

  double y;

  /** Displacement in the last tick, m. */
  double wayX;

  double wayY;

  /** Growth of the displacement in each tick, m. */
  double changeX;

  double changeY;

  /** BRAKING: ticks until the stop. */
  double ticksLeft;

  /** TURNING: cosine and sine of the turn per tick. HUNTING: of the largest turn per tick. */
  double turnCosine;

  double turnSine;

  /**
   * WEAVING, HUNTING: offset of the heading from the course or the bearing, now and a tick ago,
   * rad.
   */
  double offset;

  double lastOffset;

  /** Decrease of the offset's change in each tick, as a part of the offset. */
  double stiffness;

  /** WEAVING: the course, a unit vector. */
  double courseX;

  double courseY;

  /** HUNTING: the prey's position, m, and its displacement in a tick. */
  double preyX;

  double preyY;

  double preyWayX;
  double preyWayY;

  static PredictedPath[] array(int size) {
    PredictedPath[] paths = new PredictedPath[size];
    for (int i = 0; i < size; i++) {
      paths[i] = new PredictedPath();
    }
    return paths;
  }

  void set(PredictedPath other) {
    belief = other.belief;
    x = other.x;
    y = other.y;
    wayX = other.wayX;
    wayY = other.wayY;
    changeX = other.changeX;
    changeY = other.changeY;
    ticksLeft = other.ticksLeft;
    turnCosine = other.turnCosine;
    turnSine = other.turnSine;
    offset = other.offset;
    lastOffset = other.lastOffset;
    stiffness = other.stiffness;
    courseX = other.courseX;
    courseY = other.courseY;
    preyX = other.preyX;
    preyY = other.preyY;
    preyWayX = other.preyWayX;
    preyWayY = other.preyWayY;
  }

  /** Returns the length of the last displacement, m. */
  double lastWay() {
    return Math.sqrt(wayX * wayX + wayY * wayY);
  }

  /** Returns the growth of the displacement in a tick, as a length, m. */
  double lastChange() {
    return Math.sqrt(changeX * changeX + changeY * changeY);
  }

  /** Returns a bound on the displacement in any of the next {@code ticks} ticks, m. */
  double longestWay(double ticks) {
    return belief == MotionBelief.ACCELERATING ? lastWay() + ticks * lastChange() : lastWay();
  }

  double distanceTo(PredictedPath other) {
    double dx = x - other.x;
    double dy = y - other.y;
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** Returns the angle from the last displacement to a place, in (-pi, pi], + to the left. */
  double angleTo(double placeX, double placeY) {
    return angleOf(placeX - x, placeY - y);
  }

  /** Returns the angle from the last displacement to a direction, in (-pi, pi], + to the left. */
  double angleOf(double toX, double toY) {
    return Trigonometry.atan2(wayX * toY - wayY * toX, wayX * toX + wayY * toY);
  }

  /** Moves the target on by a tick. */
  void advance() {
    switch (belief) {
      case STRAIGHT -> {}
      case ACCELERATING -> {
        wayX += changeX;
        wayY += changeY;
      }
      case BRAKING -> brake();
      case TURNING -> turn(turnSine);
      case WEAVING -> {
        sweep();
        head(courseX, courseY, 1);
      }
      case HUNTING -> hunt();
    }
    x += wayX;
    y += wayY;
  }

  private void brake() {
    if (ticksLeft >= 1) {
      wayX += changeX;
      wayY += changeY;
      ticksLeft--;
    } else {
      // The remaining distance: half the deceleration times the square of the remaining time.
      double rest = 0.5 * ticksLeft * ticksLeft;
      wayX = -rest * changeX;
      wayY = -rest * changeY;
      ticksLeft = 0;
    }
  }

  private void turn(double sine) {
    double turned = turnCosine * wayX - sine * wayY;
    wayY = sine * wayX + turnCosine * wayY;
    wayX = turned;
  }

  private void sweep() {
    double next = (2 - stiffness) * offset - lastOffset;
    lastOffset = offset;
    offset = next;
  }

  /**
   * Sets the displacement to {@code length}, at the offset from the direction (towardsX, towardsY).
   */
  private void head(double towardsX, double towardsY, double length) {
    double size = lastWay() / length;
    double cosine = size * Trigonometry.cos(offset);
    double sine = size * Trigonometry.sin(offset);
    wayX = cosine * towardsX - sine * towardsY;
    wayY = sine * towardsX + cosine * towardsY;
  }

  private void hunt() {
    double toX = preyX - x;
    double toY = preyY - y;
    double distance = Math.sqrt(toX * toX + toY * toY);
    sweep();
    if (distance > 0) {
      double oldX = wayX;
      double oldY = wayY;
      head(toX, toY, distance);
      double along = oldX * wayX + oldY * wayY;
      if (along < turnCosine * (oldX * oldX + oldY * oldY)) {
        double across = oldX * wayY - oldY * wayX;
        wayX = oldX;
        wayY = oldY;
        turn(across < 0 ? -turnSine : turnSine);
      }
    }
    preyX += preyWayX;
    preyY += preyWayY;
  }
}
