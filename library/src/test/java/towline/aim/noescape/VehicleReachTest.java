package towline.aim.noescape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import towline.internal.RandomStream;
import towline.math.Angles;
import towline.math.Trigonometry;

/** Compares the reach with vehicles that are really driven, tick by tick. */
class VehicleReachTest {
  private static final double TICK = 1.0 / 60;
  private static final int COURSES = 400;

  /** Excess of the reach between two tangents, as a part of the distance driven. */
  private static final double ROUNDED = 0.01;

  private final VehicleReach reach = new VehicleReach();
  private final RandomStream random = new RandomStream(8);

  private double speed;
  private double turnRate;
  private double x;
  private double y;
  private double heading;

  private void draw() {
    speed = random.range(0.5, 12);
    turnRate = random.nextDouble() < 0.1 ? 0 : random.range(0.1, 8);
    reach.load(speed, turnRate, TICK);
    restart();
  }

  private void restart() {
    x = 0;
    y = 0;
    heading = 0;
  }

  private void drive(double throttle, double turn) {
    heading += turn * turnRate * TICK;
    x += throttle * speed * TICK * Trigonometry.cos(heading);
    y += throttle * speed * TICK * Trigonometry.sin(heading);
  }

  /** Drives as far as possible along a direction: turns there, and drives as soon as that helps. */
  private void driveTowards(double direction, int ticks) {
    restart();
    for (int i = 0; i < ticks; i++) {
      double most = turnRate * TICK;
      double wanted = Angles.difference(direction, heading);
      double turn = most == 0 ? 0 : Math.max(-1, Math.min(1, wanted / most));
      double left = Math.abs(Angles.difference(direction, heading + turn * most));
      drive(left < Math.PI / 2 ? 1 : 0, turn);
    }
  }

  @Test
  void noCourseLeavesIt() {
    for (int i = 0; i < COURSES; i++) {
      draw();
      int ticks = 1 + random.index(90);
      double placeX = random.range(-3, 6);
      double placeY = random.range(-4, 4);
      double throttle = 1;
      double turn = 0;
      for (int tick = 1; tick <= ticks; tick++) {
        if (random.nextDouble() < 0.1) {
          throttle = random.index(2);
          turn = random.index(3) - 1;
        }
        double oldX = x;
        double oldY = y;
        drive(throttle, turn);
        double part = random.nextDouble();
        double atX = oldX + part * (x - oldX);
        double atY = oldY + part * (y - oldY);
        double apart = StrictMath.hypot(atX - placeX, atY - placeY);
        assertThat(apart)
            .isLessThanOrEqualTo(reach.farthest(tick - 1, part, placeX, placeY) + 1e-9);
        double offMiddle = StrictMath.hypot(x - reach.middle(tick), y);
        assertThat(offMiddle).isLessThanOrEqualTo(reach.radius(tick) + 1e-9);
      }
    }
  }

  @Test
  void theFarthestPlaceIsReallyReached() {
    for (int i = 0; i < 100; i++) {
      draw();
      int ticks = 1 + random.index(60);
      double placeX = random.range(-3, 6);
      double placeY = random.range(-4, 4);
      double farthest = 0;
      for (int k = 0; k < 360; k++) {
        driveTowards(Math.toRadians(k), ticks);
        farthest = Math.max(farthest, StrictMath.hypot(x - placeX, y - placeY));
      }
      double bound = reach.farthest(ticks, 0, placeX, placeY);
      double driven = ticks * TICK * speed;
      assertThat(bound).isBetween(farthest - 1e-9, farthest + ROUNDED * driven);
    }
  }

  /**
   * Compares the support function with the farthest drive along a direction, to within {@link
   * #ROUNDED}.
   */
  @Test
  void theSupportFunctionIsHowFarItIsDriven() {
    for (int i = 0; i < 400; i++) {
      draw();
      int ticks = 1 + random.index(60);
      double direction = random.range(-Math.PI, Math.PI);
      driveTowards(direction, ticks);
      double driven = x * Trigonometry.cos(direction) + y * Trigonometry.sin(direction);
      double support =
          reach.support(ticks, 0, Trigonometry.cos(direction), Trigonometry.sin(direction));
      assertThat(support)
          .isBetween(driven - 1e-9, driven + 2 * ROUNDED * ticks * TICK * speed + 1e-9);
      double middle = reach.support(ticks, 0.5, 1, 0);
      assertThat(middle).isCloseTo((ticks + 0.5) * TICK * speed, within(1e-9));
    }
  }
}
