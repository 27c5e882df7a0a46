package towline.sim.hash;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The cost of hashing the state: 10,000 numbers, about a crowded world. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class StateHashBenchmark {
  private final StateHash hash = new StateHash();

  /** Hashes 10,000 numbers. */
  @Benchmark
  public long tenThousandNumbers() {
    hash.reset();
    for (int i = 0; i < 10_000; i++) {
      hash.add(0.1 * i);
    }
    return hash.value();
  }
}
