package towline.lab.schedule;

/** The rule by which guns choose the next target. */
public enum TargetChoice {
  /** The nearest target. */
  NEAREST,
  /** The target to which the barrel must turn least. */
  LEAST_TURN,
  /** The target that can be hit first, by the exact time of turning and flight. */
  SOONEST,
  /** The first target in the order in which all guns together destroy most. */
  SCHEDULE
}
