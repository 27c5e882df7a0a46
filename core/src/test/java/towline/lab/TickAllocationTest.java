package towline.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;

/** The tick of the playing game leaves the heap alone, so that no collection ever stutters it. */
class TickAllocationTest {
  private static final int WARM_UP_TICKS = 6000;
  private static final int MEASURED_TICKS = 6000;

  /** What a wave brings now and then: lists that grow, a new snake. */
  private static final long ALLOWED_BYTES_A_TICK = 64;

  @Test
  void aTickOfThePlayingGameAllocatesNextToNothing() {
    RunSetup setup = new RunSetup(7, PlayMode.ARCADE, 1, AimMode.TURN_LEAD.ordinal());
    AllocationMeter meter = new AllocationMeter();
    try (BotRun flight = new BotRun(GameContent.load(), setup, "demo", BotRun.ModeChoice.FIXED)) {
      fly(flight, WARM_UP_TICKS);
      long before = meter.bytes();
      fly(flight, MEASURED_TICKS);
      long bytes = meter.bytes() - before;
      assertThat(bytes / MEASURED_TICKS).isLessThanOrEqualTo(ALLOWED_BYTES_A_TICK);
    }
  }

  private static void fly(BotRun flight, int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      flight.tick();
    }
  }
}
