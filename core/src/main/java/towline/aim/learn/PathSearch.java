package towline.aim.learn;

import towline.aim.situation.ShotFrame;
import towline.aim.situation.Situation;
import towline.math.Angles;
import towline.math.StaticIntercept;

/**
 * The earliest shot at a target that goes by a predicted path, straight from tick to tick.
 *
 * <p>As in the certified search, an impact at T has the spare time {@code f(T) = T - flight(T) -
 * turn(T)}. Within a step in which the displacement of the shot changes by at most half of itself,
 * the slope of f is bounded; a step that is too short for f to rise to 0 holds no shot and is
 * skipped. Steps are never shorter than {@value #FINEST} of a tick.
 *
 * <p>Holds scratch space; allocates nothing.
 */
public final class PathSearch {
  static final double FINEST = 1.0 / 16;

  private static final int MOST_TICKS = 600;
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final PredictedPath target = new PredictedPath();
  private final double[] xs = new double[MOST_TICKS + 2];
  private final double[] ys = new double[MOST_TICKS + 2];
  private int known;

  private double dt;
  private double shotX;
  private double shotY;
  private double flight;
  private double bearing;
  private double impactX;
  private double impactY;
  private boolean tracks;

  /**
   * Seconds until the earliest impact; +infinity: there is none. {@link #bearing} is then where a
   * shot would have to leave now, if {@link #tracks}.
   */
  public double timeToGo(TargetLearner learner, Situation now, double tick) {
    tracks = false;
    if (!learner.hasPath()) {
      return NEVER;
    }
    learner.copyTrusted(target);
    dt = tick;
    xs[0] = target.x;
    ys[0] = target.y;
    known = 0;
    double found = march(now, now.slewRate, now.timeToReady);
    if (found == NEVER) {
      tracks = march(now, NEVER, 0) < NEVER;
    }
    return found;
  }

  private double march(Situation now, double slewRate, double ready) {
    double latest = Math.min(now.horizon, MOST_TICKS * dt);
    double s = now.muzzleSpeed;
    double drift = speed(now.shooterVelocityX, now.shooterVelocityY);
    double stretch = s / (s - Math.min(drift, 0.9 * s));
    double t = 0;
    while (t <= latest) {
      double spare = spare(now, t, slewRate, ready);
      if (spare >= 0) {
        return t;
      }
      double rate = stretch * (target.longestWay(latest / dt) / dt + drift);
      double distance = flight * s;
      double slope = 1 + rate / s;
      if (distance > 0) {
        slope += 2 * rate / (distance * slewRate);
      }
      double safe = rate > 0 ? Math.min(-spare / slope, 0.5 * distance / rate) : -spare;
      t += Math.max(FINEST * dt, safe);
    }
    return NEVER;
  }

  private static double speed(double vx, double vy) {
    return Math.sqrt(vx * vx + vy * vy);
  }

  /** The spare time of an impact at t, s; works out the shot for the getters. */
  private double spare(Situation now, double t, double slewRate, double ready) {
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
    boolean world = now.shotFrame == ShotFrame.WORLD;
    aim(now, rx, ry, world ? vx : 0, world ? vy : 0);
    double turn = Math.abs(Angles.difference(bearing, now.facing));
    double slew = turn == 0 ? 0 : turn / slewRate;
    double spare = t - flight - Math.max(slew, ready);
    return Math.min(spare, now.range / now.muzzleSpeed - flight);
  }

  /** The flight to r from a muzzle that drifts on until the shot leaves, with gravity on it. */
  private void aim(Situation now, double rx, double ry, double driftX, double driftY) {
    double fallX = 0;
    double fallY = 0;
    boolean falls = now.gravityX != 0 || now.gravityY != 0;
    int steps = falls ? 6 : 1;
    for (int i = 0; i < steps; i++) {
      double th = StaticIntercept.timeToGo(rx - fallX, ry - fallY, driftX, driftY, now.muzzleSpeed);
      flight = th;
      fallX = 0.5 * th * th * now.gravityX;
      fallY = 0.5 * th * th * now.gravityY;
    }
    shotX = rx + flight * driftX - fallX;
    shotY = ry + flight * driftY - fallY;
    bearing = StrictMath.atan2(shotY, shotX);
  }

  /** Seconds from muzzle to impact. */
  public double timeOfFlight() {
    return flight;
  }

  /** Where the barrel must point. */
  public double bearing() {
    return bearing;
  }

  /** Whether there is a bearing though there is no shot. */
  public boolean tracks() {
    return tracks;
  }

  /** Where shot and target meet. */
  public double impactX() {
    return impactX;
  }

  /** See {@link #impactX}. */
  public double impactY() {
    return impactY;
  }
}
