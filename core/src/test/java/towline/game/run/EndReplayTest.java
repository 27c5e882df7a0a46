package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.game.host.Host;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;

class EndReplayTest {
  /** Number of ticks after which every moment has been used. */
  private static final int TICKS = EndReplay.KEPT_TICKS + 60;

  /**
   * Maximum number of bytes per tick: a tenth of a moment, because its content may still have to
   * grow.
   */
  private static final long MAX_BYTES_PER_TICK = 3_300;

  private final EndReplay moments = new EndReplay(Host.desktop().background());

  /** Returns the mean number of bytes allocated per tick, from the first tick of a run on. */
  private long bytesOfRun(long seed) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, 5, 1);
    long bytes = 0;
    try (BotRun flight = new BotRun(GameContent.load(), setup, "demo", BotRun.ModeChoice.FREE)) {
      for (int i = 0; i < TICKS; i++) {
        flight.tick();
        long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
        moments.onTick(flight.run());
        bytes += threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
      }
    }
    return bytes / TICKS;
  }

  @Test
  void recordingUsesMemoryMadeInTheBackground() {
    moments.clear(EndReplay.PlanRecording.OMITTED);
    assertThat(bytesOfRun(1)).isLessThan(MAX_BYTES_PER_TICK);
    assertThat(moments.size()).isEqualTo(EndReplay.KEPT_TICKS);
    moments.clear(EndReplay.PlanRecording.RECORDED);
    assertThat(moments.isEmpty()).isTrue();
    assertThat(bytesOfRun(2)).isLessThan(MAX_BYTES_PER_TICK);
  }

  @Test
  void nothingIsRecordedWhileModulesAreOffered() {
    RunSetup setup = new RunSetup(7, PlayMode.ARCADE, 1, 1);
    try (BotRun flight = new BotRun(GameContent.load(), setup, "idle", BotRun.ModeChoice.FREE)) {
      flight.run().openDraft();
      for (int tick = 0; tick < 300; tick++) {
        flight.tick();
        moments.onTick(flight.run());
      }
      assertThat(flight.run().current().tick()).isBetween(100L, 250L).isEqualTo(moments.size());
    }
  }
}
