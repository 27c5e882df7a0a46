package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;

/** Facts about the windows in which a turret can hit a target of constant velocity. */
class FiringWindowsPropertyTest {
  private final FireSolver solver = new FireSolver();

  private static FireProblem flyBy(long seed) {
    FireProblem s = Cases.SLOW_TURRET.draw(new RandomStream(seed));
    s.shotFrame = ShotFrame.SHOOTER;
    s.horizon *= 4;
    return s;
  }

  @Property(seed = "21")
  void thereAreAtMostTwoWindows(@ForAll long seed) {
    assertThat(solver.windows(flyBy(seed), 10).list()).hasSizeLessThanOrEqualTo(2);
  }

  @Property(seed = "22")
  void theFirstWindowOpensAtTheAnswer(@ForAll Cases family, @ForAll long seed) {
    FireProblem s = family.draw(new RandomStream(seed));
    double answer = solver.timeToGo(s);
    List<FiringWindow> windows = solver.windows(s, 10).list();
    if (answer == Double.POSITIVE_INFINITY) {
      assertThat(windows).isEmpty();
    } else {
      assertThat(windows.get(0).opens()).isEqualTo(answer);
    }
  }

  @Property(seed = "23", tries = 300)
  void insideAWindowThereIsAShotAndBetweenWindowsThereIsNone(@ForAll long seed) {
    FireProblem s = flyBy(seed);
    Oracle oracle = new Oracle(s, 1);
    double shut = 0;
    for (FiringWindow window : solver.windows(s, 10).list()) {
      double gap = window.opens() - shut;
      double width = window.closes() - window.opens();
      Assume.that(gap > 1e-6 * s.horizon && width > 1e-6 * s.horizon);
      for (double part = 0.05; part < 1; part += 0.1) {
        assertThat(oracle.spare(window.opens() + part * width)).isGreaterThanOrEqualTo(0);
        assertThat(oracle.spare(shut + part * gap)).isNegative();
      }
      shut = window.closes();
    }
  }

  /** Sufficient for a window that, once open, stays open: k <= (1 + sqrt(1 - m^2)) / 2. */
  @Property(seed = "24")
  void aTurretFastEnoughHasOneWindowThatStaysOpen(
      @ForAll long seed, @ForAll @DoubleRange(min = 0.05, max = 0.95) double m) {
    RandomStream random = new RandomStream(seed);
    double miss = random.range(1, 10);
    double speed = 20;
    double v = m * speed;
    double k = random.range(0.05, 1) * (1 + Math.sqrt(1 - m * m)) / 2;
    FireProblem s = new FireProblem();
    s.muzzleSpeed = speed;
    s.targetX = random.range(-40, 40);
    s.targetY = miss;
    s.targetVelocityX = v;
    s.facing = random.range(-Math.PI, Math.PI);
    s.slewRate = v / (miss * k);
    s.horizon = 1000;
    List<FiringWindow> windows = solver.windows(s, 10).list();
    assertThat(windows).hasSize(1);
    assertThat(windows.get(0).closes()).isEqualTo(s.horizon);
  }
}
