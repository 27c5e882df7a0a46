package towline.store;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import towline.content.Difficulty;
import towline.data.JsonFields;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.RulesVersion;

/** The format of scores: one object a line. */
final class ScoresCodec implements Codec<Scores> {
  /** The number for an unknown day. */
  private static final long NO_DAY = -1;

  @Override
  public String kind() {
    return "scores";
  }

  @Override
  public int version() {
    return 3;
  }

  @Override
  public Scores defaults() {
    return Scores.empty();
  }

  @Override
  public void write(Scores scores, JsonWriter out) {
    out.field("scores").beginArray();
    for (ScoreEntry entry : scores.all()) {
      out.entry().beginObject();
      out.field("initials").text(entry.initials());
      out.field("points").number(entry.points());
      out.field("wave").number(entry.wave());
      out.field("seed").number(entry.seed());
      out.field("mode").text(entry.mode().name());
      out.field("difficulty").text(entry.difficulty().name());
      out.field("assistance").text(entry.assistance().name());
      out.field("day").number(entry.day().orElse(NO_DAY));
      out.field("behaviour").number(entry.behaviour());
      out.field("rules").number(entry.rules());
      out.field("replay").text(entry.replay().orElse(""));
      out.end();
    }
    out.end();
  }

  /**
   * Reads the entries and ranks them again, so that no file can give a table that is unsorted or
   * too long.
   */
  @Override
  public Scores read(JsonFields fields, Consumer<Problem> notes) {
    Scores scores = Scores.empty();
    for (ScoreEntry entry : fields.anyParts("scores", ScoresCodec::entry)) {
      scores = scores.with(entry);
    }
    return scores;
  }

  private static ScoreEntry entry(JsonFields in) {
    long day = in.exact("day", NO_DAY, ScoreEntry.LAST_DAY);
    String replay = in.text("replay", "the name of a replay, or empty");
    return new ScoreEntry(
        in.text("initials", "one to three letters or digits"),
        in.exact("points", 1, ScoreEntry.MOST_POINTS),
        (int) in.exact("wave", 1, ScoreEntry.MOST_WAVES),
        in.exact("seed", Long.MIN_VALUE, Long.MAX_VALUE),
        in.constant("mode", PlayMode.class),
        in.constant("difficulty", Difficulty.class),
        in.constant("assistance", Assistance.class),
        day == NO_DAY ? OptionalLong.empty() : OptionalLong.of(day),
        (int) in.exact("behaviour", 1, ScoreEntry.MOST_BEHAVIOUR),
        (int) in.exact("rules", RulesVersion.FIRST, ScoreEntry.MOST_RULES),
        replay.isEmpty() ? Optional.empty() : Optional.of(replay));
  }
}
