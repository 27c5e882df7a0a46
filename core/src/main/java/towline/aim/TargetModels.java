package towline.aim;

import towline.aim.situation.FireTiming;
import towline.aim.situation.Situation;

/** What the aim modes make of what they see. */
final class TargetModels {
  private TargetModels() {}

  /** Nothing moves, and the barrel cannot turn. */
  static void fixedBarrel(Situation seen) {
    standing(seen);
    seen.slewRate = 0;
  }

  /** Nothing moves, neither the target nor the shooter. */
  static void standing(Situation seen) {
    straight(seen);
    seen.targetVelocityX = 0;
    seen.targetVelocityY = 0;
    seen.shooterVelocityX = 0;
    seen.shooterVelocityY = 0;
  }

  /** Target and shooter keep their velocities; no shot falls. */
  static void straight(Situation seen) {
    seen.gravityX = 0;
    seen.gravityY = 0;
    seen.setStraight();
  }

  /** The target keeps its velocity, and turning takes no time. */
  static void straightAtOnce(Situation seen) {
    straight(seen);
    seen.timing = FireTiming.AT_ONCE;
  }

  /** The target keeps its velocity; shots fall. */
  static void straightWithGravity(Situation seen) {
    seen.setStraight();
  }

  /** The target goes on as it has been seen to; no shot falls. */
  static void asSeen(Situation seen) {
    seen.gravityX = 0;
    seen.gravityY = 0;
  }

  /**
   * Of a shooter that is at least as fast as its shots no more can be known than what a shot that
   * leaves now would meet; see {@link Situation#outrunsItsShots}.
   */
  static void onlyNowIfOutrun(Situation seen) {
    if (seen.outrunsItsShots()) {
      seen.timing = FireTiming.AT_ONCE;
    }
  }

  /** The target goes on as it has been seen to; shots fall. */
  static void asSeenWithGravity(Situation seen) {
    // All of it is believed.
  }
}
