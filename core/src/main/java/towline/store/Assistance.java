package towline.store;

/** Whether a run was helped by slow motion and the like. */
public enum Assistance {
  /** It was not. */
  NONE,
  /** It was. */
  USED
}
