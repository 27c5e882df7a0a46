package towline.lab.swarm;

import towline.avoidance.Agility;
import towline.avoidance.AvoidanceLaw;
import towline.avoidance.Bounds;
import towline.avoidance.Crowd;
import towline.avoidance.Drive;
import towline.avoidance.EdgeRule;
import towline.avoidance.Manoeuvre;
import towline.avoidance.Roaming;
import towline.math.RandomStream;
import towline.math.Trigonometry;

/**
 * The arena of lab swarm: tanks that roam straight on, avoid each other by a law, and turn away
 * from the walls on a random course. All decide, then all move. Makes no garbage in a tick.
 */
final class Arena {
  static final Agility AGILITY = new Agility(0.5, 3, Math.toRadians(120), 5, 1.2);
  private static final double FILL = 0.05;
  private static final double CELL = 2.5;

  /** A tank this long before a wall takes a new course, s. */
  private static final double EDGE_AHEAD = 2;

  /** A tank this close to its new course has ended its edge turn: cosine of the angle. */
  private static final double ON_COURSE = Trigonometry.cos(Math.toRadians(2));

  final int count;
  final Bounds bounds;
  final double[] xs;
  final double[] ys;
  final double[] headingXs;
  final double[] headingYs;
  final double[] speeds;
  final double[] moveXs;
  final double[] moveYs;
  final boolean[] edgeTurns;

  private final AvoidanceLaw law;
  private final double dt;
  private final double[] turnRates;
  private final double[] wishXs;
  private final double[] wishYs;
  private final RandomStream[] randoms;
  private final Crowd crowd;
  private final Drive drive = new Drive();
  private final Manoeuvre manoeuvre = new Manoeuvre();

  Arena(AvoidanceLaw law, int tanks, double dt, long seed) {
    this.law = law;
    this.dt = dt;
    count = tanks;
    double radius = AGILITY.radius();
    double side = Math.sqrt(tanks * Math.PI * radius * radius / FILL);
    bounds = new Bounds(0, 0, side, side);
    crowd = new Crowd(bounds, CELL);
    xs = new double[tanks];
    ys = new double[tanks];
    headingXs = new double[tanks];
    headingYs = new double[tanks];
    speeds = new double[tanks];
    moveXs = new double[tanks];
    moveYs = new double[tanks];
    edgeTurns = new boolean[tanks];
    turnRates = new double[tanks];
    wishXs = new double[tanks];
    wishYs = new double[tanks];
    randoms = new RandomStream[tanks];
    RandomStream root = new RandomStream(seed);
    for (int i = 0; i < tanks; i++) {
      randoms[i] = root.split(i);
      place(i);
    }
  }

  /** Draws a place with room around it and a heading with which a turning circle fits. */
  private void place(int i) {
    RandomStream random = randoms[i];
    double radius = AGILITY.radius();
    boolean stands;
    do {
      xs[i] = random.range(bounds.left() + radius, bounds.right() - radius);
      ys[i] = random.range(bounds.bottom() + radius, bounds.top() - radius);
      double heading = random.range(-Math.PI, Math.PI);
      headingXs[i] = Trigonometry.cos(heading);
      headingYs[i] = Trigonometry.sin(heading);
      stands = isFree(i) && circleFits(i);
    } while (!stands);
    wishXs[i] = headingXs[i];
    wishYs[i] = headingYs[i];
    speeds[i] = AGILITY.speed();
  }

  private boolean circleFits(int i) {
    return EdgeRule.leftCircleFits(bounds, AGILITY, xs[i], ys[i], headingXs[i], headingYs[i])
        || EdgeRule.rightCircleFits(bounds, AGILITY, xs[i], ys[i], headingXs[i], headingYs[i]);
  }

  private boolean isFree(int i) {
    double apart = 2 * AGILITY.radius() * AGILITY.margin();
    for (int j = 0; j < i; j++) {
      double dx = xs[j] - xs[i];
      double dy = ys[j] - ys[i];
      if (dx * dx + dy * dy < apart * apart) {
        return false;
      }
    }
    return true;
  }

  /** One tick: all see, all decide, all move. */
  void tick() {
    crowd.clear();
    for (int i = 0; i < count; i++) {
      double vx = speeds[i] * headingXs[i];
      double vy = speeds[i] * headingYs[i];
      crowd.add(xs[i], ys[i], vx, vy, AGILITY.radius());
    }
    crowd.settle();
    for (int i = 0; i < count; i++) {
      decide(i);
    }
    for (int i = 0; i < count; i++) {
      move(i);
    }
  }

  private void decide(int i) {
    if (!edgeTurns[i]) {
      wishXs[i] = headingXs[i];
      wishYs[i] = headingYs[i];
    }
    drive.self = i;
    drive.headingX = headingXs[i];
    drive.headingY = headingYs[i];
    drive.wishX = wishXs[i];
    drive.wishY = wishYs[i];
    law.decide(crowd, drive, AGILITY, dt, manoeuvre);
    turnRates[i] = manoeuvre.turnRate;
    speeds[i] = manoeuvre.speed;
    if (!edgeTurns[i] && (manoeuvre.atEdge || isEdgeAhead(i))) {
      edgeTurns[i] = true;
      double share = randoms[i].range(-1, 1);
      double course =
          Roaming.courseOffWall(bounds, xs[i], ys[i], headingXs[i], headingYs[i], share);
      wishXs[i] = Trigonometry.cos(course);
      wishYs[i] = Trigonometry.sin(course);
    }
  }

  private boolean isEdgeAhead(int i) {
    return Roaming.isEdgeAhead(
        bounds, AGILITY, xs[i], ys[i], headingXs[i], headingYs[i], EDGE_AHEAD);
  }

  /** Drives the exact arc of the step. */
  private void move(int i) {
    double half = 0.5 * turnRates[i] * dt;
    double cosine = 1;
    double sine = 0;
    double chord = speeds[i] * dt;
    if (half != 0) {
      cosine = Trigonometry.cos(half);
      sine = Trigonometry.sin(half);
      chord *= Math.abs(half) > 1e-9 ? sine / half : 1;
    }
    double middleX = cosine * headingXs[i] - sine * headingYs[i];
    double middleY = sine * headingXs[i] + cosine * headingYs[i];
    moveXs[i] = chord * middleX;
    moveYs[i] = chord * middleY;
    xs[i] += moveXs[i];
    ys[i] += moveYs[i];
    double headingX = cosine * middleX - sine * middleY;
    double headingY = sine * middleX + cosine * middleY;
    double length = Math.sqrt(headingX * headingX + headingY * headingY);
    headingXs[i] = headingX / length;
    headingYs[i] = headingY / length;
    if (edgeTurns[i] && headingXs[i] * wishXs[i] + headingYs[i] * wishYs[i] > ON_COURSE) {
      edgeTurns[i] = false;
    }
  }
}
