package towline.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import towline.content.Difficulty;
import towline.session.PlayMode;
import towline.settings.Settings;

/** A program that does nothing but save, counting on from what it finds, until it is killed. */
final class SavingLoop {
  private static final String COUNT = "COUNT";
  private static final String MEDAL = "MEDAL_";

  /** A build that is found again and again: its first day counts. */
  static final String BUILD = "COMET";

  private SavingLoop() {}

  /** Saves to the folder in {@code args}; says each number that is safe on a line. */
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
      store.add(Progress.tried(new DailyTry(count, count, 1, "LEAD", "O")));
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

  /** The number that the settings hold; 0 before the first. */
  static long inSettings(Store store) {
    List<String> controls = store.settings().bindings().getOrDefault(COUNT, List.of("key:0"));
    return Long.parseLong(controls.get(0).substring("key:".length()));
  }

  /** The number that the medals hold; 0 before the first. */
  static long inMedals(Store store) {
    return store.medals().days().values().stream().mapToLong(day -> day).max().orElse(0);
  }

  /** The number that the statistics have added up to; 0 before the first. */
  static long inStatistics(Store store) {
    return store.statistics().sum(COUNT);
  }

  /** The number that the progress holds; 0 before the first. */
  static long inProgress(Store store) {
    return store.progress().tries().values().stream().mapToLong(DailyTry::points).max().orElse(0);
  }

  /** The number that the scores hold; 0 before the first. */
  static long inScores(Store store) {
    return store.scores().of(PlayMode.ARCADE, Difficulty.NORMAL).stream()
        .mapToLong(ScoreEntry::points)
        .max()
        .orElse(0);
  }
}
