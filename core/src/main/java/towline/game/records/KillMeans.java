package towline.game.records;

import java.util.function.ToIntFunction;
import towline.session.Score;

/** A means of killing enemies. The kills of all means add up to all kills. */
public enum KillMeans {
  DRONE(Score::droneKills),
  GUN(Score::shipKills),
  WHIP(Score::whipKills),
  MISSILE(Score::missileKills),
  LURE(Score::luredKills),
  WINGMEN(Score::wingmanKills),
  CHAIN(Score::chainKills),
  MODULE(Score::moduleKills);

  @SuppressWarnings("ImmutableEnumChecker") // A reference to a method.
  private final ToIntFunction<Score> kills;

  KillMeans(ToIntFunction<Score> kills) {
    this.kills = kills;
  }

  /** Returns the number of kills in a run. */
  public int kills(Score score) {
    return kills.applyAsInt(score);
  }

  /** Returns the name of the kills in the statistics. */
  String statistic() {
    return "KILLS_" + name();
  }

  /** Returns the text key of the name. */
  public String text() {
    return "over.by." + name();
  }
}
