package towline.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class SweptCollisionPropertyTest {
  @Test
  void discsThatOverlapAndDrawApartTouchInTheStepButNeverAgain() {
    assertThat(SweptCollision.contact(1, 0, 1, 0, 2)).isZero();
    assertThat(SweptCollision.timeToContact(1, 0, 1, 0, 2)).isInfinite();
    assertThat(SweptCollision.timeToContact(1, 0, -1, 0, 2)).isZero();
  }

  @Test
  void aContactAfterTheStepIsNoneInTheStep() {
    assertThat(SweptCollision.contact(5, 0, -1, 0, 2)).isInfinite();
    assertThat(SweptCollision.timeToContact(5, 0, -1, 0, 2)).isEqualTo(3);
    assertThat(SweptCollision.timeToContact(5, 3, -1, 0, 2)).isInfinite();
  }

  @Property(seed = "4")
  void contactIsTheFirstMomentAtWhichADenseScanSeesThemTouch(
      @ForAll @LongRange(min = 0, max = 1_000_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double rx = random.nextDouble(-3, 3);
    double ry = random.nextDouble(-3, 3);
    double dx = random.nextDouble(-4, 4);
    double dy = random.nextDouble(-4, 4);
    double reach = random.nextDouble(0.1, 1.5);
    double moment = SweptCollision.contact(rx, ry, dx, dy, reach);
    double scanned = Double.POSITIVE_INFINITY;
    for (int i = 2000; i >= 0; i--) {
      double t = i / 2000.0;
      if (Math.hypot(rx + dx * t, ry + dy * t) <= reach) {
        scanned = t;
      }
    }
    if (Double.isFinite(scanned)) {
      assertThat(moment).isLessThanOrEqualTo(scanned).isCloseTo(scanned, within(1.0 / 2000));
    } else if (Double.isFinite(moment)) {
      // Touched between two looks: then it touches only just.
      assertThat(Math.hypot(rx + dx * moment, ry + dy * moment)).isCloseTo(reach, within(1e-9));
    }
  }
}
