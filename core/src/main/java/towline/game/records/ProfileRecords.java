package towline.game.records;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import towline.content.Difficulty;
import towline.game.frame.GameServices;
import towline.game.frame.PlayerProfile;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.store.ScoreEntry;
import towline.view.medal.MedalLine;
import towline.view.text.Localization;

/** What the player's profile has kept, in words; {@code today} is the day of the daily run. */
public record ProfileRecords(GameServices services, LocalDate today) implements Records {
  @Override
  public List<ScoreLine> scores(PlayMode mode, Difficulty difficulty, int rules) {
    return lines(profile().highScores().of(mode, difficulty, rules));
  }

  @Override
  public List<Integer> rules() {
    return profile().highScores().rules();
  }

  @Override
  public List<LocalDate> days() {
    Stream<LocalDate> kept = profile().highScores().days().stream().map(LocalDate::ofEpochDay);
    return Stream.concat(Stream.of(today), kept).distinct().toList();
  }

  @Override
  public List<ScoreLine> daily(LocalDate day) {
    return lines(profile().highScores().daily(day.toEpochDay()));
  }

  @Override
  public List<MedalLine> medals() {
    return services.medals().lines(words(), services.picture().medalIcons());
  }

  @Override
  public List<Records.ReplayLine> replays() {
    return profile().replays(words());
  }

  private PlayerProfile profile() {
    return services.profile();
  }

  private Localization words() {
    return services.picture().words();
  }

  private List<ScoreLine> lines(List<ScoreEntry> table) {
    List<ScoreLine> lines = new ArrayList<>();
    for (ScoreEntry entry : table) {
      boolean fresh = profile().latest().filter(entry::equals).isPresent();
      String day =
          entry.day().isPresent()
              ? words().date(LocalDate.ofEpochDay(entry.day().getAsLong()))
              : "";
      String help = entry.assistance() == Assistance.USED ? words().of("menu.scores.assisted") : "";
      lines.add(
          new ScoreLine(
              entry.initials(),
              entry.points(),
              entry.wave(),
              entry.seed(),
              (day + "  " + help).strip(),
              profile().replayOf(entry).map(Path::toString).orElse(""),
              fresh ? ScoreLine.Standing.NEW : ScoreLine.Standing.KNOWN));
    }
    return lines;
  }
}
