package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.ai.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

class CourierPracticeTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int MAX_TICKS = 60 * 60;

  private static RunSetup practice(AimMode mode) {
    AtomicLong seed = new AtomicLong(7);
    return CourierPractice.setup(CONTENT, mode, Difficulty.NORMAL, seed::getAndIncrement);
  }

  @ParameterizedTest
  @EnumSource(
      value = AimMode.class,
      names = {"REFINE"},
      mode = EnumSource.Mode.EXCLUDE)
  void theFirstCourierAsksForTheMode(AimMode mode) {
    RunSetup setup = practice(mode);
    assertThat(setup.mode()).isEqualTo(PlayMode.PRACTICE);
    assertThat(setup.aimMode()).isEqualTo(mode.ordinal());
    assertThat(firstCourier(setup)).isEqualTo(mode);
  }

  /** Returns the mode for which the first courier of a run asks. */
  private static AimMode firstCourier(RunSetup setup) {
    try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FIXED)) {
      for (int tick = 0; tick < MAX_TICKS; tick++) {
        flight.tick();
        Snapshot snapshot = flight.run().current();
        int courier = snapshot.first(EntityKind.COURIER);
        if (courier >= 0 && snapshot.count(EntityKind.COURIER) > 0) {
          return flight.run().ownModeOfCourier(snapshot.row(courier).courierKind);
        }
      }
    }
    throw new AssertionError("No courier came in the run " + setup);
  }

  @Test
  void aModeWithoutACourierBeginsWithTheFirstWave() {
    assertThat(practice(AimMode.REFINE).firstWave()).isEqualTo(1);
  }
}
