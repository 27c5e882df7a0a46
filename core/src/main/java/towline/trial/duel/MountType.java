package towline.trial.duel;

/** What the turret of lab duel is mounted on. */
public enum MountType {
  /** The ground. */
  FIXED,
  /** A drone, towed by a ship that flies a figure of eight; shots fly in the world frame. */
  TOWED
}
