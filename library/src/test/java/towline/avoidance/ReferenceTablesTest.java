package towline.avoidance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.internal.SweptCollision;
import towline.testing.CsvTable;

/** The analytic tables avoid-encounters and edges. */
class ReferenceTablesTest {
  private static final Offset<Double> SEVEN_DIGITS = within(2e-6);
  private static final double TABLE_RANGE = 100;

  static List<CsvTable.Row> encounters() {
    return CsvTable.rows("/towline/avoidance/avoid-encounters.csv");
  }

  static List<CsvTable.Row> edges() {
    return CsvTable.rows("/towline/avoidance/edges.csv");
  }

  private static double vx(CsvTable.Row row, String who) {
    return row.number(who + "_speed_per_s") * StrictMath.cos(row.radians(who + "_heading_deg_ccw"));
  }

  private static double vy(CsvTable.Row row, String who) {
    return row.number(who + "_speed_per_s") * StrictMath.sin(row.radians(who + "_heading_deg_ccw"));
  }

  @ParameterizedTest
  @MethodSource("encounters")
  void closestApproachesAndContactsAreThoseOfTheTable(CsvTable.Row row) {
    double rx = row.number("other_x") - row.number("own_x");
    double ry = row.number("other_y") - row.number("own_y");
    double wx = vx(row, "other") - vx(row, "own");
    double wy = vy(row, "other") - vy(row, "own");
    assertThat(Encounter.timeToClosestApproach(rx, ry, wx, wy))
        .isCloseTo(row.number("time_of_closest_approach_s"), SEVEN_DIGITS);
    assertThat(Encounter.missDistance(rx, ry, wx, wy))
        .isCloseTo(row.number("miss_distance"), SEVEN_DIGITS);

    double distance = StrictMath.hypot(rx, ry);
    double contact = SweptCollision.timeToContact(rx, ry, wx, wy, 24);
    // The table leaves contact empty for discs that overlap or stand out of its range.
    if (!row.text("time_to_contact_s_R24").isEmpty()) {
      assertThat(contact).isCloseTo(row.number("time_to_contact_s_R24"), SEVEN_DIGITS);
    } else if (distance > 24 && distance < TABLE_RANGE) {
      assertThat(contact).isInfinite();
    }
  }

  @ParameterizedTest
  @MethodSource("encounters")
  void theArticleTurnsAsTheTableSays(CsvTable.Row row) {
    assertThat(articleTurn(row, 10)).isEqualTo((int) row.number("article_turn_hit_radius_10"));
    assertThat(articleTurn(row, 20)).isEqualTo((int) row.number("article_turn_hit_radius_20"));
  }

  private static int articleTurn(CsvTable.Row row, double hitRadius) {
    Crowd crowd = new Crowd(new Bounds(-1000, -1000, 1000, 1000), 50);
    int self =
        crowd.add(row.number("own_x"), row.number("own_y"), vx(row, "own"), vy(row, "own"), 10);
    crowd.add(
        row.number("other_x"),
        row.number("other_y"),
        vx(row, "other"),
        vy(row, "other"),
        hitRadius);
    crowd.build();
    SteeringInput input = new SteeringInput();
    input.self = self;
    input.headingX = StrictMath.cos(row.radians("own_heading_deg_ccw"));
    input.headingY = StrictMath.sin(row.radians("own_heading_deg_ccw"));
    input.desiredX = row.number("own_speed_per_s") * input.headingX;
    input.desiredY = row.number("own_speed_per_s") * input.headingY;
    AgentLimits limits = new AgentLimits(row.number("own_speed_per_s"), 2, TABLE_RANGE, 1.2);
    SteeringOutput out = new SteeringOutput();
    new Steerer(AvoidanceLaw.ARTICLE).steer(crowd, input, limits, 1.0 / 60, out);
    assertThat(Math.abs(out.turnRate)).isIn(0.0, Math.toRadians(0.5) / (1.0 / 60));
    return (int) Math.signum(out.turnRate);
  }

  @ParameterizedTest
  @MethodSource("edges")
  void circlesFitWhereTheTableSaysSo(CsvTable.Row row) {
    double size = row.number("arena_size");
    Bounds bounds = new Bounds(0, 0, size, size);
    AgentLimits limits =
        new AgentLimits(row.number("speed_per_s"), row.radians("turn_rate_deg_s"), 100, 1.2);
    assertThat(limits.turnRadius()).isCloseTo(row.number("turn_radius"), SEVEN_DIGITS);
    double x = row.number("x");
    double y = row.number("y");
    double heading = row.radians("heading_deg_ccw");
    double cosine = StrictMath.cos(heading);
    double sine = StrictMath.sin(heading);
    double radius = row.number("tank_radius");
    double turnRadius = limits.turnRadius();
    boolean left = bounds.holdLeftTurn(x, y, radius, cosine, sine, turnRadius);
    boolean right = bounds.holdLeftTurn(x, y, radius, -cosine, -sine, turnRadius);
    assertThat(left).isEqualTo(row.number("left_circle_fits") == 1);
    assertThat(right).isEqualTo(row.number("right_circle_fits") == 1);
    assertThat(bounds.holdTurn(x, y, radius, cosine, sine, turnRadius)).isEqualTo(left || right);
    assertThat(left || right).isEqualTo(row.text("state").equals("inside_one_circle_fits"));
    assertThat(limits.turnRadius() * (1 - cosine))
        .isCloseTo(row.number("latest_turn_clearance"), SEVEN_DIGITS);
  }
}
