package towline.lab.schedule;

/** How guns choose what to shoot next. */
public enum TargetChoice {
  /** The nearest target. */
  NEAREST,
  /** The one to which the barrel must turn least. */
  LEAST_TURN,
  /** The one that can be hit first, by the exact time of turning and flight. */
  SOONEST,
  /** The first in the order in which all guns together destroy most. */
  SCHEDULE
}
