package towline.content;

/** What a medal counts, in one run. */
public enum MedalCondition {
  /** The most kills in one swing of the drone. */
  SWING_KILLS,
  /** Foes destroyed by ramming them with the drone. */
  WHIP_KILLS,
  /** Enemy missiles batted back with the drone. */
  MISSILES_BATTED,
  /** Tanks thrown with the drone. */
  TANKS_THROWN,
  /** The most that one burst set off, one after the other. */
  CHAIN_LINKS,
  /** Foes destroyed by enemy missiles that were lured into them. */
  LURED_KILLS,
  /** Turrets of vessels destroyed so. */
  LURED_TURRETS,
  /** Tanks destroyed by the drone in the medal's aim mode. */
  TANKS_IN_MODE,
  /** Waves cleared in which the drone fired in the medal's aim mode alone, and killed enough. */
  WAVES_IN_MODE,
  /** The aim modes in which the drone has destroyed something. */
  MODES_WITH_KILLS,
  /** The most shots of the drone in a row that struck what they were aimed at. */
  HITS_IN_A_ROW,
  /** The most waves in a row without being hurt. */
  WAVES_UNHURT,
  /** Waves cleared without a shot of the ship's own gun. */
  WAVES_WITHOUT_GUN,
  /** Couriers opened in their own mode, which was switched to since they came. */
  GOOD_CALLS,
  /** The kinds of courier of which one was opened. */
  COURIER_KINDS,
  /** The aim modes in which a courier was opened. */
  COURIER_MODES,
  /** The highest haul. */
  HAUL,
  /** The highest step to which the drone's belief was charged. */
  CONVICTION,
  /** The highest multiplier. */
  MULTIPLIER,
  /** Drones hooked again after the cable had parted. */
  CABLES_HOOKED,
  /** Snakes cut in two. */
  SNAKES_CUT,
  /** Threats that passed closely. */
  NEAR_MISSES,
  /** Shards picked up. */
  SHARDS,
  /** Foes destroyed by missiles of the ship. */
  OWN_MISSILE_KILLS,
  /** Bosses destroyed. */
  BOSSES,
  /** The last wave cleared in arcade mode. */
  ARCADE_WAVE,
  /** The last wave cleared in survival mode. */
  SURVIVAL_WAVE,
  /** The last wave cleared in a daily run. */
  DAILY_WAVE
}
