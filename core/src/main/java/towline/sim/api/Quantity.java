package towline.sim.api;

/** What the amount of an event is. */
public enum Quantity {
  /** Nothing: the amount is 0. */
  NONE,
  /** A bearing, radians. */
  BEARING,
  /** The index of an aim mode. */
  AIM_MODE,
  /** Points of health. */
  DAMAGE,
  /** A speed, m/s. */
  SPEED,
  /** The damage of a shot, or the speed of the drone's blow, m/s. */
  IMPACT,
  /** A radius or a gap, m. */
  LENGTH,
  /** A time, s. */
  TIME,
  /** A share, 0 to 1. */
  SHARE,
  /** The id of a snake. */
  ID,
  /** What something is multiplied with. */
  FACTOR,
  /** An index, from 0 on, into the list that the event's type names. */
  INDEX,
  /** A number that is counted from 1 on, or points. */
  NUMBER,
  /** A side of the ship: +1 left, -1 right. */
  STATION,
  /** The ordinal of a {@link PowerUpKind}. */
  POWER_UP
}
