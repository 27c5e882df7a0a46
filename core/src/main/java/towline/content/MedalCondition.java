package towline.content;

/** What a medal counts, in one run. */
public enum MedalCondition {
  /** The most kills in one swing of the drone. */
  SWING_KILLS,
  /** Enemy missiles batted back with the drone. */
  MISSILES_BATTED,
  /** Tanks thrown with the drone. */
  TANKS_THROWN,
  /** The most that one burst set off, one after the other. */
  CHAIN_LINKS,
  /** Foes destroyed by enemy missiles that were lured into them. */
  LURED_KILLS,
  /** The most shots of the drone in a row that struck what they were aimed at. */
  HITS_IN_A_ROW,
  /** The most waves in a row without being hurt. */
  WAVES_UNHURT,
  /** Couriers opened in their own mode, which was switched to since they came. */
  GOOD_CALLS,
  /** The kinds of courier of which one was opened. */
  COURIER_KINDS,
  /** The highest haul. */
  HAUL,
  /** Snakes cut in two. */
  SNAKES_CUT,
  /** Threats that passed closely. */
  NEAR_MISSES,
  /** Foes destroyed by missiles of the ship. */
  OWN_MISSILE_KILLS,
  /** The last wave cleared in arcade mode. */
  ARCADE_WAVE,
  /** The last wave cleared in survival mode. */
  SURVIVAL_WAVE,
  /** The last wave cleared in a daily run. */
  DAILY_WAVE
}
