package towline.ai.aim;

import towline.sim.api.Snapshot;
import towline.sim.spec.MotionFamily;

/** The aim mode whose belief is right for a family of motion. */
public final class FittingMode {
  private FittingMode() {}

  /** Returns the mode for a family; {@code falls} is true in a sector in which shots fall. */
  public static AimMode of(MotionFamily family, boolean falls) {
    return switch (family) {
      case STANDING -> falls ? AimMode.LOB : AimMode.DIRECT;
      case STRAIGHT -> falls ? AimMode.LOB : AimMode.TURN_LEAD;
      case CURVING -> falls ? AimMode.LOB : AimMode.PREDICT;
      case REPEATING -> AimMode.LEARN;
    };
  }

  /** Returns the mode for the foe with index {@code foe} in {@code snapshot}. */
  public static AimMode forFoe(Snapshot snapshot, int foe) {
    return of(snapshot.row(foe).family, snapshot.gravity() > 0);
  }
}
