package towline.sim.loadout;

/**
 * A module that can be fitted after a wave. Its effect is data: {@code assets/tuning/modules.json}
 * lists the {@link Stat}s that it raises. In the order in which bots prefer them.
 */
public enum ModuleKind {
  /** A current in the cable burns everything that touches it. */
  LIVE_CABLE,
  /** The cable cuts everything that it is dragged across. */
  BARBED_CABLE,
  /** The cable speeds the drone up when it becomes taut. */
  SPRING_CABLE,
  /** The drone rams with a greater reach, harder, and at lower speed. */
  HAMMER,
  /** A foe that the drone rams to pieces hurts the foes around it. */
  SHRAPNEL,
  /** A foe that the drone rams to pieces reloads its gun. */
  LOADER,
  /** The drone's gun fires two shots side by side. */
  TWIN_BARREL,
  /** The drone's barrel turns faster, and its gun loads faster. */
  FAST_BEARINGS,
  /** The drone's shots hurt the foes around the one they strike. */
  BURSTING_SHELLS,
  /** The drone's shots glance off towards the next foe. */
  RICOCHET,
  /** The drone's shots pass through foes. */
  PIERCING,
  /** The drone's shots pass through a foe and curve towards the next. */
  EMBER_SHELLS,
  /** Drone and cable reflect enemy shots towards the enemy, and those burst. */
  MIRROR,
  /** Two side planes, which are replaced when they are lost. */
  SIDE_PLANES,
  /** The ship attracts shards from afar. */
  MAGNET,
  /** The exhaust burns pursuers of the ship. */
  AFTERBURNER;

  private static final ModuleKind[] ALL = values();

  /** Returns the number of modules. */
  public static int count() {
    return ALL.length;
  }

  public static ModuleKind of(int ordinal) {
    return ALL[ordinal];
  }
}
