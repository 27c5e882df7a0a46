package towline.content;

/** How hard the enemies make it. */
public enum Difficulty {
  /** For the first runs. */
  EASY,
  /** As the game is meant. */
  NORMAL,
  /** For those who know it. */
  HARD
}
