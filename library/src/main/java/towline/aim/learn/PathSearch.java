package towline.aim.learn;

import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;
import towline.internal.Arguments;
import towline.internal.LinearIntercept;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * A search for the earliest shot at a target on a predicted path, straight from tick to tick.
 *
 * <p>As in the certified search, an impact at T has the spare time {@code f(T) = T - flight(T) -
 * turn(T)}. Within a step in which the displacement of the shot changes by at most half of itself,
 * the slope of f is bounded; a step that is too short for f to rise to 0 holds no shot and is
 * skipped. Steps are never shorter than {@value #FINEST} of a tick. It looks at most 600 ticks
 * ahead: 10 s at 60 ticks a second, 2.5 s at 240, and 10 s at any rate where {@link
 * FireProblem#targetNoise} is more than 0. See {@link #isComplete}.
 *
 * <p>Holds scratch space; allocates nothing.
 */
public final class PathSearch {
  static final double FINEST = 1.0 / 16;

  private static final int MOST_TICKS = 600;
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** Upper bound on the carrying velocity, as a part of the shot's speed. */
  private static final double MOST_CARRYING_RATIO = 0.9;

  private final FireSolver solver;
  private final FireProblem place = new FireProblem();
  private final FireAnswer shot = new FireAnswer();
  private final PredictedPath target = new PredictedPath();
  private final double[] xs = new double[MOST_TICKS + 2];
  private final double[] ys = new double[MOST_TICKS + 2];
  private int known;

  private double dt;
  private double flight;
  private double bearing;
  private double impactX;
  private double impactY;
  private boolean tracks;
  private boolean isComplete;

  /** Creates a search that takes the flight of shots that fall from {@code solver}. */
  public PathSearch(FireSolver solver) {
    this.solver = solver;
  }

  /**
   * Returns the time until the earliest impact, s; +infinity: none. {@link #bearing} is then the
   * direction of a shot that leaves now, if {@link #tracks}.
   *
   * @param tick length of a tick, s, above 0 and at most a day
   * @throws IllegalArgumentException if {@code tick} or a field of {@code now} is out of its range
   */
  public double timeToGo(TargetLearner learner, FireProblem now, double tick) {
    now.checkSight();
    Arguments.checkTick(tick);
    tracks = false;
    isComplete = false;
    if (!learner.hasPath()) {
      return NEVER;
    }
    learner.copyTrusted(target);
    dt = tick;
    isComplete = now.horizon <= MOST_TICKS * dt;
    xs[0] = target.x;
    ys[0] = target.y;
    known = 0;
    double found = march(now, now.slewRate, now.timeToReady);
    isComplete |= found < NEVER;
    if (found == NEVER) {
      tracks = march(now, NEVER, 0) < NEVER;
    }
    return found;
  }

  private double march(FireProblem now, double slewRate, double ready) {
    double latest = Math.min(now.horizon, MOST_TICKS * dt);
    double s = now.muzzleSpeed;
    double drift = length(now.shooterVelocityX, now.shooterVelocityY);
    double gravity = length(now.gravityX, now.gravityY);
    double t = 0;
    while (t <= latest) {
      double spare = spare(now, t, slewRate, ready);
      if (spare >= 0) {
        return t;
      }
      if (spare == -NEVER) {
        t += dt;
        continue;
      }
      double carried = Math.min(drift + gravity * flight, MOST_CARRYING_RATIO * s);
      double rate = s / (s - carried) * (target.longestWay(latest / dt) / dt + drift);
      double distance = flight * s;
      double slope = 1 + rate / s;
      if (distance > 0) {
        slope += 2 * rate / distance * (1 / slewRate + (now.arcHalf < Math.PI ? 1 : 0));
      }
      double safe = rate > 0 ? Math.min(-spare / slope, 0.5 * distance / rate) : -spare;
      t += Math.max(FINEST * dt, safe);
    }
    return NEVER;
  }

  private static double length(double vx, double vy) {
    return Math.sqrt(vx * vx + vy * vy);
  }

  /** Returns the spare time of an impact at t, s; computes the shot for the getters. */
  private double spare(FireProblem now, double t, double slewRate, double ready) {
    int tick = (int) (t / dt);
    while (known <= tick) {
      target.advance();
      known++;
      xs[known] = target.x;
      ys[known] = target.y;
    }
    double part = t / dt - tick;
    impactX = xs[tick] + part * (xs[tick + 1] - xs[tick]);
    impactY = ys[tick] + part * (ys[tick + 1] - ys[tick]);
    double vx = now.shooterVelocityX;
    double vy = now.shooterVelocityY;
    double rx = impactX - now.muzzleX - t * vx;
    double ry = impactY - now.muzzleY - t * vy;
    if (now.gravityX != 0 || now.gravityY != 0) {
      aimFalling(now, t);
    } else {
      boolean isWorld = now.shotFrame == ShotFrame.WORLD;
      aimStraight(rx, ry, isWorld ? vx : 0, isWorld ? vy : 0, now.muzzleSpeed);
    }
    if (!(flight < NEVER)) {
      return -NEVER;
    }
    double turn = Math.abs(Angles.difference(bearing, now.facing));
    double slew = turn == 0 ? 0 : turn / slewRate;
    double spare = t - flight - Math.max(slew, ready);
    if (now.arcHalf < Math.PI) {
      double offCentre = Math.abs(Angles.difference(bearing, now.arcCentre));
      spare = Math.min(spare, now.arcHalf - offCentre);
    }
    return Math.min(spare, now.range / now.muzzleSpeed - flight);
  }

  /** Computes the flight to r of a shot that inherits only the drift's velocity. */
  private void aimStraight(double rx, double ry, double driftX, double driftY, double speed) {
    flight = LinearIntercept.timeToGo(rx, ry, driftX, driftY, speed);
    bearing = Trigonometry.atan2(ry + flight * driftY, rx + flight * driftX);
  }

  /** Computes the flight of a shot that falls; +infinity if none reaches the target. */
  private void aimFalling(FireProblem now, double t) {
    place.set(now);
    place.setStraight();
    place.targetVelocityX = 0;
    place.targetVelocityY = 0;
    place.targetX = impactX;
    place.targetY = impactY;
    place.timing = FireTiming.WHEN_READY;
    // The slope of the lowest flight is bounded; another flight may begin anywhere.
    place.lobArc = LobArc.LOW;
    solver.describe(place, t, shot);
    flight = shot.timeOfFlight;
    bearing = shot.bearing;
  }

  /** Returns the time of flight, s. */
  public double timeOfFlight() {
    return flight;
  }

  /** Returns the bearing of the shot, rad in the world frame. */
  public double bearing() {
    return bearing;
  }

  /**
   * Returns true if the last answer holds up to the horizon: a shot was found, or the search
   * reached it. If false, there may be a shot after the 600 ticks.
   */
  public boolean isComplete() {
    return isComplete;
  }

  /**
   * Returns true if {@link #bearing} is valid without a shot, so that the barrel can follow the
   * target.
   */
  public boolean tracks() {
    return tracks;
  }

  /** Returns x of the meeting point of shot and target, world frame, m. */
  public double impactX() {
    return impactX;
  }

  /** See {@link #impactX}. */
  public double impactY() {
    return impactY;
  }
}
