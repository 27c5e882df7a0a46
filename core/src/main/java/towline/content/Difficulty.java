package towline.content;

/** A difficulty of the game. */
public enum Difficulty {
  /** For beginners, and for players who want to watch the drone. */
  EASY,
  /** The game as designed. */
  NORMAL,
  /** For experts. */
  HARD
}
