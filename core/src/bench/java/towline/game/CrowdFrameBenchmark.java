package towline.game;

import com.badlogic.gdx.Gdx;
import java.nio.file.Path;
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
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.Renderer;

/**
 * The processor time of a picture with a crowd, and of an empty stage in the same run: a crowd of
 * 150 should take at most twice as long.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class CrowdFrameBenchmark {
  private static final double FRAME_SECONDS = 1.0 / 60;

  /** Number of foes in view. */
  @Param({"0", "150"})
  public int foes;

  private HeadlessGame game;
  private Renderer picture;
  private Snapshot world;

  /** Opens the game without a window, and fills the stage. */
  @Setup
  public void open() {
    game = new HeadlessGame(Path.of("target"), HeadlessGame.options(ScreenName.ARCADE));
    picture = game.services().picture();
    world = crowd(foes);
    picture.world().reset(world);
    picture.world().camera().cut(48, 27);
  }

  /** Returns ship and drone, with two mites around them for each tank, snake or missile. */
  private static Snapshot crowd(int foes) {
    Snapshots world =
        new Snapshots(1).with(EntityKind.SHIP, 1, 48, 27, 0).with(EntityKind.DRONE, 2, 44, 29, 1);
    int heads = foes / 15;
    int missiles = foes / 15;
    int tanks = foes / 5;
    int id = 10;
    for (int i = 0; i < heads; i++) {
      world.withSegment(EntityKind.SNAKE_HEAD, id, 36 + 2 * i, 20, 1, id, 0);
      id++;
    }
    int segment = id;
    for (int i = 0; i < heads; i++) {
      for (int place = 1; place < 7; place++) {
        int snake = 10 + i;
        double x = 36 + 2 * i;
        world.withSegment(
            EntityKind.SNAKE_SEGMENT, 1000 + segment++, x, 20 - 0.8 * place, 1, snake, place);
      }
    }
    for (int i = 0; i < missiles; i++) {
      world.withMissile(EntityKind.MISSILE, id++, 34 + 2.5 * i, 36, 1);
    }
    for (int i = 0; i < tanks; i++) {
      int row = i / 10;
      world.with(EntityKind.TANK, id++, 32 + 3 * (i % 10), 24 + 3 * row, i);
    }
    for (int i = id - 10; i < foes; i++) {
      int row = i / 28;
      world.with(EntityKind.MITE, id++, 30 + 1.2 * (i % 28), 22 + 1.3 * row, 0.1 * i);
    }
    return world.build();
  }

  /** Closes the game. */
  @TearDown
  public void close() {
    game.close();
    Gdx.app.exit();
  }

  /** Draws the world with its glow, and the alerts. */
  @Benchmark
  public int picture() {
    picture.beginFrame();
    picture.world().update(world, world, 1, FRAME_SECONDS);
    picture.drawWorld();
    return picture.drawCalls();
  }
}
