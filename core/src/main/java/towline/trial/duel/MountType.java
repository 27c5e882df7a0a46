package towline.trial.duel;

/** The mount of the turret of lab duel. */
public enum MountType {
  /** The ground. */
  FIXED,
  /** A drone, towed by a ship that flies a figure of eight; shots fly in the world frame. */
  TOWED
}
