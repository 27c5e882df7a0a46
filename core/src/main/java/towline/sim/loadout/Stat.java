package towline.sim.loadout;

/**
 * What is raised by what is fitted. Each is 0 until something raises it; the rules of the world add
 * it to what the specs say, or have nothing to do while it is 0.
 */
public enum Stat {
  /** What the cable takes off all that it touches, points of health a second. */
  CABLE_BURN("cableBurn", 0.01, 100),
  /** What the cable takes off for each metre that it is dragged across something, points. */
  CABLE_BARBS("cableBarbs", 0.01, 100),
  /** By how much the cable speeds the drone up when it comes taut, m/s. */
  CABLE_THROW("cableThrow", 0.1, 30),
  /** How much farther the drone rams, m. */
  RAM_REACH("ramReach", 0.05, 3),
  /** What it takes off in addition for each m/s of a blow, points. */
  RAM_DAMAGE("ramDamage", 0.01, 10),
  /** By how much slower than usual the drone may be to ram, m/s. */
  RAM_EASE("ramEase", 0.1, 15),
  /** How far a foe that the drone rams to pieces bursts, m. */
  SHRAPNEL_REACH("shrapnelReach", 0.1, 12),
  /** What that takes off in its middle, points; less the farther off. */
  SHRAPNEL_DAMAGE("shrapnelDamage", 0.01, 100),
  /** The share of the reload that is over when the drone has rammed a foe to pieces. */
  RAM_RELOAD("ramReload", 0.05, 1),
  /** How many more barrels the drone has. */
  BARRELS("barrels", 1, 3),
  /** The share of the reload of the drone's gun that falls away. */
  RELOAD("reload", 0.01, 0.4),
  /** How much faster the drone's barrel turns, rad/s. */
  SLEW_RATE("slewRate", 0.1, 50),
  /** How far beyond its rim a shot of the drone hurts where it strikes, m. */
  SPLASH("splash", 0.1, 10),
  /** At how many further foes a shot of the drone glances off. */
  GLANCES("glances", 1, 9),
  /** How far off the foe is at most that it glances off at, m. */
  GLANCE_REACH("glanceReach", 0.5, 40),
  /** Through how many foes a shot of the drone goes. */
  PIERCES("pierces", 1, 9),
  /** How fast a shot of the drone turns at a foe ahead of it, rad/s. */
  SHOT_TURN_RATE("shotTurnRate", 0.05, 20),
  /** How near the cable or the drone's rim an enemy's shot is turned, m. */
  MIRROR_REACH("mirrorReach", 0.05, 6),
  /** What a turned shot takes off, points. */
  MIRROR_DAMAGE("mirrorDamage", 0.01, 100),
  /** How far beyond its rim a turned shot hurts where it strikes, m. */
  MIRROR_SPLASH("mirrorSplash", 0.1, 10),
  /** After how long a lost side plane is replaced, s. */
  WINGMAN_PAUSE("wingmanPause", 0.5, 120),
  /** From how much farther off shards come, m. */
  SHARD_REACH("shardReach", 0.5, 60),
  /** How much harder they are drawn, m/s^2. */
  SHARD_PULL("shardPull", 1, 500),
  /** By how much sooner each shard has the next missile loaded, s. */
  SHARD_LOAD("shardLoad", 0.05, 60),
  /** How far behind the ship its exhaust burns, m. */
  FLAME_REACH("flameReach", 0.5, 12),
  /** What it takes off at full thrust, points of health a second. */
  FLAME_BURN("flameBurn", 0.01, 100);

  private static final int COUNT = values().length;

  private final String field;
  private final double low;
  private final double high;

  Stat(String field, double low, double high) {
    this.field = field;
    this.low = low;
    this.high = high;
  }

  /** The number of stats. */
  public static int count() {
    return COUNT;
  }

  /** The field of the data file that raises it. */
  public String field() {
    return field;
  }

  /** The least by which it is raised at a time. */
  public double low() {
    return low;
  }

  /** The most by which it is raised at a time. */
  public double high() {
    return high;
  }
}
