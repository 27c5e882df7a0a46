package towline.sim;

/** What a thing in a {@link Snapshot} is. Snapshots list things kind by kind, in this order. */
public enum Kind {
  /** The player's ship. */
  SHIP,
  /** The Defence Drone; its heading is the bearing of its barrel. */
  DRONE,
  /** The first segment of a snake. */
  SNAKE_HEAD,
  /** Any other segment of a snake. */
  SNAKE_SEGMENT,
  /** A shot of the ship's own gun. */
  SHIP_SHOT,
  /** A shot of the Defence Drone. */
  DRONE_SHOT,
  /** A shard, dropped by the dead, worth points to the ship that flies over it. */
  SHARD;

  private static final Kind[] ALL = values();

  /** The number of kinds. */
  public static int count() {
    return ALL.length;
  }

  /** The kind with the given ordinal. */
  public static Kind of(int ordinal) {
    return ALL[ordinal];
  }
}
