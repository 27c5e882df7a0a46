package towline.session;

/** The kinds of pilots of the ship. */
public enum PilotKind {
  /** A person. */
  PLAYER,
  /** A bot. */
  BOT,
  /** A replay. */
  REPLAY
}
