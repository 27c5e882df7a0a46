package towline.web.physics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.bot.Bots;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.session.replay.ReplayFormat;
import towline.session.replay.ReplayVerifier;
import towline.session.replay.VerifyResult;
import towline.sim.api.PhysicsEngine;
import towline.sim.api.PhysicsEngine.Disc;
import towline.sim.api.PhysicsEngine.DiscSpec;
import towline.sim.api.PhysicsEngine.Frame;
import towline.sim.physics.Box2dEngine;

/** The engine of browsers computes the results of the desktop engine, to the bit. */
class JBox2dEngineTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");
  private static final GameContent CONTENT = GameContent.load(JBox2dEngine::new);
  private static final GameContent NATIVE = GameContent.load();
  private static final int MOST_TICKS_PER_RUN = 20_000;
  private static final float TICK = 1f / 60;
  private static final int TICKS = 20_000;

  static List<Path> goldenReplays() throws IOException {
    try (Stream<Path> files = Files.list(GOLDEN)) {
      return files.filter(file -> file.toString().endsWith(".replay")).sorted().toList();
    }
  }

  /** {@code GoldenReplayTest} plays them with the desktop engine, against the same hashes. */
  @Tag("long")
  @ParameterizedTest
  @MethodSource
  void goldenReplays(Path file) throws Exception {
    Replay replay = ReplayFormat.read(Files.readAllBytes(file));
    assertThat(new ReplayVerifier(setup -> new Run(CONTENT, setup)).verify(replay))
        .isInstanceOf(VerifyResult.Same.class);
  }

  /** Plays run after run with bots, for a total number of ticks each. */
  @ParameterizedTest
  @MethodSource("bots")
  @Tag("soak")
  void everyBotFliesEqualRuns(String bot) {
    long left = Long.getLong("soak.engine.ticks", 1_000_000);
    for (long seed = 1; left > 0; seed++) {
      PlayMode mode = seed % 2 == 0 ? PlayMode.SURVIVAL : PlayMode.ARCADE;
      RunSetup setup = new RunSetup(seed, mode, (int) (seed % 12) + 1, (int) (seed % 9));
      try (BotRun box2d = new BotRun(NATIVE, setup, bot, BotRun.ModeChoice.FREE);
          BotRun jbox2d = new BotRun(CONTENT, setup, bot, BotRun.ModeChoice.FREE)) {
        for (int tick = 1; tick <= MOST_TICKS_PER_RUN && !box2d.run().over() && left > 0; tick++) {
          box2d.tick();
          jbox2d.tick();
          left--;
          if (tick % 60 == 0) {
            assertThat(jbox2d.run().hash())
                .as("%s, seed %d, tick %d", bot, seed, tick)
                .isEqualTo(box2d.run().hash());
          }
        }
      }
    }
  }

  static List<String> bots() {
    return Bots.names();
  }

  /** Full thrust, swings, hard walls, corners, a winch in constant motion, and a cut cable. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void wildFlightsAreEqualToTheBit(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Frame frame = new Frame(60 + 20 * seed, 40 + 10 * seed, 0.15f * seed);
    DiscSpec ship = new DiscSpec(50, 35, 0.6f, 3.5f, 0.05f * seed);
    DiscSpec drone = new DiscSpec(44, 35, 0.4f, 1.9f, 0.3f);
    try (PhysicsEngine box2d = new Box2dEngine(frame, ship, drone);
        PhysicsEngine jbox2d = new JBox2dEngine(frame, ship, drone)) {
      Wind wind = new Wind(random);
      for (int tick = 0; tick < TICKS; tick++) {
        wind.change();
        wind.blow(box2d);
        wind.blow(jbox2d);
        assertThat(state(jbox2d, wind.tied)).as("tick %d", tick).isEqualTo(state(box2d, wind.tied));
      }
    }
  }

  private static List<Float> state(PhysicsEngine engine, boolean tied) {
    Disc ship = engine.ship();
    Disc drone = engine.drone();
    return List.of(
        ship.x(),
        ship.y(),
        ship.vx(),
        ship.vy(),
        ship.mass(),
        ship.hardestImpulse(),
        drone.x(),
        drone.y(),
        drone.vx(),
        drone.vy(),
        drone.mass(),
        drone.drag(),
        drone.hardestImpulse(),
        tied ? engine.ropeImpulseX() : 0,
        tied ? engine.ropeImpulseY() : 0);
  }

  /** Random pushes and cuts, applied to both engines. */
  private static final class Wind {
    private final SplittableRandom random;
    private float shipX;
    private float shipY;
    private float droneX;
    private float droneY;
    private float kick;
    private float length = 8;
    private boolean tied;
    private boolean wasTied;

    Wind(SplittableRandom random) {
      this.random = random;
    }

    void change() {
      wasTied = tied;
      if (random.nextInt(30) == 0) {
        shipX = draw(400);
        shipY = draw(400);
        droneX = draw(40);
        droneY = draw(40);
      }
      kick = random.nextInt(60) == 0 ? draw(60) : 0;
      length = Math.max(2, Math.min(14, length + draw(0.2)));
      tied = random.nextInt(200) == 0 ? !tied : tied;
    }

    private float draw(double most) {
      return (float) (most * (2 * random.nextDouble() - 1));
    }

    void blow(PhysicsEngine engine) {
      if (tied && !wasTied) {
        engine.tie(length);
        engine.drone().setDrag(0.3f);
      } else if (wasTied && !tied) {
        engine.untie();
        engine.drone().setDrag(2.5f);
      }
      if (tied) {
        engine.setRopeLength(length);
      }
      engine.ship().push(shipX, shipY);
      engine.ship().push(droneX, -droneY);
      engine.drone().push(droneX, droneY);
      if (kick != 0) {
        Disc drone = engine.drone();
        drone.setVelocity(drone.vx() + kick, drone.vy() - kick);
      }
      engine.step(TICK, 8, 3);
    }
  }
}
