package towline.sim.entity;

/** For whom something fights. */
public enum Side {
  /** For the player. */
  FRIEND,
  /** Against the player. */
  FOE
}
