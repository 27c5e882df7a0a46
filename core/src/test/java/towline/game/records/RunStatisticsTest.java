package towline.game.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.sim.api.Tick;
import towline.sim.spec.CourierSpec.Motion;
import towline.store.Statistics;

/** The statistics of a run agree with its score. */
class RunStatisticsTest {
  private static final GameContent CONTENT = GameContent.load();

  @SuppressWarnings("NullAway.Init")
  private BotRun flown;

  /** Number of ticks in which the world moved, without those after the end. */
  private int played;

  @BeforeEach
  void fly() {
    RunSetup setup = new RunSetup(23, PlayMode.SURVIVAL, 3, 1);
    flown = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FREE);
    for (int i = 0; i < 75 * 60 && flown.run().secondsSinceEnd() < 0.5; i++) {
      flown.tick();
      played += flown.run().over() || flown.run().wasPaused() ? 0 : 1;
    }
  }

  @AfterEach
  void close() {
    flown.close();
  }

  @Test
  void killsByMeansAndShotsByModeAddUpToAll() {
    Run run = flown.run();
    Statistics of = RunStatistics.of(run);
    assertThat(run.score().kills()).isGreaterThan(5);
    assertThat(Stream.of(KillMeans.values()).mapToLong(means -> of.sum(means.statistic())).sum())
        .isEqualTo(run.score().kills());
    assertThat(
            Stream.of(AimMode.values()).mapToLong(mode -> of.sum(RunStatistics.shots(mode))).sum())
        .isEqualTo(run.score().droneShots());
    assertThat(of.sum(RunStatistics.RUNS)).isEqualTo(1);
    assertThat(of.sum(RunStatistics.runs(PlayMode.SURVIVAL))).isEqualTo(1);
    assertThat(of.sum(RunStatistics.SECONDS)).isEqualTo(Math.round(played * Tick.SECONDS));
    assertThat(of.best(RunStatistics.SWING)).isEqualTo(run.score().bestSwing());
  }

  @Test
  void couriersByMotionAddUpToAll() {
    Run run = flown.run();
    Statistics of = RunStatistics.of(run);
    long opened = 0;
    long escaped = 0;
    for (Motion motion : Motion.values()) {
      opened += of.sum(RunStatistics.opened(motion));
      escaped += of.sum(RunStatistics.escaped(motion));
    }
    assertThat(opened).isEqualTo(run.score().couriers());
    assertThat(escaped).isEqualTo(run.score().couriersEscaped());
    assertThat(opened + escaped).isPositive();
    assertThat(CONTENT.couriers().kinds())
        .extracting((CourierTable.Kind kind) -> kind.spec().motion())
        .containsOnly(Motion.values());
  }
}
