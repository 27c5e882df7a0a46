package towline.ai.aim;

/** The occasions on which a strategy plans. */
public enum Planning {
  /** Once for each shot; again after the shot, or when its time has passed. */
  ONCE_A_SHOT,
  /** In every tick, from the latest snapshot. */
  EVERY_TICK
}
