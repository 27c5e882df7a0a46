package towline.ai.gun;

import towline.aim.search.ShotVerdict;

/** The decision of a gun that studies its target: to fire, or the reason for holding its fire. */
public enum FireDecision {
  /** It does not know the motion of its target yet. */
  STUDIES,
  /** The barrel does not point there yet. */
  OFF_AIM,
  /** Two beliefs are plausible, and it would hit by only one of them. */
  DOUBTS,
  /** The target jumps; it will soon be nearer. */
  AWAITS,
  /** Shots on their way will have killed the target. */
  DOOMED,
  /** Something else is in the line of fire. */
  BLOCKED,
  /** It fires as soon as the gun is ready. */
  FIRES;

  /** Returns the decision for a verdict on the aim. */
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
