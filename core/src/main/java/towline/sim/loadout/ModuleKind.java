package towline.sim.loadout;

/**
 * What can be fitted after a wave. What each does is data: {@code assets/tuning/modules.json} says
 * which {@link Stat}s it raises, and by how much. In the order in which bots like them.
 */
public enum ModuleKind {
  /** A current in the cable burns what touches it. */
  LIVE_CABLE,
  /** What the cable is dragged across is cut. */
  BARBED_CABLE,
  /** The cable throws the drone on when it comes taut. */
  SPRING_CABLE,
  /** The drone rams farther, harder, and already when it is slower. */
  HAMMER,
  /** What the drone rams to pieces hurts what is about it. */
  SHRAPNEL,
  /** What the drone rams to pieces loads its gun. */
  LOADER,
  /** The drone's gun fires two shots side by side. */
  TWIN_BARREL,
  /** The drone's barrel turns faster, and its gun loads faster. */
  FAST_BEARINGS,
  /** The drone's shots hurt what is about the one they strike. */
  BURSTING_SHELLS,
  /** The drone's shots glance off at the next foe. */
  RICOCHET,
  /** The drone's shots go through what they strike. */
  PIERCING,
  /** The drone's shots go through a foe and curve at the next. */
  EMBER_SHELLS,
  /** Drone and cable turn enemy shots against the enemy, and they burst. */
  MIRROR,
  /** Two side planes, which are replaced when they are lost. */
  SIDE_PLANES,
  /** Shards come from far away, and load missiles. */
  MAGNET,
  /** The exhaust burns what follows the ship. */
  AFTERBURNER;

  private static final ModuleKind[] ALL = values();

  /** The number of modules. */
  public static int count() {
    return ALL.length;
  }

  public static ModuleKind of(int ordinal) {
    return ALL[ordinal];
  }
}
