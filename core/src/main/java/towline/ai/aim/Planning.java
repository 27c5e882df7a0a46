package towline.ai.aim;

/** When a strategy plans. */
public enum Planning {
  /** Once for each shot; again after the shot, or when its moment has passed. */
  ONCE_A_SHOT,
  /** In every tick, with what is seen then. */
  EVERY_TICK
}
