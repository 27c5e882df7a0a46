package towline.ai.bot;

import java.util.Arrays;
import towline.ai.aim.AimMode;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * A guess of a courier's motion from its visible track alone, as a player makes it: from the places
 * of courier and drone during a second. Each tick the last 0.4 s are classified as one motion,
 * which gets a vote; votes fade.
 */
final class CourierTrack {
  /** The apparent motion of a courier. */
  enum Motion {
    /** Trembles on a spot. */
    TREMBLES(AimMode.DIRECT, AimMode.LOB),
    /** Straight and slow. */
    GLIDES(AimMode.LEAD, AimMode.LOB),
    /** Straight and fast. */
    DASHES(AimMode.TURN_LEAD, AimMode.LOB),
    /** Turns at a constant rate. */
    CIRCLES(AimMode.PREDICT, AimMode.LEARN),
    /** Falls like a ball. */
    HOPS(AimMode.PREDICT, AimMode.TURN_LEAD),
    /** Turns left and right at constant speed. */
    WEAVES(AimMode.LEARN, AimMode.LEARN),
    /** Follows the drone. */
    SHADOWS(AimMode.HOLD, AimMode.HOLD),
    /** None of these. */
    EVADES(AimMode.SURE, AimMode.SURE);

    private final AimMode mode;
    private final AimMode modeFalling;

    Motion(AimMode mode, AimMode modeFalling) {
      this.mode = mode;
      this.modeFalling = modeFalling;
    }

    /** Returns the aim mode with the belief that fits; {@code falls} if shots fall. */
    AimMode mode(boolean falls) {
      return falls ? modeFalling : mode;
    }
  }

  private static final Motion[] MOTIONS = Motion.values();

  /** Number of places that are classified as one motion; they span 0.4 s. */
  private static final int PLACES = 25;

  /** Number of ticks of a track before the first guess: 1 s. */
  private static final int MIN_TICKS = 60;

  /** Number of ticks of a track before it counts as evading. */
  private static final int MIN_TICKS_TO_EVADE = 105;

  /** Share of a vote that is left after a tick. */
  private static final double VOTE_FADE = 0.97;

  /** Least votes for a motion, as a share of those for {@link Motion#EVADES}. */
  private static final double MIN_VOTE_SHARE = 0.35;

  /** Number of ticks behind the drone that make a shadow. */
  private static final int SHADOW_TICKS = 20;

  /** Least distance of a shadow from the drone, m. */
  private static final double MIN_SHADOW_DISTANCE = 2;

  /** Greatest distance of a shadow from the drone, m. */
  private static final double MAX_SHADOW_DISTANCE = 7;

  /** Greatest change of a shadow's distance from the drone, m. */
  private static final double MAX_SHADOW_CHANGE = 3;

  /** Size of a track below which it counts as a spot, m. */
  private static final double SPOT_SIZE = 0.9;

  /** Spread of speeds below which a straight flight counts as constant, m/s. */
  private static final double STRAIGHT_SPEED_SPREAD = 0.5;

  /** Spread of speeds below which a turning flight counts as constant, m/s. */
  private static final double TURNING_SPEED_SPREAD = 1;

  /** Greatest speed of gliding, m/s. */
  private static final double MAX_GLIDING_SPEED = 12;

  /** Turn rate below which a flight counts as straight, rad/s. */
  private static final double STRAIGHT_TURN_RATE = 0.1;

  /** Deviation of turn rates below which they count as constant, rad/s. */
  private static final double TURN_RATE_TOLERANCE = 0.12;

  /** Least turn rate of a circle, rad/s. */
  private static final double MIN_CIRCLE_TURN_RATE = 1.5;

  /** Deviation of accelerations below which they count as constant, m/s^2. */
  private static final double FALL_TOLERANCE = 2;

  /** Least acceleration of a fall, m/s^2. */
  private static final double MIN_FALL = 15;

  /** Least speed of weaving, m/s. */
  private static final double MIN_WEAVING_SPEED = 8;

  // The last places and their derivatives, the oldest first.
  private final double[] xs = new double[PLACES];
  private final double[] ys = new double[PLACES];
  private final double[] gaps = new double[PLACES];
  private final double[] turns = new double[PLACES - 2];
  private final double[] fallsX = new double[PLACES - 2];
  private final double[] fallsY = new double[PLACES - 2];
  private final double[] sorted = new double[PLACES - 2];
  private final double[] votes = new double[MOTIONS.length];
  private int courier;
  private int ticks;
  private int ticksBehind;

