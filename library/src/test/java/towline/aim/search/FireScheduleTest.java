package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;

/**
 * The schedule against all orders and ways to share targets, one by one, and against the usual
 * choices in a simulation.
 */
class FireScheduleTest {
  private static final double SPEED = 24;
  private static final double RANGE = 40;
  private static final double SLEW = 1.5;
  private static final double RELOAD = 0.35;
  private static final double HORIZON = 2.5;

  private final FireSchedule schedule = new FireSchedule();
  private final FireSolver solver = new FireSolver();

  /** Some targets around a gun at the origin. */
  private static final class Scene {
    private final double[][] targets;
    private final double facing;

    private Scene(double[][] targets, double facing) {
      this.targets = targets;
      this.facing = facing;
    }

    static Scene draw(RandomStream random, int count) {
      double[][] targets = new double[count][];
      for (int i = 0; i < count; i++) {
        double bearing = random.range(-Math.PI, Math.PI);
        double distance = random.range(5, 20);
        double heading = random.range(-Math.PI, Math.PI);
        double speed = random.range(0, 6);
        targets[i] =
            new double[] {
              distance * StrictMath.cos(bearing),
              distance * StrictMath.sin(bearing),
              speed * StrictMath.cos(heading),
              speed * StrictMath.sin(heading),
              1 + random.index(2),
              random.range(0.5, 2)
            };
      }
      return new Scene(targets, random.range(-Math.PI, Math.PI));
    }
  }

  /** Resets the schedule to one gun at the origin. */
  private void gun(double facing) {
    schedule.clear();
    schedule.addGun(0, 0, facing, 0, SPEED, RANGE, SLEW, RELOAD);
  }

  private int plan(Scene scene) {
    gun(scene.facing);
    for (double[] t : scene.targets) {
      assertThat(schedule.addTarget(t[0], t[1], t[2], t[3], (int) t[4], t[5])).isTrue();
    }
    return schedule.find(HORIZON);
  }

  /**
   * Returns the gain of the best order, by trying all, each shot solved as a turret would fire it.
   */
  private double best(Scene scene, double now, double facing, double ready, int doneMask) {
    double best = 0;
    for (int i = 0; i < scene.targets.length; i++) {
      if ((doneMask & (1 << i)) != 0) {
        continue;
      }
      double[] t = scene.targets[i];
      double fired = now;
      double barrel = facing;
      double loaded = ready;
      double killed = 0;
      for (int shot = 0; shot < (int) t[4]; shot++) {
        FireProblem problem = problem(t, fired, barrel, loaded);
        if (!(solver.solve(problem) instanceof FireSolution.Hit hit)) {
          killed = HORIZON;
          break;
        }
        killed = Math.max(killed, fired + hit.timeToGo());
        fired += hit.timeToFire();
        loaded = fired + RELOAD;
        barrel = hit.bearing();
      }
      if (killed < HORIZON) {
        double rest = best(scene, fired, barrel, loaded, doneMask | (1 << i));
        best = Math.max(best, t[5] * (HORIZON - killed) + rest);
      }
    }
    return best;
  }

  private static FireProblem problem(double[] target, double now, double facing, double ready) {
    FireProblem problem = new FireProblem();
    problem.muzzleSpeed = SPEED;
    problem.range = RANGE;
    problem.slewRate = SLEW;
    problem.facing = facing;
    problem.timeToReady = ready - now;
    problem.targetX = target[0] + now * target[2];
    problem.targetY = target[1] + now * target[3];
    problem.targetVelocityX = target[2];
    problem.targetVelocityY = target[3];
    return problem;
  }

  @Test
  void noOrderGainsMore() {
    RandomStream random = new RandomStream(121);
    int several = 0;
    for (int i = 0; i < 400; i++) {
      Scene scene = Scene.draw(random, 1 + i % 5);
      int kills = plan(scene);
      several += kills > 1 ? 1 : 0;
      assertThat(schedule.gain())
          .as("scene %s", i)
          .isCloseTo(best(scene, 0, scene.facing, 0, 0), within(1e-6));
    }
    assertThat(several).isGreaterThan(100);
  }

  /** Returns {@code scene} relative to a gun elsewhere. */
  private static Scene from(Scene scene, double gunX, double facing) {
    double[][] seen = new double[scene.targets.length][];
    for (int i = 0; i < seen.length; i++) {
      seen[i] = scene.targets[i].clone();
      seen[i][0] -= gunX;
    }
    return new Scene(seen, facing);
  }

  @Test
  void noWayToShareTargetsGainsMore() {
    RandomStream random = new RandomStream(124);
    int shared = 0;
    for (int i = 0; i < 200; i++) {
      int count = 1 + i % 4;
      Scene scene = Scene.draw(random, count);
      double facing = random.range(-Math.PI, Math.PI);
      Scene other = from(scene, 6, facing);
      gun(scene.facing);
      schedule.addGun(6, 0, facing, 0, SPEED, RANGE, SLEW, RELOAD);
      for (double[] t : scene.targets) {
        schedule.addTarget(t[0], t[1], t[2], t[3], (int) t[4], t[5]);
      }
      int kills = schedule.find(HORIZON);
      double best = 0;
      int all = (1 << count) - 1;
      for (int mask = 0; mask <= all; mask++) {
        double one = best(scene, 0, scene.facing, 0, mask);
        best = Math.max(best, one + best(other, 0, facing, 0, all & ~mask));
      }
      assertThat(schedule.gain()).as("scene %s", i).isCloseTo(best, within(1e-6));
      shared += schedule.first(0) >= 0 && schedule.first(1) >= 0 ? 1 : 0;
      for (int place = 0; place < kills; place++) {
        int gun = schedule.shooter(place);
        assertThat(schedule.first(gun)).isNotEqualTo(schedule.first(1 - gun));
      }
    }
    assertThat(shared).isGreaterThan(60);
  }

