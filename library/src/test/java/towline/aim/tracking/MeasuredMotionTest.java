package towline.aim.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import towline.aim.Aim;
import towline.aim.AimStrategy;

/**
 * Turrets hit what they measure, with errors and in uneven ticks, without being told velocities.
 */
@Tag("long")
class MeasuredMotionTest {
  private static final int ENGAGEMENTS = 300;

  @Test
  void aWeavingTargetIsHitByLearn() {
    assertThat(MeasuredDuel.hits(Aim.LEARN, MeasuredDuel.Course.WEAVING, 0.02, ENGAGEMENTS, 71))
        .isGreaterThanOrEqualTo(0.8);
  }

  @Test
  void aStraightTargetIsHitByPredict() {
    assertThat(MeasuredDuel.hits(Aim.PREDICT, MeasuredDuel.Course.STRAIGHT, 0.005, ENGAGEMENTS, 72))
        .isGreaterThanOrEqualTo(0.97);
  }

  @Test
  @Tag("figures")
  void hitsByNoise(TestReporter reporter) {
    AimStrategy[] strategies = {Aim.TURN_LEAD, Aim.PREDICT, Aim.REFINE, Aim.LEARN};
    String[] names = {"TURN_LEAD", "PREDICT", "REFINE", "LEARN"};
    for (double noise : new double[] {0.0005, 0.005, 0.02, 0.05, 0.2}) {
      for (MeasuredDuel.Course course : MeasuredDuel.Course.values()) {
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < strategies.length; i++) {
          double hits = MeasuredDuel.hits(strategies[i], course, noise, 600, 73);
          row.append(String.format(Locale.ROOT, "%s %.3f  ", names[i], hits));
        }
        reporter.publishEntry(course + ", noise " + noise + " m", row.toString());
      }
    }
  }
}
