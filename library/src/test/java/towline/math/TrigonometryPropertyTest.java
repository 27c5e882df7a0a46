package towline.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import towline.testing.StateDigest;

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

  @Property(tries = 200_000, seed = "2")
  void theAngleOfADirectionIsThatOfTheLibraryToTheBit(
      @ForAll @DoubleRange(min = -60, max = 60) double power, @ForAll long bits) {
    double y = StrictMath.pow(2, power) * ((bits & 1) == 0 ? 1 : -1);
    double x = (1 + (bits >>> 12) * 0x1p-52) * ((bits & 2) == 0 ? 1 : -1);
    assertSameAngle(y, x);
    assertSameAngle(x, y);
  }

  @Example
  void theAngleOfADirectionIsThatOfTheLibraryAtTheEdges() {
    double[] edges = {
      0,
      0x1p-1074,
      0x1p-1022,
      0x1p-60,
      0x1p-58,
      0x1p-29,
      0.4375,
      0.6875,
      1,
      1.1875,
      2.4375,
      0x1p58,
      0x1p61,
      0x1p1000,
      Double.MAX_VALUE,
      Double.POSITIVE_INFINITY,
      Double.NaN
    };
    for (double y : edges) {
      for (double x : edges) {
        for (int beside = -1; beside <= 1; beside++) {
          double near = y + beside * Math.ulp(y);
          assertSameAngle(near, x);
          assertSameAngle(-near, x);
          assertSameAngle(near, -x);
          assertSameAngle(-near, -x);
        }
      }
    }
  }

  private static void assertSameAngle(double y, double x) {
    assertThat(Double.doubleToLongBits(Trigonometry.atan2(y, x)))
        .as("atan2(%s, %s)", y, x)
        .isEqualTo(Double.doubleToLongBits(StrictMath.atan2(y, x)));
  }

  /** The bits of 200,000 values, as every Java on every machine must give them. */
  @Example
  void isTheSameToTheBitEverywhere() {
    StateDigest hash = new StateDigest();
    for (int i = -50_000; i < 50_000; i++) {
      hash.add(Trigonometry.sin(0.001 * i));
      hash.add(Trigonometry.cos(0.001 * i));
    }
    assertThat(hash.value()).isEqualTo(-2554145711215942098L);
  }
}
