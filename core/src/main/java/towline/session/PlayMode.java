package towline.session;

import java.util.List;
import java.util.stream.Stream;

/** The modes of play. */
public enum PlayMode {
  /** Waves, one after the other. */
  ARCADE,
  /** Endless waves. */
  SURVIVAL,
  /** Endless waves, equal for all players on a day. */
  DAILY,
  /** The waves of the arcade; blows are felt and counted, but never end the run. */
  PRACTICE;

  private static final List<PlayMode> RANKED =
      Stream.of(values()).filter(PlayMode::isRanked).toList();

  /** Returns the modes with ranked runs. */
  public static List<PlayMode> ranked() {
    return RANKED;
  }

  /** Returns true if runs of this mode have ranks and earn medals. */
  public boolean isRanked() {
    return this != PRACTICE;
  }

  /** Returns true if its waves are those of the arcade. */
  public boolean hasArcadeWaves() {
    return this == ARCADE || this == PRACTICE;
  }

  /** Returns true if the player has to choose a hazard at intervals. */
  public boolean hasHazardDrafts() {
    return this == SURVIVAL;
  }
}
