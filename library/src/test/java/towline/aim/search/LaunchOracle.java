package towline.aim.search;

import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;

/** The oracle for shots that leave at once: it tries many times of flight. */
final class LaunchOracle {
  private final FireProblem s;

  LaunchOracle(FireProblem situation) {
    s = situation;
  }

  private double launchX(double t) {
    Oracle oracle = new Oracle(s, 1);
    oracle.flight(t);
    double carried = s.shotFrame == ShotFrame.SHOOTER ? s.shooterVelocityX * t : 0;
    return oracle.targetX - s.muzzleX - carried - 0.5 * s.gravityX * t * t;
  }

  private double launchY(double t) {
    Oracle oracle = new Oracle(s, 1);
    oracle.flight(t);
    double carried = s.shotFrame == ShotFrame.SHOOTER ? s.shooterVelocityY * t : 0;
    return oracle.targetY - s.muzzleY - carried - 0.5 * s.gravityY * t * t;
  }

  double behind(double t) {
    return Math.hypot(launchX(t), launchY(t)) - s.muzzleSpeed * t;
  }

  /** Returns whether shot and target meet within a small part of t about t. */
  boolean isMeeting(double t, double part) {
    double before = behind(t * (1 - part));
    double after = behind(t * (1 + part));
    boolean touches = Math.abs(behind(t)) <= part * s.muzzleSpeed * t;
    return isInArc(t) && (before > 0 != after > 0 || touches);
  }

  private boolean isInArc(double t) {
    return s.arcHalf >= Math.PI
        || Oracle.between(Math.atan2(launchY(t), launchX(t)), s.arcCentre) <= s.arcHalf;
  }

  /** Returns the first meeting within the arc in (0, latest]; NaN: none was found. */
  double firstMeeting(double latest, int samples) {
    double left = 0;
    double atLeft = behind(0);
    for (int i = 1; i <= samples; i++) {
      double right = latest * i / samples;
      double atRight = behind(right);
      if (atLeft > 0 != atRight > 0) {
        double meeting = bisect(left, right, atLeft > 0);
        if (isInArc(meeting)) {
          return meeting;
        }
      }
      left = right;
      atLeft = atRight;
    }
    return Double.NaN;
  }

  private double bisect(double left, double right, boolean behindAtLeft) {
    double a = left;
    double b = right;
    for (int i = 0; i < 100; i++) {
      double middle = 0.5 * (a + b);
      if (behind(middle) > 0 == behindAtLeft) {
        a = middle;
      } else {
        b = middle;
      }
    }
    return 0.5 * (a + b);
  }
}
