package towline.trial.shots;

import towline.ai.aim.AimMode;
import towline.session.belief.MissCause;

/**
 * The reason of a mark, for one sentence.
 *
 * @param kind the kind of the reason
 * @param cause the error of the belief, of a miss; {@link MissCause#NARROW} otherwise
 * @param family the family of the target
 * @param mode the mode that was chosen
 * @param answer the mode with the full mark
 * @param seconds the delay of a late hit, or the time for which the gun turned, s; 0 otherwise
 */
public record Why(
    Kind kind, MissCause cause, ShotFamily family, AimMode mode, AimMode answer, double seconds) {
  /** Kinds of reasons. */
  public enum Kind {
    /** The mode has the full mark, and simpler modes miss. */
    RIGHT,
    /** The mode has the full mark, though its belief overlooks something: too little to matter. */
    ENOUGH,
    /** The mode hit in time, but a simpler mode did, too. */
    SIMPLER,
    /** The mode hit later than the answer. */
    LATE,
    /** The mode fired and missed. */
    MISSED,
    /** The mode found no shot in time. */
    NEVER_FIRED
  }

  /** Effects that a simple mode overlooks. */
  public enum Effect {
    /** The motion of the target across the line of fire. */
    MOTION,
    /** The time that the gun needs to turn. */
    TURN,
    /** The fall of the shot. */
    FALL,
    /** The curve or the change of speed of the target. */
    CURVE
  }

  /** Returns the effect that the answer overlooks and the lesson of the family counts. */
  public Effect overlooked() {
    if (answer.ordinal() < AimMode.LEAD.ordinal()) {
      return Effect.MOTION;
    }
    return switch (family.lesson()) {
      case LOB -> Effect.FALL;
      case PREDICT -> Effect.CURVE;
      default -> Effect.TURN;
    };
  }
}
