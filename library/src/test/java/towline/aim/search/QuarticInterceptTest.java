package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import towline.internal.RandomStream;

/** The short way to the first meeting against all meetings. */
class QuarticInterceptTest {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final QuarticIntercept quartic = new QuarticIntercept();

  @Property(tries = 20_000, seed = "1")
  void theFirstMeetingIsTheFirstOfAll(
      @ForAll long seed, @ForAll @DoubleRange(min = -2, max = 2) double power) {
    RandomStream random = new RandomStream(seed);
    double scale = StrictMath.pow(10, power);
    double acceleration = scale * random.range(0, 1);
    double rx = random.range(-30, 30);
    double ry = random.range(-30, 30);
    double headStart = random.index(3) == 0 ? 0 : random.range(-5, 5);
    quartic.pose(
        rx,
        ry,
        random.range(-30, 30),
        random.range(-30, 30),
        random.range(-acceleration, acceleration),
        random.range(-acceleration, acceleration),
        random.range(5, 60),
        headStart);
    double first = quartic.find(NEVER, 4) > 0 ? quartic.meeting(0) : NEVER;
    double shortWay = quartic.firstWhileSlower();
    if (!Double.isNaN(shortWay)) {
      assertThat(shortWay).isCloseTo(first, within(1e-13 * first));
    }
    double found = quartic.first(NEVER);
    assertThat(found == first || Math.abs(found - first) <= 1e-13 * first)
        .as("%s is %s", found, first)
        .isTrue();
    if (first > 0 && first < NEVER) {
      assertThat(quartic.first(0.5 * first)).isEqualTo(NEVER);
    }
  }

  @Property(tries = 2_000, seed = "2")
  void theShortWayServesEverydayLobs(@ForAll long seed) {
    RandomStream random = new RandomStream(seed);
    double bearing = random.range(-Math.PI, Math.PI);
    double distance = random.range(2, 25);
    quartic.pose(
        distance * StrictMath.cos(bearing),
        distance * StrictMath.sin(bearing),
        random.range(-5, 5),
        random.range(-5, 5),
        0,
        random.range(-4, 4),
        24,
        0);
    assertThat(quartic.firstWhileSlower()).isBetween(0.05, 3.0);
  }
}
