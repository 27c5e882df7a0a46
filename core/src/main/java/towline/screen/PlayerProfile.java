package towline.screen;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.menu.page.ReplayLine;
import towline.menu.page.ScoreLine;
import towline.screen.run.RunController;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.settings.Options;
import towline.settings.Settings;
import towline.store.ScoreEntry;
import towline.store.Store;
import towline.view.text.Words;

/** The player's settings, scores and replays, as the pages show them. */
final class PlayerProfile {
  /** How long settings must rest before they are saved, s: a dragged slider saves once. */
  private static final double SAVE_DELAY = 0.4;

  private final Store store;
  private Settings settings;
  private double sinceChange = Double.POSITIVE_INFINITY;
  private boolean unsaved;
  private Optional<ScoreEntry> latest = Optional.empty();

  PlayerProfile(Store store) {
    this.store = store;
    settings = store.settings();
  }

  Settings settings() {
    return settings;
  }

  /** Changes the settings; they are saved when nothing has changed for a moment. */
  void set(Settings wanted) {
    settings = wanted;
    unsaved = true;
    sinceChange = 0;
  }

  /** Lets time pass, s. */
  void update(double seconds) {
    sinceChange += seconds;
    if (unsaved && sinceChange > SAVE_DELAY) {
      write();
    }
  }

  /** Saves what is not saved yet. */
  void write() {
    if (unsaved) {
      unsaved = false;
      store.save(settings);
    }
  }

  /** Whether the last session crashed; true only once. */
  boolean pollCrash() {
    return store.crashes().pollUnseen().isPresent();
  }

  /** Messages for the player since the last call. */
  List<String> messages() {
    return store.pollMessages();
  }

  /** The rank that a run would get in its table; empty if none. */
  OptionalInt rank(Run run) {
    RunSetup setup = run.setup();
    return setup.firstWave() == 1
        ? store.scores().rank(setup.mode(), run.rankedAs(), run.score().points())
        : OptionalInt.empty();
  }

  /** Adds a finished run to its table, with its replay. */
  void addScore(RunController controller, String initials) {
    ScoreEntry entry =
        ScoreEntry.of(
            initials,
            controller.run(),
            controller.assistance(),
            LocalDate.now(ZoneId.systemDefault()));
    store.add(entry, controller.recording());
    latest = Optional.of(entry);
    settings = settings.with(Options.INITIALS, initials);
    store.save(settings);
    unsaved = false;
  }

  List<ScoreLine> scores(PlayMode mode, Difficulty difficulty, Words words) {
    List<ScoreLine> lines = new ArrayList<>();
    for (ScoreEntry entry : store.scores().of(mode, difficulty)) {
      boolean fresh = latest.filter(last -> same(last, entry)).isPresent();
      String day = entry.day().isPresent() ? day(entry.day().getAsLong()) : "";
      String help = entry.assistance() == Assistance.USED ? words.of("menu.scores.assisted") : "";
      lines.add(
          new ScoreLine(
              entry.initials(),
              entry.points(),
              entry.wave(),
              entry.seed(),
              (day + "  " + help).strip(),
              store.replays().of(entry).map(Path::toString).orElse(""),
              fresh ? ScoreLine.Standing.NEW : ScoreLine.Standing.KNOWN));
    }
    return lines;
  }

  /** The initials at the top of a mode's table at normal difficulty, or empty. */
  String best(PlayMode mode) {
    List<ScoreEntry> table = store.scores().of(mode, Difficulty.NORMAL);
    return table.isEmpty() ? "" : table.get(0).initials();
  }

  private static boolean same(ScoreEntry last, ScoreEntry entry) {
    return last.points() == entry.points()
        && last.seed() == entry.seed()
        && last.initials().equals(entry.initials());
  }

  private static String day(long epochDay) {
    return LocalDate.ofEpochDay(epochDay).toString();
  }

  /** The replays of all tables, and those saved by the player. */
  List<ReplayLine> replays(Words words) {
    List<ReplayLine> lines = new ArrayList<>();
    for (PlayMode mode : PlayMode.values()) {
      for (Difficulty difficulty : Difficulty.values()) {
        for (ScoreEntry entry : store.scores().of(mode, difficulty)) {
          store.replays().of(entry).ifPresent(file -> lines.add(line(entry, file, words)));
        }
      }
    }
    for (Path file : store.replays().saved()) {
      lines.add(new ReplayLine(file.toString(), words.of("menu.replays.saved"), name(file)));
    }
    return lines;
  }

  private static ReplayLine line(ScoreEntry entry, Path file, Words words) {
    String detail =
        words.of(
            "menu.replays.detail",
            entry.initials(),
            String.valueOf(entry.points()),
            String.valueOf(entry.wave()),
            words.of("value." + entry.difficulty().name()));
    return new ReplayLine(file.toString(), words.of("mode." + entry.mode().name()), detail);
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName()).replace(".replay", "");
  }

  /** Saves a replay for the player; its file, or empty with a message. */
  Optional<Path> save(Replay replay) {
    return store.replays().save(replay);
  }

  /** A replay that can be played; empty, with a message, if it cannot. */
  Optional<Replay> replay(String key, GameContent content) {
    return store.replays().load(Path.of(key), setup -> Run.check(content, setup));
  }
}
