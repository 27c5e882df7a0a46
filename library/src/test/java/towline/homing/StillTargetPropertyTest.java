package towline.homing;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import towline.internal.SweptCollision;

/** No orbit round a still target, whatever the frame rate, the knob and the turning circle. */
class StillTargetPropertyTest {
  private static final double SPEED = 15;
  private static final double TURN_RATE = 2;

  /** The closest approach within {@code seconds}, along chords of the way. */
  private static double closest(
      HomingLaw law, double x, double y, double ga, double dt, double seconds) {
    HomingInput chase = new HomingInput();
    chase.speed = SPEED;
    chase.turnRate = TURN_RATE;
    chase.timeConstant = Smoothing.timeConstant(ga);
    chase.rangeX = x;
    chase.rangeY = y;
    HomingOutput out = new HomingOutput();
    double closest = Double.POSITIVE_INFINITY;
    for (double time = 0; time < seconds; time += dt) {
      law.steer(chase, dt, out);
      double nextX = chase.rangeX - out.moveX;
      double nextY = chase.rangeY - out.moveY;
      closest =
          Math.min(
              closest,
              SweptCollision.distanceToSegment(0, 0, chase.rangeX, chase.rangeY, nextX, nextY));
      chase.rangeX = nextX;
      chase.rangeY = nextY;
      chase.directionX = out.directionX;
      chase.directionY = out.directionY;
    }
    return closest;
  }

  @Property(seed = "31", tries = 400)
  void leadArcHitsEveryStillTarget(
      @ForAll @DoubleRange(min = -30, max = 30) double x,
      @ForAll @DoubleRange(min = -30, max = 30) double y,
      @ForAll @DoubleRange(min = 0.02, max = 0.98) double ga,
      @ForAll @IntRange(min = 10, max = 240) int frameRate) {
    double dt = 1.0 / frameRate;
    double timeConstant = Smoothing.timeConstant(ga);
    // A straight escape, a full turn, the decay of the error, and the way there.
    double enough = (2 + 2 * Math.PI) / TURN_RATE + 24 * timeConstant + 80 / SPEED;
    // The sagitta of a step's arc: the way is only looked at along its chords.
    double sagitta = SPEED * TURN_RATE * dt * dt / 8;
    assertThat(closest(HomingLaw.LEAD_ARC, x, y, ga, dt, enough)).isLessThan(0.05 + sagitta);
  }

  @Test
  void pursuitOrbitsATargetInTheMiddleOfItsTurningCircle() {
    double radius = SPEED / TURN_RATE;
    assertThat(closest(HomingLaw.PURSUIT, 0, radius, 0.9, 1.0 / 60, 60))
        .isGreaterThan(0.9 * radius);
    assertThat(closest(HomingLaw.LEAD_ARC, 0, radius, 0.9, 1.0 / 60, 60)).isLessThan(0.05);
  }
}