  /** Adds the place of the courier, if there is one; call it once a tick. */
  void look(Snapshot snapshot) {
    int i = snapshot.first(EntityKind.COURIER);
    int drone = snapshot.first(EntityKind.DRONE);
    if (i == snapshot.end(EntityKind.COURIER) || drone == snapshot.end(EntityKind.DRONE)) {
      courier = 0;
      ticks = 0;
      return;
    }
    if (snapshot.id(i) != courier) {
      courier = snapshot.id(i);
      ticks = 0;
      ticksBehind = 0;
      Arrays.fill(votes, 0);
    }
    ticks++;
    append(xs, snapshot.x(i));
    append(ys, snapshot.y(i));
    append(gaps, snapshot.distance(i, drone));
    if (ticks >= PLACES) {
      for (int k = 0; k < votes.length; k++) {
        votes[k] *= VOTE_FADE;
      }
      Motion motion = classify();
      ticksBehind = motion == Motion.SHADOWS ? ticksBehind + 1 : 0;
      votes[motion.ordinal()]++;
    }
  }

  /** Returns true if there is a courier with a track that is long enough for a guess. */
  boolean isGuessed() {
    if (ticks < MIN_TICKS) {
      return false;
    }
    return ticks >= MIN_TICKS_TO_EVADE || best() != Motion.EVADES;
  }

  /** Returns the most likely motion. */
  Motion best() {
    if (ticksBehind >= SHADOW_TICKS) {
      return Motion.SHADOWS;
    }
    Motion best = Motion.EVADES;
    double max = MIN_VOTE_SHARE * votes[Motion.EVADES.ordinal()];
    for (Motion motion : MOTIONS) {
      boolean votable = motion != Motion.EVADES && motion != Motion.SHADOWS;
      if (votable && votes[motion.ordinal()] > max) {
        max = votes[motion.ordinal()];
        best = motion;
      }
    }
    return best;
  }

  /** Returns true if the courier shadows the drone. */
  boolean isShadow() {
    return ticks > 0 && ticksBehind >= SHADOW_TICKS;
  }

  /** Classifies the last places. */
  private Motion classify() {
    boolean follows = min(gaps) > MIN_SHADOW_DISTANCE && max(gaps) < MAX_SHADOW_DISTANCE;
    if (follows && max(gaps) - min(gaps) < MAX_SHADOW_CHANGE) {
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
    if (StrictMath.hypot(max(xs) - min(xs), max(ys) - min(ys)) < SPOT_SIZE && path > SPOT_SIZE) {
      return Motion.TREMBLES;
    }
    differentiate();
    double speed = path / ((PLACES - 1) * Tick.SECONDS);
    double spread = Math.max(fastest - speed, speed - slowest);
    if (countNear(turns, 0, STRAIGHT_TURN_RATE) > 20 && spread < STRAIGHT_SPEED_SPREAD) {
      return speed < MAX_GLIDING_SPEED ? Motion.GLIDES : Motion.DASHES;
    }
    double fallX = median(fallsX);
    double fallY = median(fallsY);
    boolean down = fallY < -MIN_FALL && Math.abs(fallX) < FALL_TOLERANCE;
    if (down && countNear(fallX, fallY) > 17) {
      return Motion.HOPS;
    }
    double turn = median(turns);
    boolean circles =
        countNear(turns, turn, TURN_RATE_TOLERANCE) > 19 && spread < TURNING_SPEED_SPREAD;
    if (circles && Math.abs(turn) > MIN_CIRCLE_TURN_RATE) {
      return Motion.CIRCLES;
    }
    return spread < TURNING_SPEED_SPREAD && speed > MIN_WEAVING_SPEED
        ? Motion.WEAVES
        : Motion.EVADES;
  }

  /** Computes turn rates, rad/s, and accelerations, m/s^2, between the places. */
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

  private int countNear(double x, double y) {
    int count = 0;
    for (int k = 0; k < fallsX.length; k++) {
      count += StrictMath.hypot(fallsX[k] - x, fallsY[k] - y) < FALL_TOLERANCE ? 1 : 0;
    }
    return count;
  }

  /** Returns the number of values that differ from {@code value} by less than {@code margin}. */
  private static int countNear(double[] values, double value, double margin) {
    int count = 0;
    for (double each : values) {
      count += Math.abs(each - value) < margin ? 1 : 0;
    }
    return count;
  }

  private double median(double[] values) {
    System.arraycopy(values, 0, sorted, 0, sorted.length);
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static double min(double[] values) {
    double min = values[0];
    for (double value : values) {
      min = Math.min(min, value);
    }
    return min;
  }

  private static double max(double[] values) {
    double max = values[0];
    for (double value : values) {
      max = Math.max(max, value);
    }
    return max;
  }

  private static void append(double[] values, double last) {
    System.arraycopy(values, 1, values, 0, values.length - 1);
    values[values.length - 1] = last;
  }

  void hashInto(StateHash hash) {
    hash.add(courier);
    hash.add(ticks);
    hash.add(ticksBehind);
    for (double vote : votes) {
      hash.add(vote);
    }
    for (int k = 0; k < PLACES; k++) {
      hash.add(xs[k]);
      hash.add(ys[k]);
    }
  }
}
