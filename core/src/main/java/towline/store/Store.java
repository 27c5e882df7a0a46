package towline.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import towline.session.replay.Replay;
import towline.settings.Settings;

/**
 * All files of the game on disk: settings, scores, medals, statistics, replays, challenges, crash
 * reports. No failure of a file throws: it becomes a message in {@link #pollMessages}, and the game
 * goes on. Saving waits for the disk, some 10 ms, so call it between screens and not during a
 * fight.
 */
public final class Store {
  private static final String RANGE_FILE = "range.csv";

  private final StoreMessages messages = new StoreMessages();
  private final Disk disk;
  private final Path data;
  private final SafeFile<Settings> settingsFile;
  private final SafeFile<Scores> scoresFile;
  private final SafeFile<Medals> medalsFile;
  private final SafeFile<Progress> progressFile;
  private final SafeFile<ShotsRecord> shotsFile;
  private final SafeFile<Statistics> statisticsFile;
  private final SafeFile<String> rangeFile;
  private final Replays replays;
  private final Challenges challenges;
  private final CrashReports crashes;
  private Settings settings;
  private Scores scores;
  private Medals medals;
  private Progress progress;
  private ShotsRecord shots;

  /** Statistics on the disk, as of the last reading or saving. */
  private Statistics savedStatistics;

  /** Statistics of runs that could not be saved yet. */
  private Statistics unsavedStatistics = Statistics.none();

  /** Scores that could not be saved yet. */
  private final List<ScoreEntry> unsavedScores = new ArrayList<>();

  /** Reads the files; missing ones get their defaults. Creates no folder and no file. */
  public Store(Folders folders) {
    this(folders, new SystemDisk());
  }

  /**
   * Reads the files of {@code disk}; missing ones get their defaults. Creates no folder and no
   * file.
   */
  public Store(Folders folders, Disk disk) {
    this.disk = disk;
    data = folders.data();
    Path runs = data.resolve("replays");
    Path reports = CrashReports.in(folders);
    Path sent = data.resolve("challenges");
    Stream.of(folders.settings(), data, runs.resolve("best"), runs.resolve("saved"), sent, reports)
        .forEach(this::deleteLeftovers);
    settingsFile =
        new SafeFile<>(
            disk, folders.settings().resolve("settings.json"), new SettingsJson(), messages);
    scoresFile =
        new SafeFile<>(
            disk, data.resolve("scores.json"), new ChecksummedJson<>(new ScoresCodec()), messages);
    medalsFile =
        new SafeFile<>(
            disk,
            data.resolve("medals.json"),
            new ChecksummedJson<>(new Medals.JsonCodec()),
            messages);
    progressFile =
        new SafeFile<>(
            disk,
            data.resolve("progress.json"),
            new ChecksummedJson<>(new Progress.JsonCodec()),
            messages);
    shotsFile =
        new SafeFile<>(
            disk,
            data.resolve("shots.json"),
            new ChecksummedJson<>(new ShotsRecord.JsonCodec()),
            messages);
    statisticsFile =
        new SafeFile<>(
            disk,
            data.resolve("statistics.json"),
            new ChecksummedJson<>(new Statistics.JsonCodec()),
            messages);
    rangeFile = new SafeFile<>(disk, data.resolve(RANGE_FILE), new PlainText("set-ups"), messages);
    replays = new Replays(disk, runs, messages);
    challenges = new Challenges(disk, sent, messages);
    crashes = new CrashReports(disk, reports, messages);
    settings = settingsFile.load();
    scores = scoresFile.load();
    medals = medalsFile.load();
    progress = progressFile.load();
    shots = shotsFile.load();
    savedStatistics = statisticsFile.load();
    deleteOrphans();
  }

  /**
   * Deletes replays without a score, which remain if a game was killed between the two saves. A
   * damaged table beside the scores may name them, so they are then kept.
   */
  private void deleteOrphans() {
    if (orphans(scores).isEmpty() || scoresFile.hasDamagedCopy()) {
      return;
    }
    try (Disk.Lock lock = disk.lock(data)) {
      if (lock.reason().isEmpty()) {
        scoresFile.current().ifPresent(tables -> orphans(tables).forEach(replays::delete));
      }
    }
  }

  private List<String> orphans(Scores tables) {
    return replays.best().stream().filter(name -> !tables.hasReplay(name)).toList();
  }

  private void deleteLeftovers(Path folder) {
    try {
      disk.deleteLeftovers(folder);
    } catch (IOException e) {
      messages.add(Problem.Kind.CANNOT_READ, folder, AtomicFile.reason(e));
    }
  }

  public Settings settings() {
    return settings;
  }

  /** Replaces the settings, here and on disk. */
  public void save(Settings changed) {
    settings = changed;
    settingsFile.save(changed);
  }

  public Scores scores() {
    return scores;
  }

  /**
   * Enters a run into its table, if it gets a rank, and saves its replay. The replay of a score
   * that is pushed out is deleted.
   *
   * @param entry an entry without a replay
   * @return its rank, from 1 on; empty if it gets none
   */
  public OptionalInt add(ScoreEntry entry, Replay replay) {
    scores = latest();
    if (rank(entry).isEmpty()) {
      return OptionalInt.empty();
    }
    try (Disk.Lock lock = disk.lock(data)) {
      // Without a lock the score is entered nevertheless: better than losing it.
      lock.reason().ifPresent(messages::add);
      return addLocked(entry, replay);
    }
  }

