package towline.game.records;

import java.util.function.ToIntFunction;
import towline.session.Score;

/** What kills foes: together they are all kills. */
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

  /** How many foes it has killed in a run. */
  public int kills(Score score) {
    return kills.applyAsInt(score);
  }

  /** The name under which statistics keep its kills. */
  String statistic() {
    return "KILLS_" + name();
  }

  /** The key of its text. */
  public String text() {
    return "over.by." + name();
  }
}
