package towline.aim.search;

import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;

/** An oracle's opinion of an answer. */
enum AnswerVerdict {
  RIGHT,
  /** There is no shot at or about the time answered. */
  FALSE,
  /** There is a shot, but the answer was that there is none. */
  MISSED,
  /** There is a shot before the one answered. */
  LATE;

  private static final double TOLERANCE = 1e-9;

  static AnswerVerdict of(FireProblem s, double answer, int samples) {
    return s.timing == FireTiming.AT_ONCE
        ? ofLaunch(s, answer, samples)
        : ofWait(s, answer, samples);
  }

  private static AnswerVerdict ofWait(FireProblem s, double answer, int samples) {
    Oracle oracle = new Oracle(s, samples);
    boolean answered = answer < Double.POSITIVE_INFINITY;
    double until = answered ? answer * (1 - TOLERANCE) : s.horizon;
    double margin = (answered ? 1e-8 : 1e-9) * Math.min(until, s.horizon);
    double earlier = oracle.anyShot(until, margin);
    if (!Double.isNaN(earlier)) {
      return answered ? LATE : MISSED;
    }
    if (!answered) {
      return RIGHT;
    }
    return isShot(oracle, s, answer) ? RIGHT : FALSE;
  }

  private static boolean isShot(Oracle oracle, FireProblem s, double answer) {
    if (answer > s.horizon) {
      return false;
    }
    double rounding = 1e-12 * answer + 2e-15 / s.slewRate;
    for (double off = -1; off <= 1; off += 0.5) {
      if (oracle.spare(answer * (1 + off * TOLERANCE)) >= -rounding) {
        return true;
      }
    }
    return false;
  }

  private static AnswerVerdict ofLaunch(FireProblem s, double answer, int samples) {
    LaunchOracle oracle = new LaunchOracle(s);
    double exact = oracle.firstMeeting(Math.min(s.horizon, s.range / s.muzzleSpeed), samples);
    if (answer == Double.POSITIVE_INFINITY) {
      return Double.isNaN(exact) ? RIGHT : MISSED;
    }
    if (answer > exact * (1 + TOLERANCE)) {
      return LATE;
    }
    return oracle.isMeeting(answer, TOLERANCE) ? RIGHT : FALSE;
  }
}
