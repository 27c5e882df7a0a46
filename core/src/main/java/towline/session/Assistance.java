package towline.session;

/** The help that the player had; scores with help are not ranked with others. */
public enum Assistance {
  /** None. */
  NONE,
  /** Slow motion, or other laws for the enemies. */
  USED
}
