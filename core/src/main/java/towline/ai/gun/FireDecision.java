package towline.ai.gun;

import towline.aim.learn.ShotVerdict;

/** Whether a gun that studies its target fires, or why it holds its fire. */
public enum FireDecision {
  /** It does not know yet how its target moves. */
  STUDIES,
  /** The barrel does not point there yet. */
  OFF_AIM,
  /** Two beliefs are plausible, and it would hit by one of them only. */
  DOUBTS,
  /** The target jumps; it will soon be nearer. */
  AWAITS,
  /** What is on its way will have killed the target. */
  DOOMED,
  /** Something else is in the line of fire. */
  BLOCKED,
  /** It fires as soon as the gun is ready. */
  FIRES;

  /** What a verdict on the aim means. */
  static FireDecision of(ShotVerdict verdict) {
    return switch (verdict) {
      case STUDIES -> STUDIES;
      case OFF_AIM -> OFF_AIM;
      case DOUBTS -> DOUBTS;
      case AWAITS -> AWAITS;
      case HITS -> FIRES;
    };
  }
}
