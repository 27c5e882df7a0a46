package towline.view.hud;

/** Whether the player had help that a fair score has not. */
public enum Aid {
  /** No. */
  NONE,
  /** Slow motion was used. */
  USED
}
