package towline.aim;

import towline.aim.situation.FireProblem;

/**
 * A belief about how target and shooter move: turns what is seen into what is believed. Pure; the
 * solver is exact for what comes out, and a shot misses if the target departs from it.
 */
@FunctionalInterface
public interface MotionModel {
  /** Nothing moves, neither target nor shooter. */
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

  /** The target goes on accelerating or turning as it has been seen to. */
  MotionModel AS_SEEN = seen -> {};

  /** Changes {@code seen}, a copy of what the turret sees, into what is believed of it. */
  void simplify(FireProblem seen);

  /** Returns a model that simplifies as this one does, and then as {@code further} does. */
  default MotionModel and(MotionModel further) {
    return seen -> {
      simplify(seen);
      further.simplify(seen);
    };
  }
}
