package towline.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import towline.session.replay.Replay;
import towline.settings.Settings;

/**
 * All that the game keeps on disk: settings, scores, replays, crash reports. No failure of a file
 * throws: it becomes a message in {@link #pollMessages}, and the game goes on. Saving waits for the
 * disk, some 10 ms, so do it between screens and not during a fight.
 */
public final class Store {
  private final StoreMessages messages = new StoreMessages();
  private final KeptFile<Settings> settingsFile;
  private final KeptFile<Scores> scoresFile;
  private final Replays replays;
  private final CrashReports crashes;
  private Settings settings;
  private Scores scores;
  private boolean scoresOnDisk = true;

  /** Reads the files; what is missing gets its defaults. Creates no folder and no file. */
  public Store(Folders folders) {
    Path data = folders.data();
    Path runs = data.resolve("replays");
    Path reports = data.resolve("crashes");
    Stream.of(folders.settings(), data, runs.resolve("best"), runs.resolve("saved"), reports)
        .forEach(this::deleteLeftovers);
    settingsFile =
        new KeptFile<>(folders.settings().resolve("settings.json"), new SettingsCodec(), messages);
    scoresFile = new KeptFile<>(data.resolve("scores.json"), new ScoresCodec(), messages);
    replays = new Replays(runs, messages);
    crashes = new CrashReports(reports, messages);
    settings = settingsFile.load();
    scores = scoresFile.load();
  }

  private void deleteLeftovers(Path folder) {
    try {
      AtomicFile.deleteLeftovers(folder);
    } catch (IOException | UncheckedIOException e) {
      messages.add("cannot read " + folder + ": the system reports \"" + e.getMessage() + "\"");
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
    Scores before = latest();
    OptionalInt rank = before.rank(entry.mode(), entry.difficulty(), entry.points());
    scores = before;
    if (rank.isEmpty()) {
      return rank;
    }
    scores = before.with(entry.withReplay(replays.add(replay)));
    scoresOnDisk = scoresFile.save(scores);
    if (scoresOnDisk) {
      deleteReplaysPushedOut(before);
    }
    return rank;
  }

  /** Puts other initials to an entry; returns the entry as it is now. */
  public ScoreEntry sign(ScoreEntry entry, String initials) {
    ScoreEntry signed = entry.withInitials(initials);
    scores = latest().replaced(entry, signed);
    scoresOnDisk = scoresFile.save(scores);
    return signed;
  }

  /** Another Towline may have written since; but what could not be written exists only here. */
  private Scores latest() {
    return scoresOnDisk ? scoresFile.current().orElse(scores) : scores;
  }

  private void deleteReplaysPushedOut(Scores before) {
    before.all().stream()
        .map(ScoreEntry::replay)
        .flatMap(Optional::stream)
        .filter(name -> !scores.hasReplay(name))
        .forEach(replays::delete);
  }

  /** The replays on disk. */
  public Replays replays() {
    return replays;
  }

  /** The crash reports. */
  public CrashReports crashes() {
    return crashes;
  }

  /** The messages to the player since the last call. */
  public List<String> pollMessages() {
    return messages.poll();
  }

  /** All messages so far. */
  public List<String> messages() {
    return messages.all();
  }
}
