package towline.sim.api;

/** What a thing in a {@link Snapshot} is. Snapshots list things kind by kind, in this order. */
public enum EntityKind {
  /** The player's ship. */
  SHIP(Side.FRIEND),
  /** The Defence Drone; its heading is the bearing of its barrel. */
  DRONE(Side.FRIEND),
  /** A side plane that keeps formation with the ship. */
  WINGMAN(Side.FRIEND),
  /** The first segment of a snake. */
  SNAKE_HEAD(Side.FOE),
  /** Any other segment of a snake. */
  SNAKE_SEGMENT(Side.FOE),
  /** An enemy missile. */
  MISSILE(Side.FOE),
  /** A tank; its heading is that of its hull. */
  TANK(Side.FOE),
  /** A mite: a small tank without a gun, one of a school. */
  MITE(Side.FOE),
  /** A turret of a vessel; its heading is the bearing of its barrel. */
  VESSEL_TURRET(Side.FOE),
  /** A bay of a vessel that launches missiles. */
  VESSEL_BAY(Side.FOE),
  /** A nest of a vessel that bears snakes. */
  VESSEL_NEST(Side.FOE),
  /** The core of a vessel: when it dies, the vessel does. */
  VESSEL_CORE(Side.FOE),
  /** A plate of a vessel's hull, which no shot breaks. */
  VESSEL_HULL(Side.OTHER),
  /** A missile of the ship. */
  OWN_MISSILE(Side.OTHER),
  /** A shot of the ship's own gun. */
  SHIP_SHOT(Side.OTHER),
  /** A shot of the Defence Drone. */
  DRONE_SHOT(Side.OTHER),
  /** A shot of a wingman. */
  WINGMAN_SHOT(Side.OTHER),
  /** A shot of an enemy. */
  FOE_SHOT(Side.OTHER),
  /** A shot of an enemy that curves a little towards what it was fired at. */
  SEEKER(Side.OTHER),
  /** A mortar's shell, high above everything until it lands. */
  SHELL(Side.OTHER),
  /** A shard, dropped by the dead, worth points to the ship that flies over it. */
  SHARD(Side.OTHER),
  /** A pick-up that gives the ship something. */
  POWER_UP(Side.OTHER),
  /** A warp gate, out of which enemies come. */
  WARP_GATE(Side.OTHER);

  private enum Side {
    FRIEND,
    FOE,
    OTHER
  }

  /** The first kind that the drone and its friends shoot at; in order, with all up to the last. */
  public static final EntityKind FIRST_FOE = SNAKE_HEAD;

  /** The last kind that the drone and its friends shoot at. */
  public static final EntityKind LAST_FOE = VESSEL_CORE;

  private static final EntityKind[] ALL = values();

  private final Side side;

  EntityKind(Side side) {
    this.side = side;
  }

  /** The number of kinds. */
  public static int count() {
    return ALL.length;
  }

  /** The kind with the given ordinal. */
  public static EntityKind of(int ordinal) {
    return ALL[ordinal];
  }

  /** Whether enemies shoot at it. */
  public boolean isFriend() {
    return side == Side.FRIEND;
  }

  /** Whether the drone, the ship and the wingmen shoot at it. */
  public boolean isFoe() {
    return side == Side.FOE;
  }
}
