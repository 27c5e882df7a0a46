package towline.trial.swarm;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.avoidance.AvoidanceLaw;

class ArenaAllocationTest {
  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @ParameterizedTest
  @EnumSource(AvoidanceLaw.class)
  void aTickAllocatesNothing(AvoidanceLaw law) {
    RoamingArena arena = new RoamingArena(law, 300, 1.0 / 60, 1, 60);
    // Buffers grow to the largest crowd around one tank.
    for (int i = 0; i < 600; i++) {
      arena.tick();
    }
    allocated();
    long before = allocated();
    long cost = allocated() - before;
    before = allocated();
    for (int i = 0; i < 300; i++) {
      arena.tick();
    }
    assertThat(allocated() - before - cost).isLessThan(300);
  }

  private long allocated() {
    return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
  }
}
