package towline.aim.situation;

/** The choice of the time at which a shot may leave. */
public enum FireTiming {
  /** Now, in any direction: turning takes no time, and waiting is not allowed. */
  AT_ONCE,
  /** After the barrel has turned by the shorter way; it may wait for a better moment. */
  WHEN_READY
}
