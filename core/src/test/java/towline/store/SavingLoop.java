package towline.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import towline.content.Difficulty;
import towline.session.PlayMode;
import towline.settings.Settings;

/** A program that only saves, counting on from the saved number, until it is killed. */
final class SavingLoop {
  private static final String COUNT = "COUNT";
  private static final String MEDAL = "MEDAL_";

  /** A build that is found repeatedly: its first day counts. */
  static final String BUILD = "COMET";

  private SavingLoop() {}

  /** Saves to the folder in {@code args}; prints each saved number on a line. */
  public static void main(String[] args) {
    Store store = new Store(folders(Path.of(args[0])));
    long found = Math.max(inSettings(store), inScores(store));
    found = Math.max(found, Math.max(inMedals(store), inStatistics(store)));
    for (long count = Math.max(found, inProgress(store)) + 1; ; count++) {
      store.save(counted(count));
      store.add(Samples.run(count), Samples.replay(1 + (int) (count % 500)));
      store.add(new Medals(Map.of(MEDAL + count, count)));
      long more = count - inStatistics(store);
      store.add(new Statistics(Map.of(COUNT, more), Map.of(COUNT, count)));
      store.add(Progress.found(BUILD, count));
      store.add(Progress.attempted(new DailyAttempt(count, count, 1, "LEAD", "O")));
      List<Problem> complaints = store.pollMessages();
      System.out.println(complaints.isEmpty() ? String.valueOf(count) : complaints.toString());
    }
  }

  static Folders folders(Path root) {
    return new Folders(root.resolve("config"), root.resolve("data"));
  }

  private static Settings counted(long count) {
    return Settings.defaults().withBindings(Map.of(COUNT, List.of("key:" + count)));
  }

  /** Returns the number in the settings; 0 before the first. */
  static long inSettings(Store store) {
    List<String> controls = store.settings().bindings().getOrDefault(COUNT, List.of("key:0"));
    return Long.parseLong(controls.get(0).substring("key:".length()));
  }

  /** Returns the number in the medals; 0 before the first. */
  static long inMedals(Store store) {
    return store.medals().days().values().stream().mapToLong(day -> day).max().orElse(0);
  }

  /** Returns the sum in the statistics; 0 before the first. */
  static long inStatistics(Store store) {
    return store.statistics().sum(COUNT);
  }

  /** Returns the number in the progress; 0 before the first. */
  static long inProgress(Store store) {
    return store.progress().attempts().values().stream()
        .mapToLong(DailyAttempt::points)
        .max()
        .orElse(0);
  }

  /** Returns the number in the scores; 0 before the first. */
  static long inScores(Store store) {
    return store.scores().of(PlayMode.ARCADE, Difficulty.NORMAL).stream()
        .mapToLong(ScoreEntry::points)
        .max()
        .orElse(0);
  }
}
