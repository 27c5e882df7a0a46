package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.math.Angles;

/** The solver against answers worked out elsewhere to 20 digits. */
class ReferenceTableTest {
  private static final double RELATIVE = 1e-9;

  static List<ReferenceTable.Row> rows() {
    return ReferenceTable.rows();
  }

  @Test
  void allCasesAreThere() {
    assertThat(rows()).hasSize(86);
    assertThat(rows().stream().filter(row -> !row.isHit())).hasSize(26);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void theAnswerIsThatOfTheTable(ReferenceTable.Row row) {
    FireSolution solution = new FireSolver().solve(row.situation());
    assertThat(solution instanceof FireSolution.Hit).as("hit").isEqualTo(row.isHit());
    if (solution instanceof FireSolution.Hit hit) {
      assertThat(hit.timeToGo()).isCloseTo(row.number("t_impact"), near(row, "t_impact"));
      assertThat(hit.timeToFire()).isCloseTo(row.number("t_fire"), near(row, "t_impact"));
      assertThat(hit.timeToSlew()).isCloseTo(row.number("t_rotate"), near(row, "t_impact"));
      assertThat(hit.timeOfFlight()).isCloseTo(row.number("t_flight"), near(row, "t_impact"));
      assertThat(hit.impactX()).isCloseTo(row.number("impact_x"), nearImpact(row));
      assertThat(hit.impactY()).isCloseTo(row.number("impact_y"), nearImpact(row));
      if (hit.timeToGo() > 0) {
        double off = Angles.difference(hit.bearing(), row.number("aim_angle"));
        assertThat(off).isCloseTo(0, Offset.offset(1e-9));
      }
    }
  }

  private static Offset<Double> near(ReferenceTable.Row row, String column) {
    return Offset.offset(RELATIVE * Math.abs(row.number(column)));
  }

  private static Offset<Double> nearImpact(ReferenceTable.Row row) {
    double size = Math.hypot(row.number("impact_x"), row.number("impact_y"));
    return Offset.offset(RELATIVE * size);
  }
}
