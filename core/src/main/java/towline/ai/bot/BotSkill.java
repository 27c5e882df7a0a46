package towline.ai.bot;

/** A skill of the demo bot beside flying and shooting; each can be removed to measure its worth. */
public enum BotSkill {
  /** Swinging the drone into foes. */
  WHIP,
  /** Reeling the cable in and out. */
  WINCH,
  /** Launching the ship's missiles. */
  MISSILES,
  /** Choosing the drone's aim mode by its target. */
  MODES,
  /** Switching the snap shot on. */
  SNAP,
  /** Keeping out of the way of threats. */
  DODGING,
  /** Collecting shards. */
  SHARDS,
  /** Flying to haul gates. */
  BANKING
}
