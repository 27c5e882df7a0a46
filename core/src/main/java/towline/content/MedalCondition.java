package towline.content;

/** A count of one run that can earn a medal. */
public enum MedalCondition {
  /** Greatest number of kills in one swing of the drone. */
  SWING_KILLS,
  /** Enemy missiles batted back with the drone. */
  MISSILES_BATTED,
  /** Tanks thrown with the drone. */
  TANKS_THROWN,
  /** Greatest number of successive bursts that one burst set off. */
  CHAIN_LINKS,
  /** Foes destroyed by enemy missiles that were lured into them. */
  LURED_KILLS,
  /** Greatest number of the drone's shots in a row that hit their targets. */
  HITS_IN_A_ROW,
  /** Greatest number of waves in a row without being hurt. */
  WAVES_UNHURT,
  /** Couriers opened in their own mode, after a switch to it since they entered. */
  GOOD_CALLS,
  /** Kinds of courier of which one was opened. */
  COURIER_KINDS,
  /** Highest haul. */
  HAUL,
  /** Snakes cut in two. */
  SNAKES_CUT,
  /** Threats that passed closely. */
  NEAR_MISSES,
  /** Foes destroyed by missiles of the ship. */
  OWN_MISSILE_KILLS,
  /** Last wave cleared in arcade mode. */
  ARCADE_WAVE,
  /** Last wave cleared in survival mode. */
  SURVIVAL_WAVE,
  /** Last wave cleared in a daily run. */
  DAILY_WAVE
}
