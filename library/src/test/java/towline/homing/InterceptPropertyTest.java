package towline.homing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import towline.internal.LinearIntercept;

class InterceptPropertyTest {
  @Property(seed = "41", tries = 500)
  void meetsAtTheFirstMomentThatBruteForceFinds(
      @ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double rx = random.nextDouble(-20, 20);
    double ry = random.nextDouble(-20, 20);
    double vx = random.nextDouble(-15, 15);
    double vy = random.nextDouble(-15, 15);
    double speed = random.nextDouble(1, 15);
    double time = LinearIntercept.timeToGo(rx, ry, vx, vy, speed);
    double last = Math.min(time, 20);
    for (double t = 0; t < last - 1e-6; t += 0.01) {
      double gap = StrictMath.hypot(rx + vx * t, ry + vy * t) - speed * t;
      assertThat(gap).as("gap at %s before %s", t, time).isPositive();
    }
    if (time < Double.POSITIVE_INFINITY) {
      assertThat(StrictMath.hypot(rx + vx * time, ry + vy * time))
          .isCloseTo(speed * time, within(1e-9 * (1 + speed * time)));
    }
  }

  @Test
  void whatCannotBeMetIsMetNever() {
    assertThat(LinearIntercept.timeToGo(10, 0, 15, 0, 15)).isInfinite();
    assertThat(LinearIntercept.timeToGo(10, 0, 20, 1, 15)).isInfinite();
    assertThat(LinearIntercept.timeToGo(0, 0, 20, 1, 15)).isZero();
    assertThat(LinearIntercept.timeToGo(-10, 0, 15, 0, 15)).isCloseTo(1.0 / 3, within(1e-12));
  }

  @Property(seed = "42", tries = 500)
  void aTurningTargetIsMetOnItsCurve(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    HomingInput chase = new HomingInput();
    chase.speed = 15;
    chase.rangeX = random.nextDouble(-30, 30);
    chase.rangeY = random.nextDouble(-30, 30);
    double heading = random.nextDouble(-Math.PI, Math.PI);
    double speed = random.nextDouble(1, 14);
    chase.targetVelocityX = speed * StrictMath.cos(heading);
    chase.targetVelocityY = speed * StrictMath.sin(heading);
    chase.targetTurnRate = random.nextDouble(-4, 4);
    HomingOutput out = new HomingOutput();
    TurningIntercept.find(chase, out);
    double x = chase.rangeX;
    double y = chase.rangeY;
    int steps = 20_000;
    double dt = out.timeToGo / steps;
    for (int i = 0; i < steps; i++) {
      double now = heading + chase.targetTurnRate * Math.min(1.5, (i + 0.5) * dt);
      x += dt * speed * StrictMath.cos(now);
      y += dt * speed * StrictMath.sin(now);
    }
    assertThat(out.aimX).isCloseTo(x, within(1e-3));
    assertThat(out.aimY).isCloseTo(y, within(1e-3));
    assertThat(StrictMath.hypot(out.aimX, out.aimY))
        .isCloseTo(chase.speed * out.timeToGo, within(1e-3));
  }

  private static HomingInput turning(SplittableRandom random, double fastest) {
    HomingInput chase = new HomingInput();
    chase.speed = 15;
    chase.rangeX = random.nextDouble(-30, 30);
    chase.rangeY = random.nextDouble(-30, 30);
    double heading = random.nextDouble(-Math.PI, Math.PI);
    double speed = random.nextDouble(0, fastest) * chase.speed;
    chase.targetVelocityX = speed * StrictMath.cos(heading);
    chase.targetVelocityY = speed * StrictMath.sin(heading);
    chase.targetTurnRate = random.nextDouble(-4, 4);
    return chase;
  }

  private static double gap(HomingInput chase, double t) {
    double turning = Math.min(t, 1.5);
    double w = chase.targetTurnRate;
    double speed = StrictMath.hypot(chase.targetVelocityX, chase.targetVelocityY);
    double heading = StrictMath.atan2(chase.targetVelocityY, chase.targetVelocityX);
    double last = heading + w * turning;
    double x = chase.rangeX + speed / w * (StrictMath.sin(last) - StrictMath.sin(heading));
    double y = chase.rangeY - speed / w * (StrictMath.cos(last) - StrictMath.cos(heading));
    x += speed * (t - turning) * StrictMath.cos(last);
    y += speed * (t - turning) * StrictMath.sin(last);
    return StrictMath.hypot(x, y) - chase.speed * t;
  }

  /** Steps too short to pass a meeting; NaN: none that is more than a touch within 20 s. */
  private static double firstMeeting(HomingInput chase, double depth) {
    double closing = chase.speed + StrictMath.hypot(chase.targetVelocityX, chase.targetVelocityY);
    double t = 0;
    while (t < 20) {
      double gap = gap(chase, t);
      if (gap <= -depth) {
        return t;
      }
      t += Math.max(1e-4, Math.abs(gap) / closing);
    }
    return Double.NaN;
  }

  @Property(seed = "44", tries = 3000)
  void aFasterTargetThatTurnsIsMetAtTheFirstMoment(
      @ForAll @LongRange(min = 0, max = 1_000_000_000) long seed) {
    HomingInput chase = turning(new SplittableRandom(seed), 3);
    double range = StrictMath.hypot(chase.rangeX, chase.rangeY);
    HomingOutput out = new HomingOutput();
    TurningIntercept.find(chase, out);
    double met = firstMeeting(chase, 1e-3 * range);
    if (out.timeToGo < Double.POSITIVE_INFINITY) {
      assertThat(gap(chase, out.timeToGo)).isCloseTo(0, within(1e-5 * range));
    }
    if (!Double.isNaN(met)) {
      assertThat(out.timeToGo).as("time to go, met %s", met).isLessThanOrEqualTo(met);
    }
  }

  @Test
  void theInterceptLooksSixTimesOnAverageWhateverTheTarget() {
    for (double fastest : new double[] {0.6, 1.5, 3}) {
      SplittableRandom random = new SplittableRandom(1);
      HomingOutput out = new HomingOutput();
      int looks = 0;
      for (int i = 0; i < 20_000; i++) {
        looks += TurningIntercept.find(turning(random, fastest), out);
      }
      assertThat(looks / 20_000.0).as("targets up to %s", fastest).isLessThanOrEqualTo(6);
    }
  }

  @Property(seed = "43", tries = 200)
  void withoutATurnItIsThePlainIntercept(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    HomingInput chase = new HomingInput();
    chase.speed = random.nextDouble(1, 15);
    chase.rangeX = random.nextDouble(-30, 30);
    chase.rangeY = random.nextDouble(-30, 30);
    chase.targetVelocityX = random.nextDouble(-15, 15);
    chase.targetVelocityY = random.nextDouble(-15, 15);
    HomingOutput out = new HomingOutput();
    TurningIntercept.find(chase, out);
    assertThat(out.timeToGo)
        .isEqualTo(
            LinearIntercept.timeToGo(
                chase.rangeX,
                chase.rangeY,
                chase.targetVelocityX,
                chase.targetVelocityY,
                chase.speed));
  }
}
