package towline.content.sound;

import towline.content.SectorSpec.Look;
import towline.content.sound.SoundSpec.Mood;

/** A piece of music that repeats. */
public enum MusicLoop {
  /** The title and the range. */
  TITLE,
  /** Open space. */
  SPACE,
  /** The plates of a huge hull. */
  HULL,
  /** The deep that pulls everything down. */
  UNDERTOW,
  /** A boss, in whichever sector. */
  BOSS;

  /**
   * Returns the loop for a screen.
   *
   * @param mood kind of screen
   * @param look look of the sector
   * @param hasBoss true if a boss is in the sector
   */
  public static MusicLoop of(Mood mood, Look look, boolean hasBoss) {
    if (mood == Mood.TITLE) {
      return TITLE;
    }
    if (hasBoss) {
      return BOSS;
    }
    return switch (look) {
      case SPACE -> SPACE;
      case HULL -> HULL;
      case UNDERTOW -> UNDERTOW;
    };
  }
}