  @Test
  void itDestroysMoreInTheSameTimeThanTheNearestFirst() {
    RandomStream random = new RandomStream(122);
    int scheduled = 0;
    int nearest = 0;
    for (int i = 0; i < 300; i++) {
      Scene scene = Scene.draw(random, 6);
      int kills = plan(scene);
      int[] order = new int[kills];
      for (int k = 0; k < kills; k++) {
        order[k] = schedule.order(k);
      }
      scheduled += killed(scene, order);
      nearest += killed(scene, byDistance(scene));
    }
    assertThat(scheduled).isGreaterThan((int) (1.2 * nearest));
  }

  private static int[] byDistance(Scene scene) {
    return IntStream.range(0, scene.targets.length)
        .boxed()
        .sorted(
            Comparator.comparingDouble(i -> Math.hypot(scene.targets[i][0], scene.targets[i][1])))
        .mapToInt(i -> i)
        .toArray();
  }

  /** Returns the number of targets that a gun destroys before the horizon, in the order given. */
  private int killed(Scene scene, int[] order) {
    double facing = scene.facing;
    double ready = 0;
    double now = 0;
    int kills = 0;
    for (int i : order) {
      double[] t = scene.targets[i];
      double fired = now;
      double barrel = facing;
      double loaded = ready;
      double killed = 0;
      for (int shot = 0; shot < (int) t[4] && killed < HORIZON; shot++) {
        if (solver.solve(problem(t, fired, barrel, loaded)) instanceof FireSolution.Hit hit) {
          killed = fired + hit.timeToGo();
          fired += hit.timeToFire();
          loaded = fired + RELOAD;
          barrel = hit.bearing();
        } else {
          killed = HORIZON;
        }
      }
      if (killed < HORIZON) {
        kills++;
        now = fired;
        ready = loaded;
        facing = barrel;
      }
    }
    return kills;
  }

  @Test
  void whatIsWorthMoreComesFirst() {
    gun(0);
    schedule.addTarget(10, 1, 0, 0, 1, 1);
    schedule.addTarget(10, -1, 0, 0, 1, 5);
    assertThat(schedule.find(HORIZON)).isEqualTo(2);
    assertThat(schedule.order(0)).isEqualTo(1);
    assertThat(schedule.order(1)).isZero();
  }

  @Test
  void aGunThatTurnsAtOnceOnlyFlies() {
    double endless = Double.POSITIVE_INFINITY;
    schedule.addGun(0, 0, 0, 0, SPEED, endless, endless, RELOAD);
    schedule.addTarget(-12, 0, 0, 0, 1, 1);
    assertThat(schedule.find(HORIZON)).isEqualTo(1);
    assertThat(schedule.gain()).isCloseTo(HORIZON - 12 / SPEED, within(1e-12));
  }

  @Test
  void thereIsNoOrderWhereNothingCanBeHitInTime() {
    gun(0);
    schedule.addTarget(39, 0, 30, 0, 1, 1);
    assertThat(schedule.find(HORIZON)).isZero();
    assertThatThrownBy(() -> schedule.order(0)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void whatIsOutOfItsRangeIsRefusedAndWhatIsTooManyNotTaken() {
    assertThatThrownBy(() -> schedule.addGun(0, 0, 0, 0, 0, 1, 1, 0))
        .hasMessageContaining("muzzleSpeed");
    assertThatThrownBy(() -> schedule.find(0)).hasMessageContaining("seconds");
    gun(0);
    for (int i = 1; i < FireSchedule.MOST_GUNS; i++) {
      assertThat(schedule.addGun(i, 0, 0, 0, SPEED, RANGE, SLEW, RELOAD)).isTrue();
    }
    assertThat(schedule.addGun(9, 0, 0, 0, SPEED, RANGE, SLEW, RELOAD)).isFalse();
    assertThatThrownBy(() -> schedule.addTarget(1, 1, 0, 0, 0, 1))
        .hasMessageContaining("shotsToKill");
    for (int i = 0; i < FireSchedule.MOST_TARGETS; i++) {
      assertThat(schedule.addTarget(5, i, 0, 0, 1, 1)).isTrue();
    }
    assertThat(schedule.addTarget(5, 9, 0, 0, 1, 1)).isFalse();
  }

  @Test
  void noPlanMakesGarbage() {
    Scene scene = Scene.draw(new RandomStream(123), 6);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    plan(scene);
    for (int i = 0; i < 2000; i++) {
      schedule.find(HORIZON);
    }
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    for (int i = 0; i < 200; i++) {
      schedule.find(HORIZON);
    }
    assertThat(threads.getThreadAllocatedBytes(thread) - before).isLessThan(1000);
  }
}
