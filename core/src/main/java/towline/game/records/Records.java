package towline.game.records;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import towline.content.Difficulty;
import towline.game.frame.GameServices;
import towline.game.frame.PlayerProfile;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.store.Challenges;
import towline.store.DailyAttempt;
import towline.store.ScoreEntry;
import towline.store.Statistics;
import towline.view.medal.MedalLine;
import towline.view.text.Localization;
import towline.view.text.NumberText;

/** The records of the player's profile, in words; {@code day} supplies the day of the daily run. */
public record Records(GameServices services, MedalTracker tracker, Supplier<LocalDate> day) {
  /**
   * A replay in the list of replays.
   *
   * @param key the path of the replay's file
   * @param title the mode, or "saved"
   * @param detail initials, score, wave and difficulty, or the file's name
   */
  public record ReplayLine(String key, String title, String detail) {}

  /**
   * A challenge in the list of replays.
   *
   * @param key the path of the challenge's file
   * @param way sent or received
   * @param title the way, or "answer"
   * @param detail initials of its player, mode, difficulty, seed or day, and duration
   */
  public record ChallengeLine(String key, Challenges.Way way, String title, String detail) {}

  /** Returns the scores of a mode at a difficulty by a version of the rules, best first. */
  public List<ScoreLine> scores(PlayMode mode, Difficulty difficulty, int rules) {
    return lines(profile().highScores().of(mode, difficulty, rules));
  }

  /** Returns the versions of the rules that have scores, the current one first. */
  public List<Integer> rules() {
    return profile().highScores().rules();
  }

  /** Returns the days of daily runs: today, then those with scores, the latest first. */
  public List<LocalDate> days() {
    Stream<LocalDate> kept = profile().highScores().days().stream().map(LocalDate::ofEpochDay);
    return Stream.concat(Stream.of(day.get()), kept).distinct().toList();
  }

  /** Returns the scores of the daily run of a day, best first. */
  public List<ScoreLine> daily(LocalDate day) {
    return lines(profile().highScores().daily(day.toEpochDay()));
  }

  /** Returns the day of the daily run. */
  public LocalDate today() {
    return day.get();
  }

  /** Returns the attempt at today's daily run, if there was one. */
  public Optional<DailyAttempt> attempt() {
    return profile().store().progress().attemptOf(day.get().toEpochDay());
  }

  /** Returns the medals in order. */
  public List<MedalLine> medals() {
    return tracker.lines(words(), services.picture().medalIcons());
  }

  /** Returns the statistics of all runs. */
  public Statistics statistics() {
    return profile().store().statistics();
  }

  /** Returns the replays of all tables, and those that the player saved. */
  public List<ReplayLine> replays() {
    List<ReplayLine> lines = new ArrayList<>();
    for (int rules : profile().highScores().rules()) {
      for (PlayMode mode : PlayMode.ranked()) {
        for (Difficulty difficulty : Difficulty.values()) {
          for (ScoreEntry entry : profile().highScores().of(mode, difficulty, rules)) {
            profile().store().replays().of(entry).ifPresent(file -> lines.add(line(entry, file)));
          }
        }
      }
    }
    for (Path file : profile().store().replays().saved()) {
      lines.add(new ReplayLine(file.toString(), words().of("menu.replays.saved"), name(file)));
    }
    return lines;
  }

  /** Returns the challenges that were sent and flown, the latest first. */
  public List<ChallengeLine> challenges() {
    List<Challenges.Kept> kept = profile().store().challenges().all();
    List<ChallengeLine> lines = new ArrayList<>();
    for (int i = 0; i < kept.size(); i++) {
      Challenges.Kept one = kept.get(i);
      RunSetup setup = one.challenge().replay().setup();
      boolean answers =
          kept.subList(i + 1, kept.size()).stream()
              .anyMatch(
                  earlier ->
                      earlier.way() != one.way()
                          && earlier.challenge().replay().setup().equals(setup));
      String title = words().of(answers ? "challenge.answered" : "challenge." + one.way().name());
      String detail =
          one.challenge().initials()
              + Localization.SEPARATOR
              + ChallengeWords.run(one.challenge(), words());
      lines.add(new ChallengeLine(one.file().toString(), one.way(), title, detail));
    }
    return lines;
  }

  private ReplayLine line(ScoreEntry entry, Path file) {
    List<String> details = new ArrayList<>();
    details.add(entry.initials() + "   " + NumberText.grouped(entry.points()));
    if (entry.mode() != PlayMode.SURVIVAL) {
      details.add(words().of("menu.value.wave", String.valueOf(entry.wave())));
    }
    details.add(words().of("value." + entry.difficulty().name()));
    if (entry.mode() != PlayMode.DAILY && entry.day().isPresent()) {
      details.add(words().date(LocalDate.ofEpochDay(entry.day().getAsLong())));
    }
    String mode = words().of("mode." + entry.mode().name());
    String title =
        entry.mode() == PlayMode.DAILY
            ? mode + "  " + words().date(LocalDate.ofEpochDay(entry.seed()))
            : mode;
    return new ReplayLine(file.toString(), title, String.join(Localization.SEPARATOR, details));
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName()).replace(".replay", "");
  }

  private PlayerProfile profile() {
    return services.profile();
  }

  private Localization words() {
    return services.picture().localization();
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
