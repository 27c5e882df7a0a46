package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RopeTest {
  private static final double FRAME = 1.0 / 60;

  private final Rope rope = new Rope();

  private double length() {
    double sum = 0;
    for (int i = 0; i + 1 < Rope.POINTS; i++) {
      sum += Math.hypot(rope.x(i + 1) - rope.x(i), rope.y(i + 1) - rope.y(i));
    }
    return sum;
  }

  @Test
  void itsEndsAreWhereTheyAreHeld() {
    rope.reset(0, 0, 8, 0);
    CosmeticRandom random = new CosmeticRandom(3);
    for (int i = 0; i < 500; i++) {
      double x = random.between(-6, 6);
      double y = random.between(-6, 6);
      rope.update(FRAME, 1, 2, x, y, 12);
      assertThat(rope.x(0)).isEqualTo(1);
      assertThat(rope.y(0)).isEqualTo(2);
      assertThat(rope.x(Rope.POINTS - 1)).isEqualTo(x);
      assertThat(rope.y(Rope.POINTS - 1)).isEqualTo(y);
      assertThat(length()).isFinite();
    }
  }

  @Test
  void isStraightWhenTaut() {
    rope.reset(0, 0, 0, 8);
    for (int i = 0; i < 240; i++) {
      rope.update(FRAME, 0, 0, 8, 0, 8);
    }
    for (int i = 0; i < Rope.POINTS; i++) {
      assertThat(rope.y(i)).isCloseTo(0, within(0.05));
    }
  }

  @Test
  void aPlaceBesideAPointHasTheGivenDistanceAndSide() {
    rope.reset(0, 0, 8, 0);
    for (int i = 0; i < 30; i++) {
      rope.update(FRAME, 0, 0, 6, 0.1 * i, 8);
    }
    for (int i = 1; i < Rope.POINTS - 1; i++) {
      double alongX = rope.x(i + 1) - rope.x(i - 1);
      double alongY = rope.y(i + 1) - rope.y(i - 1);
      for (double left : new double[] {-0.4, 0, 1.5}) {
        double outX = rope.besideX(i, left) - rope.x(i);
        double outY = rope.besideY(i, left) - rope.y(i);
        assertThat(alongX * outX + alongY * outY).isCloseTo(0, within(1e-9));
        assertThat(alongX * outY - alongY * outX)
            .isCloseTo(left * Math.hypot(alongX, alongY), within(1e-9));
      }
    }
  }

  @Test
  void hangsInACurveAfterItsEndsCameTogether() {
    rope.reset(0, 0, 8, 0);
    for (int i = 0; i < 60; i++) {
      double end = 8 - 4 * (i / 60.0);
      rope.update(FRAME, 0, 0, end, 0.5 * Math.sin(i * 0.3), 8);
    }
    assertThat(length()).isGreaterThan(4.05).isLessThan(8.8);
  }

  @Test
  void twoLooseEndsTakeOverTheWholeAndShrink() {
    rope.reset(0, 0, 10, 0);
    Rope end = new Rope();
    end.takeFrom(rope, Rope.POINTS - 1, Rope.POINTS / 2);
    assertThat(end.x(0)).isEqualTo(10, within(1e-9));
    for (int i = 0; i < 120; i++) {
      end.updateLoose(FRAME, 10, 0, 1);
    }
    double reach = Math.hypot(end.x(Rope.POINTS - 1) - 10, end.y(Rope.POINTS - 1));
    assertThat(reach).isLessThan(1.3);
  }

  @Test
  void anEndThatIsNotANumberChangesNothing() {
    rope.reset(0, 0, 8, 0);
    rope.update(FRAME, Double.NaN, 0, 8, 0, 8);
    assertThat(length()).isCloseTo(8, within(1e-9));
  }
}