  private OptionalInt rank(ScoreEntry entry) {
    return scores.rank(entry);
  }

  private OptionalInt addLocked(ScoreEntry entry, Replay replay) {
    Scores before = latest();
    scores = before;
    OptionalInt rank = rank(entry);
    if (rank.isEmpty()) {
      return rank;
    }
    ScoreEntry entered = entry.withReplay(replays.add(replay));
    scores = before.with(entered);
    if (scoresFile.save(scores)) {
      unsavedScores.clear();
      deleteReplaysPushedOut(before);
    } else {
      unsavedScores.add(entered);
    }
    return rank;
  }

  /** Changes the initials of an entry; returns the new entry. */
  public ScoreEntry setInitials(ScoreEntry entry, String initials) {
    ScoreEntry signed = entry.withInitials(initials);
    try (Disk.Lock lock = disk.lock(data)) {
      lock.reason().ifPresent(messages::add);
      scores = latest().replaced(entry, signed);
      if (scoresFile.save(scores)) {
        unsavedScores.clear();
      } else {
        unsavedScores.remove(entry);
        unsavedScores.add(signed);
      }
    }
    return signed;
  }

  /** Returns the medals that the player has earned. */
  public Medals medals() {
    return medals;
  }

  /** Adds medals to those on the disk, where another Towline may have written. */
  public void add(Medals earned) {
    medals = medals.with(earned);
    try (Disk.Lock lock = disk.lock(data)) {
      lock.reason().ifPresent(messages::add);
      medals = medalsFile.current().orElse(Medals.none()).with(medals);
      medalsFile.save(medals);
    }
  }

  /** Returns the builds found and the attempts at daily runs. */
  public Progress progress() {
    return progress;
  }

  /** Adds to the progress on the disk, where another Towline may have written. */
  public void add(Progress made) {
    progress = progress.with(made);
    try (Disk.Lock lock = disk.lock(data)) {
      lock.reason().ifPresent(messages::add);
      saveProgress(progressFile.current().orElse(Progress.none()));
    }
  }

  /**
   * Uses up the attempt at the run of {@code day}, on the disk at once: there is no other one, even
   * if the game is killed. Returns false if it was used before, even by another Towline.
   */
  public boolean takeAttempt(long day) {
    try (Disk.Lock lock = disk.lock(data)) {
      lock.reason().ifPresent(messages::add);
      Progress known = progressFile.current().orElse(Progress.none()).with(progress);
      progress = known;
      if (known.attemptOf(day).isPresent()) {
        return false;
      }
      progress = known.with(Progress.attempted(DailyAttempt.begun(day)));
      saveProgress(known);
      return true;
    }
  }

  private void saveProgress(Progress onDisk) {
    progress = onDisk.with(progress);
    progressFile.save(progress);
  }

  /** Returns the Six Shots of the player. */
  public ShotsRecord shots() {
    return shots;
  }

  /** Enters a day, with its choices so far, on the disk, where another Towline may have written. */
  public void add(ShotsDay played) {
    shots = shots.with(played);
    try (Disk.Lock lock = disk.lock(data)) {
      lock.reason().ifPresent(messages::add);
      shots = shotsFile.current().orElse(ShotsRecord.none()).with(shots);
      shotsFile.save(shots);
    }
  }

  /** Returns the statistics of all runs. */
  public Statistics statistics() {
    return savedStatistics.with(unsavedStatistics);
  }

  /** Adds a run to the statistics on the disk, where another Towline may have written. */
  public void add(Statistics ofRun) {
    unsavedStatistics = unsavedStatistics.with(ofRun);
    try (Disk.Lock lock = disk.lock(data)) {
      lock.reason().ifPresent(messages::add);
      savedStatistics = statisticsFile.current().orElse(savedStatistics);
      Statistics total = statistics();
      if (statisticsFile.save(total)) {
        savedStatistics = total;
        unsavedStatistics = Statistics.none();
      }
    }
  }

  /**
   * Returns the scores on the disk, where another Towline may have written, and those that could
   * not be saved.
   */
  private Scores latest() {
    Scores latest = scoresFile.current().orElse(scores);
    for (ScoreEntry entry : unsavedScores) {
      latest = latest.all().contains(entry) ? latest : latest.with(entry);
    }
    return latest;
  }

  private void deleteReplaysPushedOut(Scores before) {
    before.all().stream()
        .map(ScoreEntry::replay)
        .flatMap(Optional::stream)
        .filter(name -> !scores.hasReplay(name))
        .forEach(replays::delete);
  }

  /** Returns the text of the last saved set-up of the range; empty if there is none. */
  public String rangeSetup() {
    return rangeFile.load();
  }

  /** Saves the text of a set-up of the range; returns false, with a message, if that fails. */
  public boolean saveRange(String setup) {
    return rangeFile.save(setup);
  }

  /** Returns true if the player finds the files under their paths, outside of the game. */
  public boolean hasPaths() {
    return disk.hasPaths();
  }

  /** Returns the path of the set-up of the range. */
  public Path rangePath() {
    return data.resolve(RANGE_FILE);
  }

  public Replays replays() {
    return replays;
  }

  public Challenges challenges() {
    return challenges;
  }

  public CrashReports crashes() {
    return crashes;
  }

  /** Returns the messages for the player since the last call. */
  public List<Problem> pollMessages() {
    return messages.poll();
  }

  /** Returns all messages for the player so far. */
  public List<Problem> messages() {
    return messages.all();
  }
}
