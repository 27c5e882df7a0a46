package towline.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.lab.experiment.AllocationMeter;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;

/** A tick of play allocates almost nothing, so that no garbage collection interrupts it. */
@Tag("long")
class TickAllocationTest {
  private static final int WARM_UP_TICKS = 12_000;
  private static final int MEASURED_TICKS = 6000;

  /** Allowance for rare allocations of a wave, such as growing lists and a new snake. */
  private static final long ALLOWED_BYTES_A_TICK = 128;

  private static final int LOADED_TICKS = 500;
  private static final long ALLOWED_BYTES_A_LOADED_TICK = 512;

  @Test
  void aTickOfPlayAllocatesAlmostNothing() {
    RunSetup setup = new RunSetup(7, PlayMode.PRACTICE, 1, AimMode.TURN_LEAD.ordinal());
    AllocationMeter meter = new AllocationMeter();
    try (BotRun flight = new BotRun(GameContent.load(), setup, "demo", BotRun.ModeChoice.FIXED)) {
      fly(flight, WARM_UP_TICKS);
      long before = meter.bytes();
      fly(flight, MEASURED_TICKS);
      long bytes = meter.bytes() - before;
      assertThat(flight.run().over()).isFalse();
      assertThat(bytes / MEASURED_TICKS).isLessThanOrEqualTo(ALLOWED_BYTES_A_TICK);
    }
  }

  /** Spawning included: in this crowd several tanks and missiles die in every tick. */
  @ParameterizedTest
  @ValueSource(ints = {0, 300})
  void aTickOfALoadedWorldAllocatesAlmostNothingIncludingReplacements(int mites) {
    LoadOptions options = new LoadOptions(20, 300, mites, 100, 2000, 1);
    AllocationMeter meter = new AllocationMeter();
    try (LoadedWorld world = new LoadedWorld(GameContent.load(), options)) {
      for (int tick = 0; tick < LOADED_TICKS; tick++) {
        world.tick();
      }
      long before = meter.bytes();
      for (int tick = 0; tick < LOADED_TICKS; tick++) {
        world.tick();
      }
      long bytes = meter.bytes() - before;
      assertThat(bytes / LOADED_TICKS).isLessThan(ALLOWED_BYTES_A_LOADED_TICK);
    }
  }

  private static void fly(BotRun flight, int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      flight.tick();
    }
  }
}
