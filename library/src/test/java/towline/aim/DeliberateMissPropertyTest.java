package towline.aim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;

class DeliberateMissPropertyTest {
  @Property(seed = "31")
  void theShotPassesInFrontAtTheDistanceAskedFor(
      @ForAll @DoubleRange(min = -30, max = 30) double x,
      @ForAll @DoubleRange(min = -30, max = 30) double y,
      @ForAll @DoubleRange(min = -10, max = 10) double vx,
      @ForAll @DoubleRange(min = -10, max = 10) double vy,
      @ForAll @DoubleRange(min = 0.7, max = 2) double miss) {
    double distance = StrictMath.hypot(x, y);
    Assume.that(distance > 8);
    Assume.that(Math.abs(x * vy - y * vx) > 0.2 * distance * StrictMath.hypot(vx, vy));
    FireProblem now = new FireProblem();
    now.timing = FireTiming.AT_ONCE;
    now.muzzleSpeed = 24;
    now.targetX = x;
    now.targetY = y;
    now.targetVelocityX = vx;
    now.targetVelocityY = vy;
    FireProblem ghost = new FireProblem();
    assertThat(DeliberateMiss.ahead(now, miss, new FireSolver(), ghost)).isTrue();
    FireSolution.Hit hit = (FireSolution.Hit) new FireSolver().solve(ghost);
    double closingX = 24 * StrictMath.cos(hit.bearing()) - vx;
    double closingY = 24 * StrictMath.sin(hit.bearing()) - vy;
    double time = (x * closingX + y * closingY) / (closingX * closingX + closingY * closingY);
    double passX = time * closingX - x;
    double passY = time * closingY - y;
    assertThat(StrictMath.hypot(passX, passY)).isCloseTo(miss, within(0.01 * miss));
    assertThat(passX * vx + passY * vy).isGreaterThanOrEqualTo(-1e-6);
  }
}
