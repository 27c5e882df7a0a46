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
import towline.store.DailyAttempt;
import towline.store.Problem;
import towline.store.Progress;
import towline.store.ScoreEntry;
import towline.store.Scores;
import towline.store.Store;

/** The player's settings, scores and replays. */
public final class PlayerProfile {
  /** Time without changes after which settings are saved, s: dragging a slider saves once. */
  private static final double SAVE_DELAY = 0.4;

  /** Initials of a player who has not been asked for any yet. */
  private static final String DEFAULT_INITIALS = "AAA";

  private final Store store;
  private final SessionOptions session;
  private final Today today;
  private Settings settings;
  private double sinceChange = Double.POSITIVE_INFINITY;
  private boolean unsaved;
  private Optional<ScoreEntry> latest = Optional.empty();

  /** Creates the profile kept in {@code store}, with the options of this session. */
  public PlayerProfile(Store store, SessionOptions session, Today today) {
    this.store = store;
    this.session = session;
    this.today = today;
    settings = session.appliedTo(store.settings());
  }

  public Settings settings() {
    return settings;
  }

  /** Returns the store of all files. */
  public Store store() {
    return store;
  }

  /** Changes the settings, which are saved after a moment without changes. */
  public void set(Settings wanted) {
    settings = wanted;
    unsaved = true;
    sinceChange = 0;
  }

  /** Advances by {@code seconds} and saves settings that are due. */
  public void update(double seconds) {
    sinceChange += seconds;
    if (unsaved && sinceChange > SAVE_DELAY) {
      write();
    }
  }

  /** Saves unsaved settings now. */
  public void write() {
    if (unsaved) {
      unsaved = false;
      store.save(session.savedValues(settings, store.settings()));
    }
  }

  public Scores highScores() {
    return store.scores();
  }

  /** Returns the file of the replay of a score, if there is one. */
  public Optional<Path> replayOf(ScoreEntry entry) {
    return store.replays().of(entry);
  }

  /** Returns true if the last session crashed; only once. */
  public boolean pollCrash() {
    return store.crashes().pollUnseen().isPresent();
  }

  /** Returns the problems with files since the last call. */
  public List<Problem> problems() {
    return store.pollMessages();
  }

  /**
   * Takes the only attempt at the run of a day, at once and for good; returns false if it was taken
   * before.
   */
  public boolean takeAttempt(long day) {
    return store.takeAttempt(day);
  }

  /** Saves that a build has been found; does nothing if it was found before. */
  public void find(BuildSpec build) {
    if (!store.progress().has(build.name())) {
      store.add(Progress.found(build.name(), today.local().toEpochDay()));
    }
  }

  /** Saves the result of an attempt. */
  public void enter(DailyAttempt attempt) {
    store.add(Progress.attempted(attempt));
  }

  /**
   * Returns the replay of the attempt at the run of {@code day}; empty unless there is one of the
   * current behaviour.
   */
  public Optional<Replay> replayOfAttempt(long day, GameContent content) {
    return store.scores().daily(day).stream()
        .filter(entry -> entry.behaviour() == BehaviourVersion.CURRENT)
        .findFirst()
        .flatMap(this::replayOf)
        .flatMap(file -> replay(file.toString(), content));
  }

  /**
   * Adds a ranked run with its replay to its table, if it is good enough, with the last initials.
   */
  public void addScore(Run run, Assistance assistance, Supplier<Replay> recording) {
    latest = Optional.empty();
    ScoreEntry entry = ScoreEntry.of(initials(), run, assistance, today.local());
    OptionalInt rank = store.add(entry, recording.get());
    if (rank.isPresent()) {
      latest = Optional.of(store.scores().board(entry).get(rank.getAsInt() - 1));
    }
  }

  /** Records that the last run has no score. */
  public void addNoScore() {
    latest = Optional.empty();
  }

  /** Returns the table in which a run ranks, the best first. */
  public List<ScoreEntry> table(Run run) {
    RunSetup setup = run.setup();
    return setup.mode() == PlayMode.DAILY
        ? store.scores().daily(setup.seed())
        : store.scores().of(setup.mode(), run.rankedDifficulty());
  }

  /** Returns the entry that was added last; empty if the run was not good enough. */
  public Optional<ScoreEntry> latest() {
    return latest;
  }

  /** Returns the player's initials, or those of a player who has not been asked for any. */
  public String initials() {
    return isUnsigned() ? DEFAULT_INITIALS : settings.get(Options.INITIALS);
  }

  /** Returns true if the player has never been asked for initials. */
  public boolean isUnsigned() {
    return settings.get(Options.INITIALS).isEmpty();
  }

  /** Signs the entry that was added last, and all later ones. */
  public void sign(String initials) {
    latest = latest.map(entry -> store.setInitials(entry, initials));
    set(settings.with(Options.INITIALS, initials));
    write();
  }

  /**
   * Returns the initials at the top of a mode's table at normal difficulty; empty if there are
   * none.
   */
  public String best(PlayMode mode) {
    List<ScoreEntry> table = store.scores().of(mode, Difficulty.NORMAL);
    return table.isEmpty() ? "" : table.get(0).initials();
  }

  /** Saves a replay for the player and returns its file; empty, with a problem, if that failed. */
  public Optional<Path> save(Replay replay) {
    return store.replays().save(replay);
  }

  /** Returns a replay that can be played; empty, with a problem, if it cannot. */
  public Optional<Replay> replay(String key, GameContent content) {
    return store.replays().load(Path.of(key), setup -> Run.check(content, setup));
  }
}
