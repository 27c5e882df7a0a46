package towline.aim.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.internal.RandomStream;

/** Measurements at uneven times with errors become even steps of a smooth path. */
class SteadySightTest {
  private static final double SPEED = 10;
  private static final double TURN_RATE = 1.5;
  private static final double RADIUS = SPEED / TURN_RATE;

  private final SteadySight sight = new SteadySight();

  private static double x(double t) {
    return RADIUS * StrictMath.sin(TURN_RATE * t);
  }

  private static double y(double t) {
    return -RADIUS * StrictMath.cos(TURN_RATE * t);
  }

  private boolean look(double t, double dt, double errorX, double errorY) {
    double vx = SPEED * StrictMath.cos(TURN_RATE * t);
    double vy = SPEED * StrictMath.sin(TURN_RATE * t);
    return sight.look(x(t) + errorX, y(t) + errorY, vx, vy, dt);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1.0 / 240, 1.0 / 144, 1.0 / 60, 1.0 / 30})
  void stepsAreEvenAndOnASmoothPathWhateverTheTicks(double tick) {
    RandomStream random = new RandomStream(3);
    double noise = 0.01;
    double t = 0;
    double dt = 0;
    double oldX = 0;
    double oldY = 0;
    double lastX = 0;
    double lastY = 0;
    int steps = 0;
    double worst = 0;
    while (t < 3) {
      look(t, dt, random.range(-noise, noise), random.range(-noise, noise));
      while (sight.step()) {
        if (steps > 1) {
          double at = (steps - 1) * SteadySight.STEP;
          double wayX = x(at + SteadySight.STEP) - x(at);
          double wayY = y(at + SteadySight.STEP) - y(at);
          worst = Math.max(worst, Math.hypot(sight.x - lastX - wayX, sight.y - lastY - wayY));
        }
        oldX = lastX;
        oldY = lastY;
        lastX = sight.x;
        lastY = sight.y;
        steps++;
      }
      if (t > 1) {
        assertThat(sight.x + sight.shiftX()).isCloseTo(x(t), within(0.5 * noise));
        assertThat(sight.y + sight.shiftY()).isCloseTo(y(t), within(0.5 * noise));
      }
      dt = tick * (1 + random.range(-0.1, 0.1));
      t += dt;
    }
    assertThat(steps).isBetween((int) (3 / SteadySight.STEP) - 3, (int) (3 / SteadySight.STEP) + 3);
    assertThat(Math.hypot(lastX - oldX, lastY - oldY))
        .isCloseTo(SPEED * SteadySight.STEP, within(1e-3));
    // An exact learner gives up a belief that is off by 3e-4 m; noise alone would be 30 times that.
    assertThat(worst).isLessThan(tick > 0.02 ? 3e-4 : 6e-5);
  }

  @Test
  void afterALongPauseThePathBeginsAnew() {
    assertThat(look(0, 0, 0, 0)).isTrue();
    assertThat(look(0.1, 0.1, 0, 0)).isFalse();
    assertThat(look(1.1, 1, 0, 0)).isTrue();
    assertThat(sight.step()).isTrue();
    assertThat(sight.x + sight.shiftX()).isCloseTo(x(1.1), within(1e-9));
  }
}
