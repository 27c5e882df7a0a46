package towline.lab;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import towline.content.GameContent;
import towline.lab.load.LoadOptions;
import towline.lab.load.LoadedWorld;

/** A tick of the whole simulation under load, with what dies born again. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class LoadedTickBenchmark {
  /** Snakes at least. */
  @Param({"20"})
  public int snakes;

  /** Shots in flight at least. */
  @Param({"0", "2000"})
  public int shots;

  private LoadedWorld world;

  /** Fills the world. */
  @Setup
  public void fill() {
    world = new LoadedWorld(GameContent.load(), new LoadOptions(snakes, 0, 0, 0, shots, 1));
  }

  /** One tick. */
  @Benchmark
  public int tick() {
    world.tick();
    return world.entities();
  }

  /** Gives the native memory back. */
  @TearDown
  public void empty() {
    world.close();
  }
}
