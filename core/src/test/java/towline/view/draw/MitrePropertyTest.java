package towline.view.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class MitrePropertyTest {
  private final Mitre mitre = new Mitre();

  private void join(double from, double to) {
    mitre.join(Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to));
  }

  /** Turn up to which the corner is nearer than the limit, rad. */
  private static final double SHARPEST = 2 * Math.acos(1 / Mitre.LIMIT);

  @Property(seed = "302")
  void theCornerIsOnTheOffsetOfBothLines(
      @ForAll @DoubleRange(min = -3.1, max = 3.1) double course,
      @ForAll @DoubleRange(min = -1, max = 1) double share) {
    double next = course + share * 0.99 * SHARPEST;
    join(course, next);
    assertThat(-Math.sin(course) * mitre.x() + Math.cos(course) * mitre.y())
        .isCloseTo(1, within(1e-9));
    assertThat(-Math.sin(next) * mitre.x() + Math.cos(next) * mitre.y()).isCloseTo(1, within(1e-9));
  }

  @Property(seed = "303")
  void theCornerIsNeverFartherThanTheLimit(
      @ForAll @DoubleRange(min = -3.1, max = 3.1) double course,
      @ForAll @DoubleRange(min = -3.2, max = 3.2) double turn) {
    join(course, course + turn);
    assertThat(Math.hypot(mitre.x(), mitre.y())).isBetween(1 - 1e-9, Mitre.LIMIT + 1e-9);
  }

  @Property(seed = "304")
  void turningThePictureTurnsTheCorner(
      @ForAll @DoubleRange(min = -3, max = 3) double turn,
      @ForAll @DoubleRange(min = -3, max = 3) double rotation) {
    join(0, turn);
    double x = mitre.x();
    double y = mitre.y();
    join(rotation, turn + rotation);
    double cos = Math.cos(rotation);
    double sin = Math.sin(rotation);
    assertThat(mitre.x()).isCloseTo(x * cos - y * sin, within(1e-6));
    assertThat(mitre.y()).isCloseTo(x * sin + y * cos, within(1e-6));
  }

  @Test
  void aHairpinEndsSquare() {
    mitre.join(1, 0, -1, 0);
    assertThat(mitre.x()).isZero();
    assertThat(mitre.y()).isEqualTo(1);
  }
}
