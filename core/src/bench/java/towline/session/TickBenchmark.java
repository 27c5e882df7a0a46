package towline.session;

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
import towline.ai.aim.AimMode;
import towline.content.GameContent;

/** The time of a tick of the game flown by a bot; with the allocation profiler, its bytes. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class TickBenchmark {
  /** Number of ticks after which a run ends, so that the measured waves stay the same. */
  private static final int TICKS_PER_RUN = 2 * 60 * FixedStep.TICKS_A_SECOND;

  /** Number of the wave that is played. */
  @Param({"1", "6"})
  public int wave;

  /** Aim mode of the drone. */
  @Param({"TURN_LEAD"})
  public AimMode mode;

  private final GameContent content = GameContent.load();
  private BotRun flight;
  private int ticks;
  private long seed;

  /** Begins a run. */
  @Setup
  public void takeOff() {
    seed++;
    ticks = 0;
    flight =
        new BotRun(
            content,
            new RunSetup(seed, PlayMode.ARCADE, wave, mode.ordinal()),
            "demo",
            BotRun.ModeChoice.FIXED);
  }

  /** Runs one tick, or begins a new run after the end of one. */
  @Benchmark
  public long tick() {
    if (ticks == TICKS_PER_RUN || flight.run().over()) {
      land();
      takeOff();
    }
    ticks++;
    flight.tick();
    return flight.run().current().tick();
  }

  /** Ends the run. */
  @TearDown
  public void land() {
    flight.close();
  }
}
