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
 * All that the game keeps on disk: settings, scores, medals, statistics, replays, crash reports. No
 * failure of a file throws: it becomes a message in {@link #pollMessages}, and the game goes on.
 * Saving waits for the disk, some 10 ms, so do it between screens and not during a fight.
 */
public final class Store {
  private static final String RANGE = "range.csv";

  private final StoreMessages messages = new StoreMessages();
  private final Disk disk;
  private final Path data;
  private final SafeFile<Settings> settingsFile;
  private final SafeFile<Scores> scoresFile;
  private final SafeFile<Medals> medalsFile;
  private final SafeFile<Progress> progressFile;
  private final SafeFile<Statistics> statisticsFile;
  private final SafeFile<String> rangeFile;
  private final Replays replays;
  private final CrashReports crashes;
  private Settings settings;
  private Scores scores;
  private Medals medals;
  private Progress progress;

  /** As far as they are known to be on the disk, and those of runs that could not be saved yet. */
  private Statistics savedStatistics;

  private Statistics unsavedStatistics = Statistics.none();

  private final List<ScoreEntry> unsaved = new ArrayList<>();

  /** Reads the files; what is missing gets its defaults. Creates no folder and no file. */
  public Store(Folders folders) {
    this(folders, new SystemDisk());
  }

  /** The same on that disk. */
  public Store(Folders folders, Disk disk) {
    this.disk = disk;
    data = folders.data();
    Path runs = data.resolve("replays");
    Path reports = CrashReports.in(folders);
    Stream.of(folders.settings(), data, runs.resolve("best"), runs.resolve("saved"), reports)
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
            new ChecksummedJson<>(new Medals.Fields()),
            messages);
    progressFile =
        new SafeFile<>(
            disk,
            data.resolve("progress.json"),
            new ChecksummedJson<>(new Progress.Fields()),
            messages);
    statisticsFile =
        new SafeFile<>(
            disk,
            data.resolve("statistics.json"),
            new ChecksummedJson<>(new Statistics.Fields()),
            messages);
    rangeFile = new SafeFile<>(disk, data.resolve(RANGE), new PlainText("set-ups"), messages);
    replays = new Replays(disk, runs, messages);
    crashes = new CrashReports(disk, reports, messages);
    settings = settingsFile.load();
    scores = scoresFile.load();
    medals = medalsFile.load();
    progress = progressFile.load();
    savedStatistics = statisticsFile.load();
    deleteOrphans();
  }

  /**
   * Deletes replays that no score names: a game was killed between the two. While a damaged table
   * lies beside the scores, they may be those of its lines.
   */
  private void deleteOrphans() {
    if (orphans(scores).isEmpty() || scoresFile.hasDamagedCopy()) {
      return;
    }
    try (Disk.Lock lock = disk.lock(data)) {
      if (lock.reason().isEmpty()) {
        scoresFile.current().ifPresent(now -> orphans(now).forEach(replays::delete));
      }
    }
  }

  private List<String> orphans(Scores now) {
    return replays.best().stream().filter(name -> !now.hasReplay(name)).toList();
  }

  private void deleteLeftovers(Path folder) {
    try {
      disk.deleteLeftovers(folder);
    } catch (IOException e) {
      messages.add(Problem.Kind.CANNOT_READ, folder, AtomicFile.reason(e));
    }
  }

  /** The settings of the player. */
  public Settings settings() {
    return settings;
  }

  /** Makes {@code changed} the settings, here and on disk. */
  public void save(Settings changed) {
    settings = changed;
    settingsFile.save(changed);
  }

  /** The high scores. */
  public Scores scores() {
    return scores;
  }

  /**
   * Enters a run into its table, if it is good enough, and saves its replay. The replay of a score
   * that is pushed out is deleted.
   *
   * @param entry without a replay
   * @return its rank, from 1 on; empty if it is not good enough
   */
  public OptionalInt add(ScoreEntry entry, Replay replay) {
    scores = latest();
    if (rank(entry).isEmpty()) {
      return OptionalInt.empty();
    }
    try (Disk.Lock lock = disk.lock(data)) {
      // Where nothing can be locked, a score is better entered all the same.
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
    ScoreEntry kept = entry.withReplay(replays.add(replay));
    scores = before.with(kept);
    if (scoresFile.save(scores)) {
      unsaved.clear();
      deleteReplaysPushedOut(before);
    } else {
      unsaved.add(kept);
    }
    return rank;
  }

  /** Puts other initials to an entry; returns the entry as it is now. */
  public ScoreEntry sign(ScoreEntry entry, String initials) {
    ScoreEntry signed = entry.withInitials(initials);
    try (Disk.Lock lock = disk.lock(data)) {
      lock.reason().ifPresent(messages::add);
      scores = latest().replaced(entry, signed);
      if (scoresFile.save(scores)) {
        unsaved.clear();
      } else {
        unsaved.remove(entry);
        unsaved.add(signed);
      }
    }
    return signed;
  }

  /** The medals that the player has earned. */
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

  /** Builds that were found, and tries at daily runs. */
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
   * Takes the try at the run of that day, at once on the disk: whatever happens to the run, there
   * is no other one. Returns false if it was taken before, by another Towline, too.
   */
  public boolean takeTry(long day) {
    try (Disk.Lock lock = disk.lock(data)) {
      lock.reason().ifPresent(messages::add);
      Progress there = progressFile.current().orElse(Progress.none()).with(progress);
      progress = there;
      if (there.tryOf(day).isPresent()) {
        return false;
      }
      progress = there.with(Progress.tried(DailyTry.begun(day)));
      saveProgress(there);
      return true;
    }
  }

  private void saveProgress(Progress onDisk) {
    progress = onDisk.with(progress);
    progressFile.save(progress);
  }

  /** What all runs came to. */
  public Statistics statistics() {
    return savedStatistics.with(unsavedStatistics);
  }

  /** Adds a run to what is on the disk, where another Towline may have written. */
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

  /** What is on the disk, where another Towline may have written, and what could not be saved. */
  private Scores latest() {
    Scores latest = scoresFile.current().orElse(scores);
    for (ScoreEntry entry : unsaved) {
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

  /** The text of the set-up of the range that was saved last; empty if there is none. */
  public String rangeSetup() {
    return rangeFile.load();
  }

  /** Saves the text of a set-up of the range; false, with a message, if that failed. */
  public boolean saveRange(String setup) {
    return rangeFile.save(setup);
  }

  /** Whether the player finds the files under their paths, outside of the game. */
  public boolean hasPaths() {
    return disk.hasPaths();
  }

  /** Where the set-up of the range is kept. */
  public Path rangePath() {
    return data.resolve(RANGE);
  }

  /** The replays on disk. */
  public Replays replays() {
    return replays;
  }

  public CrashReports crashes() {
    return crashes;
  }

  /** What the player is to be told, since the last call. */
  public List<Problem> pollMessages() {
    return messages.poll();
  }

  /** All that the player was to be told so far. */
  public List<Problem> messages() {
    return messages.all();
  }
}
