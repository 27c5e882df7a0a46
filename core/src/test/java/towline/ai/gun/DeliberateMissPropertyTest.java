package towline.ai.gun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import towline.ai.aim.AimMode;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.ShotFrame;

class DeliberateMissPropertyTest {
  @Property(seed = "31")
  void theShotPassesAheadAtTheMissDistance(
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

  /** A moving gun may be faster than its shots: then there is a shot or none, but no error. */
  @Property(seed = "32")
  void anyGunMissesAnyTargetOrReturnsFalse(
      @ForAll @DoubleRange(min = 1, max = 60) double muzzleSpeed,
      @ForAll @DoubleRange(min = -40, max = 40) double shooterVx,
      @ForAll @DoubleRange(min = -40, max = 40) double shooterVy,
      @ForAll @DoubleRange(min = -30, max = 30) double x,
      @ForAll @DoubleRange(min = -30, max = 30) double y,
      @ForAll @DoubleRange(min = -30, max = 30) double vx,
      @ForAll @DoubleRange(min = -30, max = 30) double vy,
      @ForAll ShotFrame frame,
      @ForAll FireTiming timing) {
    FireProblem now = new FireProblem();
    now.timing = timing;
    now.shotFrame = frame;
    now.muzzleSpeed = muzzleSpeed;
    now.shooterVelocityX = shooterVx;
    now.shooterVelocityY = shooterVy;
    now.slewRate = 2;
    now.range = 30;
    now.horizon = 4;
    now.targetX = x;
    now.targetY = y;
    now.targetVelocityX = vx;
    now.targetVelocityY = vy;
    now.targetRadius = 0.5;
    FireProblem ghost = new FireProblem();
    boolean found = DeliberateMiss.ahead(now, 1.5, new FireSolver(), ghost);
    if (found) {
      assertThat(new FireSolver().timeToGo(ghost)).isFinite();
    } else {
      assertThat(ghost.targetX).isEqualTo(x);
      assertThat(ghost.targetY).isEqualTo(y);
    }
    for (AimMode mode : AimMode.values()) {
      if (mode != AimMode.SURE) {
        new FireControl().decide(mode, ghost, 1, 1.0 / 60, new FireCommand());
      }
    }
  }
}
