package towline.sim.state;

/** For whom something fights. */
public enum Team {
  /** For the player. */
  FRIEND,
  /** Against the player. */
  FOE
}
