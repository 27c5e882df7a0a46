package towline.view.hud;

/** Whether the player had help that a fair score has not. */
public enum Aid {
  /** No. */
  NONE,
  /** Slow motion was used, or the laws of the enemies were changed. */
  USED
}
