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

  /** An experiment with a subject and a seed. */
  @FunctionalInterface
  public interface SeededRun<S, T> {
    /** Returns the result for {@code subject} with {@code seed}. */
    T run(S subject, long seed);
  }

  /** Runs one experiment per processor at a time; see the overload with {@code workers}. */
  public static <S, T> List<List<T>> run(
      List<S> subjects, SeedRange seeds, SeededRun<S, T> experiment) throws InterruptedException {
    return run(Runtime.getRuntime().availableProcessors(), subjects, seeds, experiment);
  }

  /**
   * Returns the results of every subject with all {@code seeds}: a list for each subject in the
   * given order, by ascending seed, independent of {@code workers}.
   *
   * @param workers number of runs at a time, 1 or more
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
