package towline.ai.bot;

import java.util.Arrays;
import towline.ai.aim.AimMode;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * Guesses how a courier flies from what is seen of its way, as a player does: from nothing but
 * where it and the drone have been for a second. Each tick the last 0.4 s are taken for one motion
 * or another, and have a vote that fades.
 */
final class CourierTrack {
  /** What its way looks like. */
  enum Motion {
    /** Shivers on a spot. */
    TREMBLES(AimMode.DIRECT, AimMode.LOB),
    /** Straight and slow. */
    GLIDES(AimMode.LEAD, AimMode.LOB),
    /** Straight and fast. */
    DASHES(AimMode.TURN_LEAD, AimMode.LOB),
    /** Turns evenly. */
    CIRCLES(AimMode.PREDICT, AimMode.LEARN),
    /** Falls as a ball does. */
    HOPS(AimMode.PREDICT, AimMode.TURN_LEAD),
    /** Turns to and fro at one speed. */
    WEAVES(AimMode.LEARN, AimMode.LEARN),
    /** Hangs behind the drone. */
    SHADOWS(AimMode.HOLD, AimMode.HOLD),
    /** None of these. */
    EVADES(AimMode.SURE, AimMode.SURE);

    private final AimMode mode;
    private final AimMode modeFalling;

    Motion(AimMode mode, AimMode modeFalling) {
      this.mode = mode;
      this.modeFalling = modeFalling;
    }

    /** The aim mode that believes in it where shots fall, or do not. */
    AimMode mode(boolean falls) {
      return falls ? modeFalling : mode;
    }
  }

  private static final Motion[] MOTIONS = Motion.values();

  /** So many places are taken for one motion; they span 0.4 s. */
  private static final int PLACES = 25;

  /** It is looked at for so many ticks before anything is guessed: 1 s. */
  private static final int LOOK = 60;

  /** What looks like nothing is taken to evade only after so many ticks. */
  private static final int LONG_LOOK = 105;

  /** What is left of a vote after a tick. */
  private static final double FADE = 0.97;

  /** The share of the votes for nothing that a motion needs. */
  private static final double ENOUGH = 0.35;

  /** So many ticks behind the drone are a shadow. */
  private static final int FOLLOWS = 20;

  private static final double NEAR_DRONE = 2;
  private static final double BEHIND_DRONE = 7;

  /** By how much its distance from the drone changes meanwhile, m. */
  private static final double SLACK = 3;

  /** What goes no farther than this is on a spot, m. */
  private static final double SPOT = 0.9;

  /** Speeds that differ by less are one speed, m/s. */
  private static final double ONE_SPEED = 0.5;

  private static final double ABOUT_ONE_SPEED = 1;

  /** What is faster does not glide, m/s. */
  private static final double FAST = 12;

  /** What turns less flies straight, rad/s; what differs by less turns evenly. */
  private static final double STRAIGHT = 0.1;

  private static final double EVEN_TURN = 0.12;
  private static final double LEAST_TURN = 1.5;

  /** Accelerations that differ by less are one, and a falling thing has at least, m/s^2. */
  private static final double ONE_FALL = 2;

  private static final double LEAST_FALL = 15;

  private static final double WEAVING_SPEED = 8;

  // The last places, and what of their sequence is even; the oldest comes first.
  private final double[] xs = new double[PLACES];
  private final double[] ys = new double[PLACES];
  private final double[] gaps = new double[PLACES];
  private final double[] turns = new double[PLACES - 2];
  private final double[] fallsX = new double[PLACES - 2];
  private final double[] fallsY = new double[PLACES - 2];
  private final double[] sorted = new double[PLACES - 2];
  private final double[] votes = new double[MOTIONS.length];
  private int courier;
  private int seenFor;
  private int behind;

  /** Looks at the courier, if there is one; once a tick. */
  void look(Snapshot seen) {
    int i = seen.first(EntityKind.COURIER);
    int drone = seen.first(EntityKind.DRONE);
    if (i == seen.end(EntityKind.COURIER) || drone == seen.end(EntityKind.DRONE)) {
      courier = 0;
      seenFor = 0;
      return;
    }
    if (seen.id(i) != courier) {
      courier = seen.id(i);
      seenFor = 0;
      behind = 0;
      Arrays.fill(votes, 0);
    }
    seenFor++;
    append(xs, seen.x(i));
    append(ys, seen.y(i));
    append(gaps, seen.distance(i, drone));
    if (seenFor >= PLACES) {
      for (int k = 0; k < votes.length; k++) {
        votes[k] *= FADE;
      }
      Motion now = glance();
      behind = now == Motion.SHADOWS ? behind + 1 : 0;
      votes[now.ordinal()]++;
    }
  }

