package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;

/**
 * The shot found is free along the whole flight, and no earlier shot is; compared with dense
 * sampling.
 */
class ClearShotSearchTest {
  private static final double STEP = 0.005;
  private static final double AHEAD = 5;

  private final FireSolver solver = new FireSolver();
  private final ClearShotSearch search = new ClearShotSearch(solver, STEP, AHEAD);
  private final FireAnswer answer = new FireAnswer();

  private static FireProblem draw(RandomStream random) {
    FireProblem now = new FireProblem();
    now.shotFrame = random.nextDouble() < 0.5 ? ShotFrame.SHOOTER : ShotFrame.WORLD;
    now.muzzleSpeed = 24;
    now.slewRate = random.range(1, 4);
    now.facing = random.range(-Math.PI, Math.PI);
    now.range = 60;
    now.shooterVelocityX = random.range(-4, 4);
    now.shooterVelocityY = random.range(-4, 4);
    now.targetX = random.range(-20, 20);
    now.targetY = random.range(-20, 20);
    now.targetVelocityX = random.range(-6, 6);
    now.targetVelocityY = random.range(-6, 6);
    if (random.nextDouble() < 0.5) {
      now.gravityY = -4;
    }
    if (random.nextDouble() < 0.5) {
      now.toleranceAngle = random.range(0, 0.3);
    }
    return now;
  }

  private static double[][] drawObstacles(RandomStream random, FireProblem now) {
    double[][] obstacles = new double[3][];
    for (int i = 0; i < obstacles.length; i++) {
      double part = random.range(0.2, 0.8);
      obstacles[i] =
          new double[] {
            part * now.targetX + random.range(-4, 4),
            part * now.targetY + random.range(-4, 4),
            random.range(-4, 4),
            random.range(-4, 4),
            random.range(0.5, 2.5)
          };
    }
    return obstacles;
  }

  /**
   * Returns the least distance of the shot with its impact at t from all obstacles, by dense
   * sampling.
   */
  private double room(FireProblem now, double[][] obstacles, double t) {
    FireSolver own = new FireSolver();
    FireAnswer shot = new FireAnswer();
    own.describe(now, t, shot);
    double flight = shot.timeOfFlight;
    double leaves = t - flight;
    double inherited = now.shotFrame == ShotFrame.SHOOTER ? 1 : 0;
    double vx = 24 * Math.cos(shot.bearingAtFire) + inherited * now.shooterVelocityX;
    double vy = 24 * Math.sin(shot.bearingAtFire) + inherited * now.shooterVelocityY;
    double room = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= 300; i++) {
      double since = flight * i / 300;
      double x = leaves * now.shooterVelocityX + since * vx;
      double y = leaves * now.shooterVelocityY + since * (vy + 0.5 * since * now.gravityY);
      for (double[] o : obstacles) {
        double dx = o[0] + (leaves + since) * o[2] - x;
        double dy = o[1] + (leaves + since) * o[3] - y;
        room = Math.min(room, Math.hypot(dx, dy) - o[4]);
      }
    }
    return room;
  }

  @Test
  void theShotIsFreeAndNoneBeforeIs() {
    RandomStream random = new RandomStream(141);
    int waited = 0;
    for (int i = 0; i < 400; i++) {
      FireProblem now = draw(random);
      double[][] obstacles = drawObstacles(random, now);
      search.clear();
      for (double[] o : obstacles) {
        search.add(o[0], o[1], o[2], o[3], o[4]);
      }
      double earliest = solver.timeToGo(now);
      if (!search.solve(now, answer)) {
        continue;
      }
      assertThat(room(now, obstacles, answer.timeToGo)).as("case %s", i).isGreaterThan(-1e-6);
      assertThat(answer.timeToFire).isGreaterThanOrEqualTo(answer.timeToSlew - 1e-9);
      if (answer.timeToGo > earliest + 0.02) {
        waited++;
        for (FiringWindow window : solver.windows(now, 8).list()) {
          double end = Math.min(window.closes(), answer.timeToGo - 2 * STEP);
          for (double t = window.opens(); t < end; t += STEP) {
            assertThat(room(now, obstacles, t)).as("case %s at %s", i, t).isLessThan(0.1);
          }
        }
      }
    }
    assertThat(waited).isGreaterThan(60);
  }

  @Test
  void withNothingInTheWayItIsTheEarliestShot() {
    RandomStream random = new RandomStream(142);
    for (int i = 0; i < 500; i++) {
      FireProblem now = draw(random);
      boolean isHit = search.solve(now, answer);
      assertThat(isHit).isEqualTo(solver.timeToGo(now) < Double.POSITIVE_INFINITY);
      if (isHit) {
        assertThat(answer.timeToGo).isEqualTo(solver.timeToGo(now));
      }
    }
  }

  @Test
  void whatCrossesIsAwaitedToTheEndOfItsCrossing() {
    FireProblem now = new FireProblem();
    now.muzzleSpeed = 20;
    now.targetX = 20;
    // The rear of the obstacle passes the middle of the line, at x = 10, when y - 1 is 0: after 2.5
    // s.
    search.add(10, -4, 0, 2, 1);
    search.add(10, -2.5, 0, 2, 1.5);
    assertThat(search.solve(now, answer)).isTrue();
    // Without turning, the shot is at 10 half a second after it has left.
    double free = (4 + 1) / 2.0 - 0.5 + 1;
    assertThat(answer.timeToGo).isCloseTo(free, within(0.05));
    assertThat(answer.timeToFire).isCloseTo(answer.timeToGo - 1, within(1e-9));
  }

  @Test
  void behindAWallThereIsNoShot() {
    FireProblem now = new FireProblem();
    now.muzzleSpeed = 20;
    now.targetX = 20;
    search.add(10, 0, 0, 0, 3);
    assertThat(search.solve(now, answer)).isFalse();
    assertThat(answer.isHit).isTrue();
    search.clear();
    assertThat(search.solve(now, answer)).isTrue();
  }

  /**
   * The low arc strikes the obstacle that the high one passes over, and takes a quarter of its
   * time.
   */
  @Test
  void beyondItsTimeItLooksForNoOtherShot() {
    FireProblem now = new FireProblem();
    now.timing = FireTiming.AT_ONCE;
    now.muzzleSpeed = 20;
    now.targetX = 20;
    now.gravityY = -10;
    for (double ahead : new double[] {2, 5}) {
      ClearShotSearch one = new ClearShotSearch(solver, STEP, ahead);
      one.add(10, 0, 0, 0, 2);
      boolean hasTime = ahead > 20 / (20 * Math.cos(Math.toRadians(75)));
      assertThat(one.solve(now, answer)).as("within %s s", ahead).isEqualTo(hasTime);
    }
  }

  @Test
  void whatIsOutOfItsRangeIsRefused() {
    assertThatThrownBy(() -> search.add(0, 0, 0, 0, -1)).hasMessageContaining("radius");
    assertThatThrownBy(() -> new ClearShotSearch(solver, 0, 1)).hasMessageContaining("step");
  }
}
