package towline.aim;

import java.util.function.Consumer;
import towline.aim.situation.FireProblem;

/**
 * Models of the motion of target and shooter: each changes a copy of the situation seen into that
 * of the model. The solver is exact for the result, and a shot misses if the target departs from
 * it.
 */
final class MotionModel {
  /** Neither target nor shooter moves. */
  static final Consumer<FireProblem> STANDING =
      seen -> {
        seen.setStraight();
        seen.targetVelocityX = 0;
        seen.targetVelocityY = 0;
        seen.shooterVelocityX = 0;
        seen.shooterVelocityY = 0;
      };

  /** Target and shooter keep their velocities. */
  static final Consumer<FireProblem> STRAIGHT = FireProblem::setStraight;

  /** The target keeps the acceleration and turn rate that were seen. */
  static final Consumer<FireProblem> AS_SEEN = seen -> {};

  private MotionModel() {}
}
