package towline.aim;

import towline.aim.situation.FireProblem;

/**
 * A model of the motion of target and shooter that simplifies the situation seen. A pure function:
 * the solver is exact for its result, and a shot misses if the target departs from it.
 */
@FunctionalInterface
public interface MotionModel {
  /** Neither target nor shooter moves. */
  MotionModel STANDING =
      seen -> {
        seen.setStraight();
        seen.targetVelocityX = 0;
        seen.targetVelocityY = 0;
        seen.shooterVelocityX = 0;
        seen.shooterVelocityY = 0;
      };

  /** Target and shooter keep their velocities. */
  MotionModel STRAIGHT = FireProblem::setStraight;

  /** The target keeps the acceleration and turn rate that were seen. */
  MotionModel AS_SEEN = seen -> {};

  /** Changes {@code seen}, a copy of the situation that the turret sees, into that of the model. */
  void simplify(FireProblem seen);

  /** Returns a model that simplifies as this one does, and then as {@code further} does. */
  default MotionModel and(MotionModel further) {
    return seen -> {
      simplify(seen);
      further.simplify(seen);
    };
  }
}
