package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;
import towline.math.Angles;

/** A beam is a shot at the speed of light: only the barrel takes time. */
class BeamTest {
  private static final double LIGHT = 299_792_458;

  private static double turn(FireProblem now, double t) {
    FireProblem then = new FireProblem();
    then.set(now);
    then.moveTarget(t);
    double bearing = StrictMath.atan2(then.targetY, then.targetX);
    return Math.abs(Angles.difference(bearing, now.facing)) / now.slewRate;
  }

  @Test
  void aBeamFiresAsSoonAsTheBarrelIsThere() {
    FireSolver solver = new FireSolver();
    RandomStream random = new RandomStream(131);
    int hits = 0;
    for (int i = 0; i < 1000; i++) {
      FireProblem now = new FireProblem();
      now.muzzleSpeed = LIGHT;
      now.slewRate = random.range(0.3, 3);
      now.facing = random.range(-Math.PI, Math.PI);
      now.targetX = random.range(-30, 30);
      now.targetY = random.range(-30, 30);
      now.targetVelocityX = random.range(-10, 10);
      now.targetVelocityY = random.range(-10, 10);
      now.targetTurnRate = i % 2 == 0 ? 0 : random.range(-1, 1);
      double t = solver.timeToGo(now);
      assertThat(t).isLessThan(30);
      hits++;
      assertThat(turn(now, t)).as("case %s", i).isCloseTo(t, within(1e-6));
      for (double before = 0; before < t - 1e-6; before += 0.01) {
        assertThat(turn(now, before)).as("case %s at %s", i, before).isGreaterThan(before);
      }
    }
    assertThat(hits).isEqualTo(1000);
  }
}
