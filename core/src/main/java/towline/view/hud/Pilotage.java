package towline.view.hud;

/** Who flies the ship. */
public enum Pilotage {
  /** A person. */
  PLAYER,
  /** A bot. */
  BOT
}
