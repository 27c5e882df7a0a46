package towline.ai.bot;

/** What the demo bot can do beside flying and shooting; each can be taken away to measure it. */
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
  /** Keeping out of the way of what can hurt. */
  DODGING,
  /** Collecting shards. */
  SHARDS
}
