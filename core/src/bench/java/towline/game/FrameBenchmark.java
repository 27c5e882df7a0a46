package towline.game;

import com.badlogic.gdx.Gdx;
import java.nio.file.Path;
import java.util.Optional;
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
import towline.session.BotRun;

/**
 * The processor time of a frame: one tick, effects, all geometry and text, down to the calls of
 * OpenGL, which draw nothing here. The stub of OpenGL itself allocates a few hundred bytes a call;
 * for the bytes of a real frame see bytes_per_frame of play --stats.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class FrameBenchmark {
  /** Number of the wave that is played. */
  @Param({"1", "6"})
  public int wave;

  /** Overlay of the pilots' plans. */
  @Param({"OFF", "VISION"})
  public LaunchOptions.Overlay overlay;

  private HeadlessGame game;

  /** Opens the game without a window. */
  @Setup
  public void open() {
    game =
        new HeadlessGame(
            Path.of("target"),
            new LaunchOptions(
                ScreenName.ARCADE,
                wave,
                7,
                1,
                "demo",
                BotRun.ModeChoice.FREE,
                overlay,
                LaunchOptions.NEVER,
                Optional.empty()));
  }

  /** Runs one frame at 60 a second. */
  @Benchmark
  public void frame() {
    game.frame();
  }

  /** Closes the game. */
  @TearDown
  public void close() {
    game.close();
    Gdx.app.exit();
  }
}
