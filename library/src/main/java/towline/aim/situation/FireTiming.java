package towline.aim.situation;

/** When a shot may leave. */
public enum FireTiming {
  /** Now, in any direction: turning takes no time and nothing can be waited for. */
  AT_ONCE,
  /** Once the barrel has turned by the shorter way; holding fire until it is right is allowed. */
  WHEN_READY
}
