package towline.content;

/** How hard the game is. */
public enum Difficulty {
  /** For those who begin, and those who want to watch the drone. */
  EASY,
  /** As it is meant. */
  NORMAL,
  /** For those who lead their targets in their sleep. */
  HARD
}
