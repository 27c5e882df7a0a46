package towline.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Experiments that do not touch each other, several at a time. */
public final class ParallelRuns {
  private ParallelRuns() {}

  /**
   * What came of each experiment, in the order in which they were given, however many ran at a
   * time.
   *
   * @param workers how many run at a time, 1 or more
   * @throws InterruptedException if the thread is interrupted while it waits
   * @throws IllegalStateException if one of them failed
   */
  public static <T> List<T> run(int workers, List<Callable<T>> experiments)
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
