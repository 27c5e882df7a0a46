package towline.aim.search;

import org.jspecify.annotations.Nullable;
import towline.aim.situation.FireProblem;

/**
 * The earliest shot, or the reason why there is none: a buffer that {@link
 * FireSolver#solve(FireProblem, FireAnswer)} fills in again and again, for games that must not make
 * garbage. {@link FireSolution} holds the same as an immutable value.
 */
public final class FireAnswer {
  /** True if there is a shot. If not, times are +infinity, and place and bearing 0. */
  public boolean isHit;

  /** Reason why there is no shot; null if there is one. */
  public @Nullable Reason reason;

  /** Seconds from now to the impact, at least 0; 0 means contact now. */
  public double timeToGo;

  /**
   * Seconds from now until the shot leaves; more than {@link #timeToSlew} means that the shooter
   * holds its fire.
   */
  public double timeToFire;

  /** Seconds of turning needed. */
  public double timeToSlew;

  /** Seconds from muzzle to impact. */
  public double timeOfFlight;

  /** Meeting point of shot and target, world frame, m. */
  public double impactX;

  /** See {@link #impactX}. */
  public double impactY;

  /**
   * Direction to turn the barrel to, radians in the world frame, in (-pi, pi]; at contact the
   * present facing, since any direction does.
   */
  public double bearing;

  /**
   * Direction of the barrel when the shot leaves, radians in the world, in (-pi, pi]. It has turned
   * towards {@link #bearing} until then, and is short of that by the tolerance at most.
   */
  public double bearingAtFire;

  /**
   * Returns true if the answer is proved: the shot is the earliest, or the reason holds. If not,
   * the search ended early, and the reason is {@link Reason#UNDECIDED}.
   */
  public boolean isComplete() {
    return reason != Reason.UNDECIDED;
  }

  /** Returns true if no number is infinite or NaN. */
  boolean isFinite() {
    return Double.isFinite(timeToGo)
        && Double.isFinite(timeToFire)
        && Double.isFinite(timeToSlew)
        && Double.isFinite(timeOfFlight)
        && Double.isFinite(impactX)
        && Double.isFinite(impactY)
        && Double.isFinite(bearing)
        && Double.isFinite(bearingAtFire);
  }

  void setNone(Reason reason) {
    isHit = false;
    this.reason = reason;
    timeToGo = Double.POSITIVE_INFINITY;
    timeToFire = Double.POSITIVE_INFINITY;
    timeToSlew = Double.POSITIVE_INFINITY;
    timeOfFlight = Double.POSITIVE_INFINITY;
    impactX = 0;
    impactY = 0;
    bearing = 0;
    bearingAtFire = 0;
  }
}
