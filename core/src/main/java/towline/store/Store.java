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
 * All that the game keeps on disk: settings, scores, replays, crash reports. Nothing here throws
 * because of a file: what goes wrong is a sentence among {@link #pollMessages}, and the game goes
 * on. Saving waits for the disk, some 10 ms, so it belongs between two screens, not into a fight.
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

  /** Reads what is there; what is missing is as the game comes. Makes no folder and no file yet. */
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
      messages.add("cannot read " + folder + ": the system says \"" + e.getMessage() + "\"");
    }
  }

  /** What the player has set. */
  public Settings settings() {
    return settings;
  }

  /** Makes {@code changed} the settings, here and on disk. */
  public void save(Settings changed) {
    settings = changed;
    settingsFile.save(changed);
  }

  /** The tables of scores. */
  public Scores scores() {
    return scores;
  }

  /**
   * Enters a run into its table, if it is good enough, and keeps its replay. A replay whose score
   * is pushed out of the table is deleted.
   *
   * @param entry without a replay
   * @return its place, from 1 on; empty if it is not good enough
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

  /** Another Towline may have written meanwhile; but what could not be written is only here. */
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

  /** The replays that are kept. */
  public Replays replays() {
    return replays;
  }

  /** The reports of crashes. */
  public CrashReports crashes() {
    return crashes;
  }

  /** The sentences for the player that have come since this was last asked. */
  public List<String> pollMessages() {
    return messages.poll();
  }

  /** All such sentences so far, taken or not. */
  public List<String> messages() {
    return messages.all();
  }
}
