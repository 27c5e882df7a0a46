package towline.trial.shots;

import towline.math.Angles;

/** Shapes of flight that a person can tell apart in three seconds. */
enum TrackShape {
  /** Stays on its spot. */
  TREMBLES,
  /** Comes back along its own way. */
  SWINGS,
  /** Flies on while its nose shakes. */
  SHIVERS,
  /** Turns left and right. */
  WEAVES,
  /** Darts aside from a shot. */
  DODGES,
  /** Turns to one side. */
  TURNS,
  /** Bends downwards as a thrown stone. */
  FALLS,
  SPEEDS_UP,
  BRAKES,
  STRAIGHT,
  /** Flies straight at the gun. */
  COMES;

  /** Extent of the second half of the track below which the target stays on its spot, m. */
  private static final double SPOT_EXTENT = 1.8;

  /** Cosine of the angle between two directions below which the second leads back. */
  private static final double BACK_COSINE = -0.85;

  /** Bend of a way there and back below which it is one way, m. */
  private static final double SWING_BEND = 0.6;

  /** Turn of the nose between two places that counts as a shake, rad. */
  private static final double SHAKE = 0.25;

  /** Number of shakes to alternate sides from which the target shivers. */
  private static final int SHAKES = 7;

  /** Turn to each side from which the target weaves, rad. */
  private static final double WEAVING_TURN = 0.35;

  /** Turn to one side from which the target turns, rad. */
  private static final double TURNING_TURN = 0.3;

  /** Downward acceleration from which a bend may be a fall, m/s^2. */
  private static final double LEAST_FALL = 2.5;

  /** Difference of the downward acceleration between two moments below which it is even, m/s^2. */
  private static final double EVEN_FALL = 1.5;

  /** Change of the speed in a second that a person sees, m/s. */
  private static final double SPEED_CHANGE = 0.7;

  /** Distance from the gun at which the course of a target that comes would pass, m. */
  private static final double COMING_DISTANCE = 0.8;

  /** Returns the shape of the target's flight. */
  static TrackShape of(Situation situation, WatchedTrack track) {
    if (situation.doesTargetDodge()) {
      return DODGES;
    }
    if (track.extent(WatchedTrack.LAST / 2) < SPOT_EXTENT) {
      return TREMBLES;
    }
    if (comesBack(track)) {
      return SWINGS;
    }
    if (shakes(track) >= SHAKES) {
      return SHIVERS;
    }
    double left = turn(track, 1);
    double right = turn(track, -1);
    if (Math.min(left, right) > WEAVING_TURN) {
      return WEAVES;
    }
    if (Math.max(left, right) > TURNING_TURN) {
      return falls(track) ? FALLS : TURNS;
    }
    double change = track.speed(40, 60) - track.speed(20, 40);
    if (Math.abs(change) > SPEED_CHANGE) {
      return change > 0 ? SPEEDS_UP : BRAKES;
    }
    return comes(situation, track) ? COMES : STRAIGHT;
  }

  /** Returns true if half a second later the target flies back along its way. */
  private static boolean comesBack(WatchedTrack track) {
    for (int i = 4; i + 12 < WatchedTrack.COUNT; i++) {
      double before = track.heading(i - 4, i);
      double after = track.heading(i + 8, i + 12);
      if (StrictMath.cos(after - before) < BACK_COSINE && track.bend(i - 4, i + 12) < SWING_BEND) {
        return true;
      }
    }
    return false;
  }

  /** Returns the number of shakes of the nose to alternate sides. */
  private static int shakes(WatchedTrack track) {
    int count = 0;
    double last = 0;
    for (int i = 20; i + 2 < WatchedTrack.COUNT - 1; i++) {
      double turn = Angles.difference(track.heading(i + 1, i + 2), track.heading(i, i + 1));
      if (Math.abs(turn) > SHAKE) {
        if (turn * last < 0) {
          count++;
        }
        last = turn;
      }
    }
    return count;
  }

  /** Returns the sum of all turns to the left (1) or to the right (-1), rad. */
  private static double turn(WatchedTrack track, int side) {
    double sum = 0;
    for (int i = 3; i + 6 < WatchedTrack.COUNT; i += 3) {
      double turn = Angles.difference(track.heading(i, i + 6), track.heading(i - 3, i + 3));
      sum += Math.max(0, side * turn);
    }
    return sum;
  }

  private static boolean falls(WatchedTrack track) {
    double early = track.accelerationY(24, 36, 48);
    double late = track.accelerationY(36, 48, 60);
    return early < -LEAST_FALL
        && late < -LEAST_FALL
        && Math.abs(early - late) < EVEN_FALL
        && Math.abs(track.accelerationX(24, 36, 48)) < 1
        && Math.abs(track.accelerationX(36, 48, 60)) < 1;
  }

  private static boolean comes(Situation situation, WatchedTrack track) {
    double across =
        Math.abs(
            StrictMath.hypot(track.x(60), track.y(60))
                * StrictMath.sin(
                    track.heading(30, 60) - StrictMath.atan2(track.y(60), track.x(60))));
    boolean isNearing =
        StrictMath.hypot(track.x(60), track.y(60)) < StrictMath.hypot(track.x(30), track.y(30));
    return across < COMING_DISTANCE && isNearing && situation.gunVelocityX() == 0;
  }
}
