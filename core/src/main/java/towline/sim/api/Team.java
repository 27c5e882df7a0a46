package towline.sim.api;

/** The side of an entity. */
public enum Team {
  /** The player's. */
  FRIEND,
  /** The enemies'. */
  FOE,
  /** Neither: shards, power-ups and warp gates. */
  NEUTRAL
}
