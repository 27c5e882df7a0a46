package towline.aim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.internal.RandomStream;

/** The single call: what it says hits, it makes no garbage, and it never throws. */
class InterceptTest {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  @Property(seed = "1")
  void aShotInThatDirectionMeetsTheTargetThen(
      @ForAll @DoubleRange(min = -100, max = 100) double rx,
      @ForAll @DoubleRange(min = -100, max = 100) double ry,
      @ForAll @DoubleRange(min = -30, max = 30) double vx,
      @ForAll @DoubleRange(min = -30, max = 30) double vy,
      @ForAll @DoubleRange(min = 0.1, max = 60) double speed) {
    double time = Intercept.timeToGo(rx, ry, vx, vy, speed);
    double lead = Intercept.lead(rx, ry, vx, vy, speed);
    assertThat(Double.isNaN(lead)).isEqualTo(time == NEVER);
    if (time < NEVER) {
      // At a touch, the time is only as good as the root of the rounding.
      double close = 1e-6 * (1 + Math.hypot(rx, ry) + time * Math.hypot(vx, vy));
      assertThat(time * speed * Math.cos(lead)).isCloseTo(rx + time * vx, within(close));
      assertThat(time * speed * Math.sin(lead)).isCloseTo(ry + time * vy, within(close));
    }
  }

  @Property(seed = "2")
  void unitsDoNotMatter(
      @ForAll @DoubleRange(min = -1, max = 1) double side,
      @ForAll @DoubleRange(min = -290, max = 290) double exponent) {
    double unit = StrictMath.pow(10, exponent);
    double lead = Intercept.lead(3 * unit, side * unit, -unit, 2 * side * unit, 5 * unit);
    assertThat(lead).isCloseTo(Intercept.lead(3, side, -1, 2 * side, 5), within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void whatIsNoNumberHasNoAnswer(double odd) {
    for (int i = 0; i < 5; i++) {
      double[] a = {3, 4, 1, 2, 9};
      a[i] = odd;
      assertThat(Intercept.lead(a[0], a[1], a[2], a[3], a[4])).isNaN();
      assertThat(Intercept.timeToGo(a[0], a[1], a[2], a[3], a[4])).isNaN();
    }
  }

  @Test
  void aSpeedMustBeMoreThanZero() {
    assertThat(Intercept.lead(3, 4, -1, -2, 0)).isNaN();
    assertThat(Intercept.lead(3, 4, -1, -2, -9)).isNaN();
  }

  @Test
  void aTargetThatOutrunsTheShotHasNoLead() {
    assertThat(Intercept.lead(10, 0, 9, 0, 8)).isNaN();
    assertThat(Intercept.timeToGo(10, 0, 9, 0, 8)).isEqualTo(NEVER);
  }

  @Test
  void aTargetOnTheMuzzleIsHitAtOnce() {
    assertThat(Intercept.timeToGo(0, 0, 3, 4, 9)).isEqualTo(0);
    assertThat(Intercept.lead(0, 0, 3, 4, 9)).isEqualTo(0);
  }

  @Test
  void noCallMakesGarbage() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    sum(7, 20_000);
    long before = threads.getThreadAllocatedBytes(thread);
    double sum = sum(8, 20_000);
    assertThat(threads.getThreadAllocatedBytes(thread) - before).isLessThan(1000);
    assertThat(sum).isNotZero();
  }

  private static double sum(long seed, int calls) {
    RandomStream random = new RandomStream(seed);
    double sum = 0;
    for (int i = 0; i < calls; i++) {
      double lead = Intercept.lead(random.range(-9, 9), 4, random.range(-20, 20), 2, 9);
      sum += Double.isNaN(lead) ? 0 : lead;
    }
    return sum;
  }
}
