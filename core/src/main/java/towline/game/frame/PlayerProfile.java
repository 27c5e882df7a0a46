package towline.game.frame;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.game.host.Today;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Replay;
import towline.settings.Options;
import towline.settings.SessionOptions;
import towline.settings.Settings;
import towline.sim.loadout.BuildSpec;
import towline.store.DailyTry;
import towline.store.Problem;
import towline.store.Progress;
import towline.store.ScoreEntry;
import towline.store.Scores;
import towline.store.Store;

/** The player's settings, scores and replays, as the pages show them. */
public final class PlayerProfile {
  /** How long settings must rest before they are saved, s: a dragged slider saves once. */
  private static final double SAVE_DELAY = 0.4;

  /** Stands for the initials of a player who was not asked yet. */
  private static final String UNSIGNED = "AAA";

  private final Store store;
  private final SessionOptions session;
  private final Today today;
  private Settings settings;
  private double sinceChange = Double.POSITIVE_INFINITY;
  private boolean unsaved;
  private Optional<ScoreEntry> latest = Optional.empty();

  /** The profile of that store, with options of this session's own. */
  public PlayerProfile(Store store, SessionOptions session, Today today) {
    this.store = store;
    this.session = session;
    this.today = today;
    settings = session.over(store.settings());
  }

  public Settings settings() {
    return settings;
  }

  /** Where everything is kept. */
  public Store store() {
    return store;
  }

  /** Changes the settings; they are saved when nothing has changed for a moment. */
  public void set(Settings wanted) {
    settings = wanted;
    unsaved = true;
    sinceChange = 0;
  }

  /** Lets time pass, s. */
  public void update(double seconds) {
    sinceChange += seconds;
    if (unsaved && sinceChange > SAVE_DELAY) {
      write();
    }
  }

  /** Saves what is not saved yet. */
  public void write() {
    if (unsaved) {
      unsaved = false;
      store.save(session.kept(settings, store.settings()));
    }
  }

  public Scores highScores() {
    return store.scores();
  }

  /** The replay of a score, if it has one. */
  public Optional<Path> replayOf(ScoreEntry entry) {
    return store.replays().of(entry);
  }

  /** Whether the last session crashed; true only once. */
  public boolean pollCrash() {
    return store.crashes().pollUnseen().isPresent();
  }

  /** What went wrong with files since the last call. */
  public List<Problem> problems() {
    return store.pollMessages();
  }

  /** Takes the try at the run of a day, at once and for good; false if there is none left. */
  public boolean takeTry(long day) {
    return store.takeTry(day);
  }

  /** Keeps that a build has been found; nothing happens if it has been before. */
  public void find(BuildSpec build) {
    if (!store.progress().has(build.name())) {
      store.add(Progress.found(build.name(), today.local().toEpochDay()));
    }
  }

  /** Enters what came of a try. */
  public void enter(DailyTry attempt) {
    store.add(Progress.tried(attempt));
  }

  /** The replay of the try at the run of that day, if there is one that can be flown again. */
  public Optional<Replay> replayOfTry(long day, GameContent content) {
    return store.scores().daily(day).stream()
        .filter(entry -> entry.behaviour() == BehaviourVersion.CURRENT)
        .findFirst()
        .flatMap(this::replayOf)
        .flatMap(file -> replay(file.toString(), content));
  }

  /**
   * Adds a ranked run to its table, with its replay, if it is good enough; signed as the last one
   * was.
   */
  public void addScore(Run run, Assistance assistance, Supplier<Replay> recording) {
    latest = Optional.empty();
    ScoreEntry entry =
        ScoreEntry.of(
            isUnsigned() ? UNSIGNED : settings.get(Options.INITIALS),
            run,
            assistance,
            today.local());
    OptionalInt rank = store.add(entry, recording.get());
    if (rank.isPresent()) {
      latest = Optional.of(store.scores().board(entry).get(rank.getAsInt() - 1));
    }
  }

  /** The run that was flown last has no score. */
  public void addNoScore() {
    latest = Optional.empty();
  }

  /** The table in which a run ranks, the best first. */
  public List<ScoreEntry> table(Run run) {
    RunSetup setup = run.setup();
    return setup.mode() == PlayMode.DAILY
        ? store.scores().daily(setup.seed())
        : store.scores().of(setup.mode(), run.rankedAs());
  }

  /** The entry that was added last; empty if the run was not good enough. */
  public Optional<ScoreEntry> latest() {
    return latest;
  }

  /** Whether the player has never been asked for initials. */
  public boolean isUnsigned() {
    return settings.get(Options.INITIALS).isEmpty();
  }

  /** Signs the entry that was added last, and those to come. */
  public void sign(String initials) {
    latest = latest.map(entry -> store.sign(entry, initials));
    set(settings.with(Options.INITIALS, initials));
    write();
  }

  /** The initials at the top of a mode's table at normal difficulty, or empty. */
  public String best(PlayMode mode) {
    List<ScoreEntry> table = store.scores().of(mode, Difficulty.NORMAL);
    return table.isEmpty() ? "" : table.get(0).initials();
  }

  /** Saves a replay for the player; its file, or empty with a message. */
  public Optional<Path> save(Replay replay) {
    return store.replays().save(replay);
  }

  /** A replay that can be played; empty, with a message, if it cannot. */
  public Optional<Replay> replay(String key, GameContent content) {
    return store.replays().load(Path.of(key), setup -> Run.check(content, setup));
  }
}
