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

/** A tick of the playing game, flown by the bot; with the allocation profiler, its bytes. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class TickBenchmark {
  /** A run is left after this many ticks, so that the measured waves stay the same. */
  private static final int TICKS_A_RUN = 2 * 60 * FixedStep.TICKS_A_SECOND;

  /** The wave that is played. */
  @Param({"1", "6"})
  public int wave;

  /** The drone's aim mode. */
  @Param({"TURN_LEAD"})
  public AimMode mode;

  private final GameContent content = GameContent.load();
  private BotRun flight;
  private int ticks;
  private long seed;

  /** Takes off. */
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

  /** One tick; a new run, rarely, when one is over. */
  @Benchmark
  public long tick() {
    if (ticks == TICKS_A_RUN || flight.run().over()) {
      land();
      takeOff();
    }
    ticks++;
    flight.tick();
    return flight.run().current().tick();
  }

  /** Lands. */
  @TearDown
  public void land() {
    flight.close();
  }
}