  /** Whether there is a courier of which something can be said. */
  boolean isGuessed() {
    if (seenFor < LOOK) {
      return false;
    }
    return seenFor >= LONG_LOOK || best() != Motion.EVADES;
  }

  /** How it flies, as far as can be told. */
  Motion best() {
    if (behind >= FOLLOWS) {
      return Motion.SHADOWS;
    }
    Motion best = Motion.EVADES;
    double most = ENOUGH * votes[Motion.EVADES.ordinal()];
    for (Motion motion : MOTIONS) {
      boolean votable = motion != Motion.EVADES && motion != Motion.SHADOWS;
      if (votable && votes[motion.ordinal()] > most) {
        most = votes[motion.ordinal()];
        best = motion;
      }
    }
    return best;
  }

  /** Whether it hangs behind the drone. */
  boolean isShadow() {
    return seenFor > 0 && behind >= FOLLOWS;
  }

  /** What the last places look like. */
  private Motion glance() {
    boolean near = least(gaps) > NEAR_DRONE && most(gaps) < BEHIND_DRONE;
    if (near && most(gaps) - least(gaps) < SLACK) {
      return Motion.SHADOWS;
    }
    double path = 0;
    double slowest = Double.POSITIVE_INFINITY;
    double fastest = 0;
    for (int k = 1; k < PLACES; k++) {
      double step = StrictMath.hypot(xs[k] - xs[k - 1], ys[k] - ys[k - 1]);
      path += step;
      slowest = Math.min(slowest, step / Tick.SECONDS);
      fastest = Math.max(fastest, step / Tick.SECONDS);
    }
    if (StrictMath.hypot(most(xs) - least(xs), most(ys) - least(ys)) < SPOT && path > SPOT) {
      return Motion.TREMBLES;
    }
    differentiate();
    double speed = path / ((PLACES - 1) * Tick.SECONDS);
    double spread = Math.max(fastest - speed, speed - slowest);
    if (near(turns, 0, STRAIGHT) > 20 && spread < ONE_SPEED) {
      return speed < FAST ? Motion.GLIDES : Motion.DASHES;
    }
    double fallX = median(fallsX);
    double fallY = median(fallsY);
    boolean down = fallY < -LEAST_FALL && Math.abs(fallX) < ONE_FALL;
    if (down && evenFalls(fallX, fallY) > 17) {
      return Motion.HOPS;
    }
    double turn = median(turns);
    boolean circles = near(turns, turn, EVEN_TURN) > 19 && spread < ABOUT_ONE_SPEED;
    if (circles && Math.abs(turn) > LEAST_TURN) {
      return Motion.CIRCLES;
    }
    return spread < ABOUT_ONE_SPEED && speed > WEAVING_SPEED ? Motion.WEAVES : Motion.EVADES;
  }

  /** Turn rates, rad/s, and accelerations, m/s^2, between the places. */
  private void differentiate() {
    double dt = Tick.SECONDS;
    for (int k = 0; k < PLACES - 2; k++) {
      double ax = xs[k + 1] - xs[k];
      double ay = ys[k + 1] - ys[k];
      double bx = xs[k + 2] - xs[k + 1];
      double by = ys[k + 2] - ys[k + 1];
      turns[k] = StrictMath.atan2(ax * by - ay * bx, ax * bx + ay * by) / dt;
      fallsX[k] = (bx - ax) / (dt * dt);
      fallsY[k] = (by - ay) / (dt * dt);
    }
  }

  private int evenFalls(double x, double y) {
    int even = 0;
    for (int k = 0; k < fallsX.length; k++) {
      even += StrictMath.hypot(fallsX[k] - x, fallsY[k] - y) < ONE_FALL ? 1 : 0;
    }
    return even;
  }

  /** How many of the values are within a margin of one. */
  private static int near(double[] values, double value, double margin) {
    int near = 0;
    for (double each : values) {
      near += Math.abs(each - value) < margin ? 1 : 0;
    }
    return near;
  }

  private double median(double[] values) {
    System.arraycopy(values, 0, sorted, 0, sorted.length);
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static double least(double[] values) {
    double least = values[0];
    for (double value : values) {
      least = Math.min(least, value);
    }
    return least;
  }

  private static double most(double[] values) {
    double most = values[0];
    for (double value : values) {
      most = Math.max(most, value);
    }
    return most;
  }

  private static void append(double[] values, double last) {
    System.arraycopy(values, 1, values, 0, values.length - 1);
    values[values.length - 1] = last;
  }

  void hashInto(StateHash hash) {
    hash.add(courier);
    hash.add(seenFor);
    hash.add(behind);
    for (double vote : votes) {
      hash.add(vote);
    }
    for (int k = 0; k < PLACES; k++) {
      hash.add(xs[k]);
      hash.add(ys[k]);
    }
  }
}
