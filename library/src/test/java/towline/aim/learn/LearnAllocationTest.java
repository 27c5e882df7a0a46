package towline.aim.learn;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.Aim;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.learn.StudiedTarget.Motion;

class LearnAllocationTest {
  private final FireControl control = new FireControl();
  private final FireCommand command = new FireCommand();

  private void decide(Motion motion, double noise, int ticks) {
    StudiedTarget target = new StudiedTarget(motion);
    target.now.targetNoise = noise;
    control.clearPrey();
    control.addPrey(0, 0, 0, 0);
    for (int i = 0; i < ticks; i++) {
      control.decide(Aim.LEARN, target.now, 1, StudiedTarget.TICK, command);
      target.advance();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDecisionMakesNoGarbage(Motion motion) {
    decideWithoutGarbage(motion, 0);
  }

  @ParameterizedTest
  @EnumSource
  void norDoesOneByWhatIsMeasured(Motion motion) {
    decideWithoutGarbage(motion, 0.01);
  }

  private void decideWithoutGarbage(Motion motion, double noise) {
    decide(motion, noise, 2000);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    StudiedTarget warm = new StudiedTarget(motion);
    warm.now.targetNoise = noise;
    long before = threads.getThreadAllocatedBytes(thread);
    for (int i = 0; i < 1000; i++) {
      control.decide(Aim.LEARN, warm.now, 2, StudiedTarget.TICK, command);
      warm.advance();
    }
    assertThat(threads.getThreadAllocatedBytes(thread) - before).isLessThan(1000);
  }
}
