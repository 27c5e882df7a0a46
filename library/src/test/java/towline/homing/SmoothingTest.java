package towline.homing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.math.Angles;
import towline.testing.CsvTable;

class SmoothingTest {
  private static final Percentage NINE_DIGITS = Percentage.withPercentage(1e-6);

  static List<CsvTable.Row> constants() {
    return CsvTable.rows("/towline/homing/homing-constants.csv");
  }

  @ParameterizedTest
  @MethodSource("constants")
  void timeConstantsAreThoseOfTheTable(CsvTable.Row row) {
    double ga = row.number("ga_per_60hz_frame");
    double timeConstant = Smoothing.timeConstant(ga);
    assertThat(timeConstant).isCloseTo(row.number("tau_s"), NINE_DIGITS);
    assertThat(Smoothing.ga(timeConstant)).isCloseTo(ga, NINE_DIGITS);
    for (int rate : new int[] {30, 60, 120, 144, 240}) {
      assertThat(Smoothing.kept(timeConstant, 1.0 / rate))
          .isCloseTo(row.number("keep_" + rate + "hz"), NINE_DIGITS);
    }
  }

  @ParameterizedTest
  @MethodSource("constants")
  void theUnitLawTurnsAtMostAsFastAsTheTableSays(CsvTable.Row row) {
    double timeConstant = Smoothing.timeConstant(row.number("ga_per_60hz_frame"));
    double dt = 1e-6 * timeConstant;
    double turned = Math.PI / 2 - Smoothing.errorLeft(Math.PI / 2, timeConstant, dt);
    assertThat(Math.toDegrees(turned / dt))
        .isCloseTo(row.number("unit_law_max_turn_deg_per_s"), Percentage.withPercentage(1e-4));
  }

  @Property(seed = "11")
  void manyStepsAreOneStep(
      @ForAll @DoubleRange(min = -50, max = 50) double value,
      @ForAll @DoubleRange(min = -50, max = 50) double goal,
      @ForAll @DoubleRange(min = -9, max = 9) double goalRate,
      @ForAll @DoubleRange(min = 0.01, max = 0.99) double ga,
      @ForAll @DoubleRange(min = 0.01, max = 1) double dt) {
    double timeConstant = Smoothing.timeConstant(ga);
    double half = Smoothing.following(value, goal, goalRate, timeConstant, dt / 2);
    double twice =
        Smoothing.following(half, goal + goalRate * dt / 2, goalRate, timeConstant, dt / 2);
    double once = Smoothing.following(value, goal, goalRate, timeConstant, dt);
    assertThat(twice).isCloseTo(once, within(1e-10));
    assertThat(Smoothing.following(value, goal, 0, timeConstant, dt))
        .isCloseTo(Smoothing.towards(value, goal, timeConstant, dt), within(1e-12));
  }

  @Property(seed = "12")
  void aHeadingGoesTheShorterWayAndKeepsItsShareOfTheError(
      @ForAll @DoubleRange(min = -3.1, max = 3.1) double from,
      @ForAll @DoubleRange(min = -3.1, max = 3.1) double goal,
      @ForAll @DoubleRange(min = 0.01, max = 1) double dt) {
    double before = Angles.difference(goal, from);
    double after = Angles.difference(goal, Smoothing.heading(from, goal, 0.3, dt));
    assertThat(after).isCloseTo(before * Smoothing.kept(0.3, dt), within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, -0.5, 1.5, Double.NaN})
  void gaOutsideItsRangeIsRefusedByName(double ga) {
    assertThatThrownBy(() -> Smoothing.timeConstant(ga))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ga must be more than 0 and less than 1, not " + ga);
  }

  @Test
  void timeNeverRunsBackwards() {
    assertThatThrownBy(() -> Smoothing.kept(0.1, -0.01))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-0.01");
    assertThatThrownBy(() -> Smoothing.kept(0, 0.01))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("time constant");
  }
}
