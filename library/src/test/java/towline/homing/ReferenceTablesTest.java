package towline.homing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.math.Angles;
import towline.testing.CsvTable;

/** The analytic tables homing-step, homing-lag and homing-orbit. */
class ReferenceTablesTest {
  private static final double FRAME = 1.0 / 60;
  private static final Offset<Double> EIGHT_DIGITS = within(1e-6);

  static List<CsvTable.Row> steps() {
    return CsvTable.rows("/towline/homing/homing-step.csv");
  }

  static List<CsvTable.Row> lags() {
    return CsvTable.rows("/towline/homing/homing-lag.csv");
  }

  static List<CsvTable.Row> orbits() {
    return CsvTable.rows("/towline/homing/homing-orbit.csv");
  }

  private static HomingInput chaseAlongX(CsvTable.Row row) {
    HomingInput chase = new HomingInput();
    chase.timeConstant = Smoothing.timeConstant(row.number("ga"));
    chase.speed = 300;
    chase.directionX = StrictMath.cos(row.radians("phi0_deg"));
    chase.directionY = StrictMath.sin(row.radians("phi0_deg"));
    chase.rangeX = 1000;
    return chase;
  }

  @ParameterizedTest
  @MethodSource("steps")
  void theExactStepIsThatOfTheTable(CsvTable.Row row) {
    HomingInput chase = chaseAlongX(row);
    HomingOutput out = new HomingOutput();
    // A step must have a length; the rows of time 0 are reached by one of no consequence.
    double time = Math.max(1e-12, row.number("frames_at_60hz") * FRAME);
    HomingLaw.SMOOTH_EXACT.steer(chase, time, out);
    assertThat(out.directionX).isCloseTo(row.number("d_x"), EIGHT_DIGITS);
    assertThat(out.directionY).isCloseTo(row.number("d_y"), EIGHT_DIGITS);
    assertThat(StrictMath.hypot(out.directionX, out.directionY))
        .isCloseTo(row.number("speed_fraction"), EIGHT_DIGITS);
    assertThat(out.moveX).isCloseTo(row.number("x_exact_V300"), EIGHT_DIGITS);
    assertThat(out.moveY).isCloseTo(row.number("y_exact_V300"), EIGHT_DIGITS);
  }

  @ParameterizedTest
  @MethodSource("steps")
  void theArticlesFramesAreThoseOfTheTable(CsvTable.Row row) {
    HomingInput chase = chaseAlongX(row);
    HomingOutput out = new HomingOutput();
    double x = 0;
    double y = 0;
    for (int frame = 0; frame < row.number("frames_at_60hz"); frame++) {
      HomingLaw.ARTICLE.steer(chase, FRAME, out);
      x += out.moveX;
      y += out.moveY;
      chase.directionX = out.directionX;
      chase.directionY = out.directionY;
    }
    assertThat(chase.directionX).isCloseTo(row.number("d_x"), EIGHT_DIGITS);
    assertThat(chase.directionY).isCloseTo(row.number("d_y"), EIGHT_DIGITS);
    assertThat(x).isCloseTo(row.number("x_article_discrete_60hz"), EIGHT_DIGITS);
    assertThat(y).isCloseTo(row.number("y_article_discrete_60hz"), EIGHT_DIGITS);
  }

  @ParameterizedTest
  @MethodSource("steps")
  void theHeadingLawsAreThoseOfTheTable(CsvTable.Row row) {
    double timeConstant = Smoothing.timeConstant(row.number("ga"));
    double time = row.number("frames_at_60hz") * FRAME;
    double error = row.radians("phi0_deg");
    assertThat(Math.toDegrees(Smoothing.errorLeft(error, timeConstant, time)))
        .isCloseTo(row.number("heading_unit_law_deg"), EIGHT_DIGITS);
    double heading = Smoothing.heading(error, 0, timeConstant, time);
    // From straight behind both ways are as short; the table goes right, Towline left.
    assertThat(Math.abs(Math.toDegrees(heading)))
        .isCloseTo(row.number("heading_angle_law_deg"), EIGHT_DIGITS);
  }

  /** Follows a demand that turns evenly until the lag stands; the lag and the length. */
  private static double[] steadyLag(CsvTable.Row row, HomingLaw law, double dt) {
    HomingInput chase = new HomingInput();
    chase.timeConstant = Smoothing.timeConstant(row.number("ga"));
    HomingOutput out = new HomingOutput();
    double demand = 0;
    int steps = (int) Math.ceil(25 * chase.timeConstant / dt) + 1;
    for (int i = 0; i < steps; i++) {
      demand += row.radians("demand_rate_deg_s") * dt;
      chase.rangeX = 1000 * StrictMath.cos(demand);
      chase.rangeY = 1000 * StrictMath.sin(demand);
      law.steer(chase, dt, out);
      chase.directionX = out.directionX;
      chase.directionY = out.directionY;
    }
    double heading = StrictMath.atan2(chase.directionY, chase.directionX);
    return new double[] {
      Math.toDegrees(Angles.difference(demand, heading)),
      StrictMath.hypot(chase.directionX, chase.directionY)
    };
  }

  @ParameterizedTest
  @MethodSource("lags")
  void theVectorLagsAsTheTableSays(CsvTable.Row row) {
    double[] article = steadyLag(row, HomingLaw.ARTICLE, FRAME);
    assertThat(article[0]).isCloseTo(row.number("vector_lag_deg_article_60hz"), within(1e-5));
    assertThat(article[1])
        .isCloseTo(row.number("vector_speed_fraction_article_60hz"), within(1e-7));

    // Each step leaves the demand half a step behind on average, so the error is of its length.
    double dt = 1e-3 * Smoothing.timeConstant(row.number("ga"));
    double[] exact = steadyLag(row, HomingLaw.SMOOTH_EXACT, dt);
    double halfStep = Math.abs(row.number("demand_rate_deg_s")) * dt;
    assertThat(exact[0])
        .isCloseTo(row.number("vector_lag_deg_continuous"), within(halfStep + 1e-6));
    assertThat(exact[1]).isCloseTo(row.number("vector_speed_fraction_continuous"), within(1e-3));
  }

  @ParameterizedTest
  @MethodSource("orbits")
  void theUnitLawComesAsCloseToAStillTargetAsTheTableSays(CsvTable.Row row) {
    double timeConstant = Smoothing.timeConstant(row.number("ga"));
    double speed = row.number("missile_speed_per_s");
    double dt = 2e-4 * timeConstant;
    double x = -row.number("range0");
    double y = 0;
    double heading = row.radians("heading_error0_deg");
    double closest = row.number("range0");
    HomingOutput arc = new HomingOutput();
    // Long enough to come in from the start; the orbit itself repeats for ever.
    double time = row.number("range0") / speed + 12 * timeConstant;
    for (int i = 0; i * dt < time; i++) {
      double error = Angles.difference(heading, StrictMath.atan2(-y, -x));
      double turn = Smoothing.errorLeft(error, timeConstant, dt) - error;
      arc.fly(StrictMath.cos(heading), StrictMath.sin(heading), turn, speed, dt);
      x += arc.moveX;
      y += arc.moveY;
      heading += turn;
      closest = Math.min(closest, StrictMath.hypot(x, y));
    }
    assertThat(closest).isCloseTo(row.number("closest_approach"), within(0.02 + 0.004 * closest));
    assertThat(row.number("closest_approach") <= 14).isEqualTo(row.number("hits_radius_14") == 1);
  }
}
