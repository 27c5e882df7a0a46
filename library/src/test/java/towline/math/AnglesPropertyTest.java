package towline.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class AnglesPropertyTest {
  @Property(seed = "1")
  void wrapStaysInTheHalfOpenTurn(@ForAll @DoubleRange(min = -1e4, max = 1e4) double angle) {
    assertThat(Angles.wrap(angle)).isGreaterThan(-Math.PI).isLessThanOrEqualTo(Math.PI);
  }

  @Property(seed = "1")
  void wrapKeepsTheDirection(@ForAll @DoubleRange(min = -1e4, max = 1e4) double angle) {
    double wrapped = Angles.wrap(angle);
    assertThat(StrictMath.sin(wrapped)).isCloseTo(StrictMath.sin(angle), within(1e-11));
    assertThat(StrictMath.cos(wrapped)).isCloseTo(StrictMath.cos(angle), within(1e-11));
  }

  @Property(seed = "1")
  void turningTowardsNeverOvershootsAndNeverGoesTheLongWay(
      @ForAll @DoubleRange(min = -3.14, max = 3.14) double from,
      @ForAll @DoubleRange(min = -3.14, max = 3.14) double to,
      @ForAll @DoubleRange(min = 0, max = 4) double step) {
    double before = Math.abs(Angles.difference(to, from));
    double after = Math.abs(Angles.difference(to, Angles.towards(from, to, step)));
    assertThat(after).isCloseTo(Math.max(0, before - step), within(1e-12));
  }
}
