package towline.sim.loadout;

/**
 * A number that modules and builds raise. Each is 0 until something raises it; the rules of the
 * world add it to a number of the specs, or skip its effect while it is 0.
 */
public enum Stat {
  /** Damage of the cable to everything that it touches, points of health a second. */
  CABLE_BURN("cableBurn", 0.01, 100),
  /** Damage of the cable for each metre that it is dragged across something, points. */
  CABLE_BARBS("cableBarbs", 0.01, 100),
  /** Speed that the drone gains when the cable becomes taut, m/s. */
  CABLE_THROW("cableThrow", 0.1, 30),
  /** Gain in the distance at which the drone rams, m. */
  RAM_REACH("ramReach", 0.05, 3),
  /** Gain in the damage of a blow for each m/s of its speed, points. */
  RAM_DAMAGE("ramDamage", 0.01, 10),
  /** Reduction of the least speed at which the drone rams, m/s. */
  RAM_EASE("ramEase", 0.1, 15),
  /** Radius of the burst of a foe that the drone rams to pieces, m. */
  SHRAPNEL_REACH("shrapnelReach", 0.1, 12),
  /** Damage of that burst at its centre, points; it falls off towards the rim. */
  SHRAPNEL_DAMAGE("shrapnelDamage", 0.01, 100),
  /** Share of the gun's reload that the drone gains by ramming a foe to pieces. */
  RAM_RELOAD("ramReload", 0.05, 1),
  /** Number of additional barrels of the drone. */
  BARRELS("barrels", 1, 3),
  /** Share by which the reload time of the drone's gun shrinks. */
  RELOAD("reload", 0.01, 0.4),
  /** Gain in the slew rate of the drone's barrel, rad/s. */
  SLEW_RATE("slewRate", 0.1, 50),
  /** Distance beyond its rim at which a shot of the drone hurts where it strikes, m. */
  SPLASH("splash", 0.1, 10),
  /** Number of further foes at which a shot of the drone glances off. */
  GLANCES("glances", 1, 9),
  /** Greatest distance of the next foe of a shot that glances off, m. */
  GLANCE_REACH("glanceReach", 0.5, 40),
  /** Number of foes that a shot of the drone passes through. */
  PIERCES("pierces", 1, 9),
  /** Turn rate of the drone's shots towards a foe ahead, rad/s. */
  SHOT_TURN_RATE("shotTurnRate", 0.05, 20),
  /** Distance from the cable or the drone's rim at which an enemy's shot is reflected, m. */
  MIRROR_REACH("mirrorReach", 0.05, 6),
  /** Damage of a reflected shot, points. */
  MIRROR_DAMAGE("mirrorDamage", 0.01, 100),
  /** Distance beyond its rim at which a reflected shot hurts where it strikes, m. */
  MIRROR_SPLASH("mirrorSplash", 0.1, 10),
  /** Time until a lost side plane is replaced, s. */
  WINGMAN_PAUSE("wingmanPause", 0.5, 120),
  /** Gain in the distance from which shards are attracted, m. */
  SHARD_REACH("shardReach", 0.5, 60),
  /** Gain in the acceleration of attracted shards, m/s^2. */
  SHARD_PULL("shardPull", 1, 500),
  /** Length of the ship's exhaust that burns, m. */
  FLAME_REACH("flameReach", 0.5, 12),
  /** Damage of the exhaust at full thrust, points of health a second. */
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

  /** Returns the number of stats. */
  public static int count() {
    return COUNT;
  }

  /** Returns the name of its field in the data files. */
  public String field() {
    return field;
  }

  /** Returns the least raise by one module or build. */
  public double low() {
    return low;
  }

  /** Returns the greatest raise by one module or build. */
  public double high() {
    return high;
  }
}
