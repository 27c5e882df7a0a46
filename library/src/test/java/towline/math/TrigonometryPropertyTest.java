package towline.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class TrigonometryPropertyTest {
  private static final double ERROR = 2.5e-16;

  @Property(tries = 20_000, seed = "1")
  void agreesWithTheLibrary(@ForAll @DoubleRange(min = -20, max = 20) double angle) {
    assertThat(Trigonometry.sin(angle)).isCloseTo(StrictMath.sin(angle), within(ERROR));
    assertThat(Trigonometry.cos(angle)).isCloseTo(StrictMath.cos(angle), within(ERROR));
  }

  @Property(tries = 5_000, seed = "1")
  void agreesWithTheLibraryFarOut(@ForAll @DoubleRange(min = -1e7, max = 1e7) double angle) {
    assertThat(Trigonometry.sin(angle)).isCloseTo(StrictMath.sin(angle), within(ERROR));
    assertThat(Trigonometry.cos(angle)).isCloseTo(StrictMath.cos(angle), within(ERROR));
  }

  @Property(tries = 2_000, seed = "1")
  void isOddAndEvenToTheBit(@ForAll @DoubleRange(min = -1e3, max = 1e3) double angle) {
    assertThat(Trigonometry.sin(-angle)).isEqualTo(-Trigonometry.sin(angle));
    assertThat(Trigonometry.cos(-angle)).isEqualTo(Trigonometry.cos(angle));
  }

  @Example
  void theCornersAreExact() {
    for (int quarter = -9; quarter <= 9; quarter++) {
      double angle = quarter * (Math.PI / 2);
      assertThat(Trigonometry.sin(angle)).isCloseTo(StrictMath.sin(angle), within(1e-30));
      assertThat(Trigonometry.cos(angle)).isCloseTo(StrictMath.cos(angle), within(1e-30));
    }
    assertThat(Trigonometry.sin(Double.NaN)).isNaN();
    assertThat(Trigonometry.cos(Double.POSITIVE_INFINITY)).isNaN();
    assertThat(Trigonometry.sin(1e300)).isEqualTo(StrictMath.sin(1e300));
  }

  /** The bits of 200,000 values, as every Java on every machine must give them. */
  @Example
  void isTheSameToTheBitEverywhere() {
    StateHash hash = new StateHash();
    for (int i = -50_000; i < 50_000; i++) {
      hash.add(Trigonometry.sin(0.001 * i));
      hash.add(Trigonometry.cos(0.001 * i));
    }
    assertThat(hash.value()).isEqualTo(3798207401234990851L);
  }
}
