package towline.session;

/** Whether the player had help that keeps a score from being compared with others. */
public enum Assistance {
  /** None. */
  NONE,
  /** Slow motion, or other laws for the enemies. */
  USED
}
