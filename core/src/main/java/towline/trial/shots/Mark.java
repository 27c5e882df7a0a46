package towline.trial.shots;

/** The mark of a choice. */
public enum Mark {
  /** A hit in time by the simplest mode that hits in time. */
  FULL,
  /** Any other hit. */
  HALF,
  /** No hit. */
  NONE
}
