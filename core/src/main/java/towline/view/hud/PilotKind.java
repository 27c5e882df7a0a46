package towline.view.hud;

/** Who flies the ship. */
public enum PilotKind {
  /** A person. */
  PLAYER,
  /** A bot. */
  BOT,
  /** A replay. */
  REPLAY
}
