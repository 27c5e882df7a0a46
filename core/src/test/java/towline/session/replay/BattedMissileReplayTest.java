package towline.session.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import towline.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.Replayable;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Tick;
import towline.sim.spec.MissileSpec;

/**
 * A recorded run of the whole game in which the drone bats armed missiles back, and one destroys a
 * tank. Renewed together with the golden replays, from the first seed whose run shows it.
 */
class BattedMissileReplayTest {
  private static final Path FILE = Path.of("src/test/resources/golden/batted.replay");
  private static final GameContent CONTENT = GameContent.load();

  /** After so long each kind of missile is armed, s. */
  private static final double ARMING =
      CONTENT.missiles().stream().mapToDouble(MissileSpec::arming).max().orElseThrow();

  private static final int SEEDS = 200;
  private static final int TICKS = 40 * FixedStep.TICKS_A_SECOND;

  /** A tank that a missile destroyed which had been armed when the drone batted it; in ticks. */
  private record Strike(int launched, int batted, int destroyed) {}

  /** Follows missiles from their launch through the drone's blow to a tank. */
  private static final class Strikes {
    private final Map<Integer, Integer> launched = new HashMap<>();
    private final Map<Integer, Integer> batted = new HashMap<>();
    private final List<Strike> found = new ArrayList<>();
    private int tick;

    void add(EventList told) {
      tick++;
      for (int i = 0; i < told.size(); i++) {
        if (told.get(i).type() == EventType.MISSILE_LAUNCHED) {
          launched.put(told.get(i).shot(), tick);
        } else if (told.get(i).type() == EventType.MISSILE_BATTED) {
          batted.put(told.get(i).shot(), tick);
        } else if (told.get(i).type() == EventType.KILLED_BY_OWN_MISSILE
            && told.get(i).kind() == EntityKind.TANK) {
          addKill(launched.get(told.get(i).shot()), batted.get(told.get(i).shot()));
        }
      }
    }

    private void addKill(@Nullable Integer from, @Nullable Integer back) {
      if (from != null && back != null && (back - from) * Tick.SECONDS > ARMING) {
        found.add(new Strike(from, back, tick));
      }
    }
  }

  /** A run that is played back, and what it shows. */
  private static final class Playback implements Replayable {
    private final Run run;
    private final Strikes strikes = new Strikes();

    Playback(RunSetup setup) {
      run = new Run(CONTENT, setup);
    }

    @Override
    public void tick(RunInput player) {
      run.tick(player);
      strikes.add(run.events());
    }

    @Override
    public long hash() {
      return run.hash();
    }

    @Override
    public void close() {
      run.close();
    }
  }

  @BeforeAll
  static void renew() throws Exception {
    if (Boolean.getBoolean("golden.renew")) {
      Optional<Replay> shown = Optional.empty();
      for (long seed = 1; shown.isEmpty() && seed <= SEEDS; seed++) {
        shown = record(seed);
      }
      GoldenRenewal.renew(FILE, shown.orElseThrow());
    }
  }

  /** The run of that seed, if a tank is destroyed in it by a missile that was batted back. */
  private static Optional<Replay> record(long seed) {
    RunSetup setup =
        new RunSetup(seed, PlayMode.ARCADE, 5, AimMode.DIRECT.ordinal(), Difficulty.NORMAL);
    ReplayRecorder recorder = new ReplayRecorder(setup);
    Strikes strikes = new Strikes();
    try (BotRun run = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FREE)) {
      for (int tick = 0; tick < TICKS && !run.run().over(); tick++) {
        run.tick();
        recorder.record(run.input(), run.run()::hash);
        strikes.add(run.run().events());
      }
      return strikes.found.isEmpty()
          ? Optional.empty()
          : Optional.of(recorder.replay(run.run().hash()));
    }
  }

  @Test
  void anArmedMissileIsBattedBackAndDestroysATank() throws Exception {
    Replay replay = ReplayFormat.read(Files.readAllBytes(FILE));
    assertThat(replay.behaviour())
        .as("this replay belongs to another behaviour version; renew it, see CONTRIBUTING")
        .isEqualTo(BehaviourVersion.CURRENT);
    Playback playback = new Playback(replay.setup());
    assertThat(new ReplayVerifier(setup -> playback).verify(replay))
        .isEqualTo(new VerifyResult.Same(replay.ticks(), replay.finalHash()));
    assertThat(playback.strikes.found)
        .isNotEmpty()
        .allSatisfy(
            strike -> {
              assertThat(strike.batted).isGreaterThan(strike.launched);
              assertThat(strike.destroyed).isGreaterThan(strike.batted);
            });
  }
}
