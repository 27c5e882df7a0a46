package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;

/** A shot along the barrel, on every kind of path; without limits as with them. */
class ShotCheckTest {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final ShotCheck check = new ShotCheck();
  private final FireSolver solver = new FireSolver();
  private final FireAnswer shot = new FireAnswer();

  private static FireProblem draw(RandomStream random, int kind) {
    FireProblem now = new FireProblem();
    now.shotFrame = random.nextDouble() < 0.5 ? ShotFrame.SHOOTER : ShotFrame.WORLD;
    now.timing = FireTiming.AT_ONCE;
    now.muzzleSpeed = 24;
    now.shooterVelocityX = random.range(-8, 8);
    now.shooterVelocityY = random.range(-8, 8);
    now.targetX = random.range(-30, 30);
    now.targetY = random.range(-30, 30);
    now.targetVelocityX = random.range(-10, 10);
    now.targetVelocityY = random.range(-10, 10);
    now.targetRadius = 0.6;
    if ((kind & 1) != 0) {
      now.targetTurnRate = random.range(-2, 2);
    }
    if ((kind & 2) != 0) {
      now.targetAccelerationX = random.range(-4, 4);
      now.targetAccelerationY = random.range(-4, 4);
    }
    if ((kind & 4) != 0) {
      now.targetStopTime = random.range(0, 4);
    }
    if ((kind & 8) != 0) {
      now.gravityY = -4;
    }
    return now;
  }

  @Test
  void withoutALimitWhatTheSolverSaysHitsAndWhatIsBesideMisses() {
    RandomStream random = new RandomStream(91);
    int hits = 0;
    for (int i = 0; i < 8000; i++) {
      FireProblem now = draw(random, i % 16);
      double time = solver.timeToGo(now);
      if (!(time < NEVER) || time > 60) {
        continue;
      }
      solver.describe(now, time, shot);
      now.facing = shot.bearing;
      assertThat(check.hits(now)).as("case %s", i).isTrue();
      hits++;
    }
    assertThat(hits).isGreaterThan(5000);
  }

  @Test
  void noLimitIsAsGoodAsALongOne() {
    RandomStream random = new RandomStream(92);
    int hits = 0;
    for (int i = 0; i < 8000; i++) {
      FireProblem now = draw(random, i % 16);
      now.facing = StrictMath.atan2(now.targetY, now.targetX) + random.range(-0.4, 0.4);
      boolean unlimited = check.hits(now);
      now.range = 24 * 500;
      assertThat(check.hits(now)).as("case %s", i).isEqualTo(unlimited);
      hits += unlimited ? 1 : 0;
    }
    assertThat(hits).isBetween(300, 7000);
  }

  @Test
  void aShotThatFollowsTheMiddleOfACircleForEverIsGivenUp() {
    FireProblem now = new FireProblem();
    now.shotFrame = ShotFrame.SHOOTER;
    now.muzzleSpeed = 10;
    now.shooterVelocityX = -10;
    now.targetRadius = 0.1;
    now.targetY = 5;
    now.targetVelocityX = 5;
    now.targetTurnRate = -1;
    assertThat(check.hits(now)).isFalse();
  }
}
