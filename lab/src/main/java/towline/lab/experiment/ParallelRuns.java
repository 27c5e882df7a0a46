package towline.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs independent experiments, several at a time. */
public final class ParallelRuns {
  private ParallelRuns() {}

  /** A run of something with a seed. */
  @FunctionalInterface
  public interface SeededRun<S, T> {
    /** The result for one of the subjects with one seed. */
    T run(S subject, long seed);
  }

  /** Runs as many at a time as there are processors; see the overload. */
  public static <S, T> List<List<T>> run(
      List<S> subjects, SeedRange seeds, SeededRun<S, T> experiment) throws InterruptedException {
    return run(Runtime.getRuntime().availableProcessors(), subjects, seeds, experiment);
  }

  /**
   * The results of every subject with all {@code seeds}: a list for each subject in the order
   * given, by ascending seed, however many ran at a time.
   *
   * @param workers how many run at a time, 1 or more
   * @throws InterruptedException if the thread is interrupted while it waits
   * @throws IllegalStateException if a run failed
   */
  static <S, T> List<List<T>> run(
      int workers, List<S> subjects, SeedRange seeds, SeededRun<S, T> experiment)
      throws InterruptedException {
    List<Callable<T>> runs = new ArrayList<>();
    for (S subject : subjects) {
      for (int i = 0; i < seeds.count(); i++) {
        long seed = seeds.get(i);
        runs.add(() -> experiment.run(subject, seed));
      }
    }
    List<T> all = all(workers, runs);
    List<List<T>> results = new ArrayList<>();
    for (int i = 0; i < subjects.size(); i++) {
      results.add(all.subList(i * seeds.count(), (i + 1) * seeds.count()));
    }
    return results;
  }

  private static <T> List<T> all(int workers, List<Callable<T>> experiments)
      throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(workers);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> result : pool.invokeAll(experiments)) {
        results.add(result.get());
      }
      return results;
    } catch (ExecutionException e) {
      throw new IllegalStateException("an experiment failed", e);
    } finally {
      pool.shutdownNow();
    }
  }
}
