package towline.aim;

import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;

/** What the aim modes make of what they see. */
final class TargetModels {
  private TargetModels() {}

  /** Nothing moves, and the barrel cannot turn. */
  static void fixedBarrel(FireProblem seen) {
    standing(seen);
    seen.slewRate = 0;
  }

  /** Nothing moves, neither the target nor the shooter. */
  static void standing(FireProblem seen) {
    straight(seen);
    seen.targetVelocityX = 0;
    seen.targetVelocityY = 0;
    seen.shooterVelocityX = 0;
    seen.shooterVelocityY = 0;
  }

  /** Target and shooter keep their velocities; no shot falls. */
  static void straight(FireProblem seen) {
    seen.gravityX = 0;
    seen.gravityY = 0;
    seen.setStraight();
  }

  /** The target keeps its velocity, and turning takes no time. */
  static void straightAtOnce(FireProblem seen) {
    straight(seen);
    seen.timing = FireTiming.AT_ONCE;
  }

  /** The target keeps its velocity; shots fall. */
  static void straightWithGravity(FireProblem seen) {
    seen.setStraight();
  }

  /** The target goes on as it has been seen to; no shot falls. */
  static void asSeen(FireProblem seen) {
    seen.gravityX = 0;
    seen.gravityY = 0;
  }

  /**
   * Of a shooter that is at least as fast as its shots no more can be known than what a shot that
   * leaves now would meet; see {@link FireProblem#outrunsItsShots}.
   */
  static void onlyNowIfOutrun(FireProblem seen) {
    if (seen.outrunsItsShots()) {
      seen.timing = FireTiming.AT_ONCE;
    }
  }
}
