package towline.aim.learn;

import towline.math.Trigonometry;

/**
 * A target that goes on as one belief has it, tick by tick: where it is, the way it went in the
 * last tick, and what the belief says of the next. Metres and ticks. A buffer to be filled again
 * and again.
 */
final class PredictedPath {
  MotionBelief belief = MotionBelief.STRAIGHT;

  /** Where the target is. */
  double x;

  double y;

  /** Its way in the last tick. */
  double wayX;

  double wayY;

  /** What the way grows by in each tick. */
  double changeX;

  double changeY;

  /** BRAKING: ticks until it stands. */
  double ticksLeft;

  /** TURNING: the turn of a tick. HUNTING: the largest turn of a tick. */
  double turnCosine;

  double turnSine;

  /** WEAVING, HUNTING: how far the heading is off the course or the bearing, now and before. */
  double offset;

  double lastOffset;

  /** The part of the offset by which its change falls in each tick. */
  double stiffness;

  /** WEAVING: the course, as a unit vector. */
  double courseX;

  double courseY;

  /** HUNTING: the prey, and its way in a tick. */
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

  /** How far the target went in the last tick, m. */
  double lastWay() {
    return Math.sqrt(wayX * wayX + wayY * wayY);
  }

  /** How much the way grows or shrinks in a tick, m. */
  double lastChange() {
    return Math.sqrt(changeX * changeX + changeY * changeY);
  }

  /** A bound on the way of any of the next {@code ticks} ticks, m. */
  double longestWay(double ticks) {
    return belief == MotionBelief.ACCELERATING ? lastWay() + ticks * lastChange() : lastWay();
  }

  double distanceTo(PredictedPath other) {
    double dx = x - other.x;
    double dy = y - other.y;
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** The angle from the last way to a place, in (-pi, pi], + to the left. */
  double angleTo(double placeX, double placeY) {
    return angleOf(placeX - x, placeY - y);
  }

  /** The angle from the last way to a direction. */
  double angleOf(double toX, double toY) {
    return Trigonometry.atan2(wayX * toY - wayY * toX, wayX * toX + wayY * toY);
  }

  /** Goes on by a tick. */
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
      // The rest of the way: half the deceleration times the square of the time that is left.
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

  /** Turns the way to the offset from the direction towardsX, towardsY, of that length. */
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
