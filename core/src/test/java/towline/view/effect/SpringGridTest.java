package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpringGridTest {
  private final SpringGrid grid = new SpringGrid(96, 54);

  @Test
  void aBlastDiesAway() {
    grid.burst(40, 20, 8, 15);
    grid.update(SpringGrid.STEP);
    double atFirst = grid.energy();
    for (int i = 0; i < 600; i++) {
      grid.update(SpringGrid.STEP);
    }
    assertThat(atFirst).isPositive();
    assertThat(grid.energy()).isLessThan(atFirst * 1e-6);
  }

  @Test
  void aRippleReachesPlacesThatWereNotTouched() {
    grid.burst(40, 20, 4, 20);
    int column = (int) Math.round(52 / SpringGrid.SPACING);
    int row = (int) Math.round(20 / SpringGrid.SPACING);
    double most = 0;
    for (int i = 0; i < 120; i++) {
      grid.update(SpringGrid.STEP);
      most = Math.max(most, grid.displacement(column, row));
    }
    assertThat(most).isGreaterThan(1e-3);
  }

  @Test
  void neverTearsHoweverWildlyItIsStirred() {
    CosmeticRandom random = new CosmeticRandom(5);
    for (int i = 0; i < 2000; i++) {
      double x = random.between(-10, 110);
      double y = random.between(-10, 60);
      grid.burst(x, y, random.between(0, 40), random.between(-500, 500));
      grid.drag(x, y, 20, random.between(-300, 300), random.between(-300, 300));
      grid.update(random.between(0, 0.2));
    }
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        assertThat(grid.x(column, row))
            .isCloseTo(column * SpringGrid.SPACING, within(SpringGrid.SPACING));
        assertThat(grid.y(column, row))
            .isCloseTo(row * SpringGrid.SPACING, within(SpringGrid.SPACING));
      }
    }
    assertThat(grid.energy()).isFinite();
  }

  @Test
  void itsRimStaysWhereItIs() {
    grid.burst(0, 0, 10, 100);
    for (int i = 0; i < 60; i++) {
      grid.update(SpringGrid.STEP);
    }
    assertThat(grid.x(0, 3)).isZero();
    assertThat(grid.y(5, 0)).isZero();
  }

  @Test
  void aPushThatIsNotANumberDoesNotStirIt() {
    grid.burst(Double.NaN, 20, 8, 15);
    grid.burst(40, 20, 8, Double.POSITIVE_INFINITY);
    grid.drag(40, 20, 8, Double.NaN, 0);
    grid.update(0.1);
    assertThat(grid.energy()).isZero();
  }
}
