package towline.session;

import java.util.List;
import java.util.stream.Stream;

/** The modes of play. */
public enum PlayMode {
  /** Waves, one after the other. */
  ARCADE,
  /** Waves without end. */
  SURVIVAL,
  /** Waves without end, the same for everybody on a day. */
  DAILY,
  /** The waves of the arcade, in which blows are felt and counted, but never end the run. */
  PRACTICE;

  private static final List<PlayMode> RANKED =
      Stream.of(values()).filter(PlayMode::isRanked).toList();

  /** The modes whose runs have ranks. */
  public static List<PlayMode> ranked() {
    return RANKED;
  }

  /** Whether its runs have ranks and earn medals. */
  public boolean isRanked() {
    return this != PRACTICE;
  }

  /** Whether its waves are those of the arcade. */
  public boolean hasArcadeWaves() {
    return this == ARCADE || this == PRACTICE;
  }

  /** Whether the player is asked every so often which hazard to face. */
  public boolean hasDangers() {
    return this == SURVIVAL;
  }
}
