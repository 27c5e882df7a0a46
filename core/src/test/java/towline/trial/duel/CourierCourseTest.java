package towline.trial.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.ai.pilot.CourierMotionLaw;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;
import towline.sim.spec.CourierSpec;
import towline.trial.ParameterValues;

/** Couriers as targets of lab duel move by their numbers in the game. */
class CourierCourseTest {
  private static final int TICKS = 1200;

  static Stream<TargetMotion> couriers() {
    return TargetMotion.all().stream().filter(motion -> motion.courier().isPresent());
  }

  private static ParameterValues values(TargetMotion motion) {
    ParameterValues values = ParameterValues.standard(DuelParameters.TABLE);
    for (String assignment : motion.gameParameters()) {
      String[] sides = assignment.split("=", -1);
      values = values.with(sides[0], Double.parseDouble(sides[1]));
    }
    return values;
  }

  private static CourierSpec spec(TargetMotion motion) {
    return motion.courier().orElseThrow();
  }

  private static TargetMotion of(CourierSpec.Motion motion) {
    return couriers().filter(each -> spec(each).motion() == motion).findFirst().orElseThrow();
  }

  private static TargetCourse course(TargetMotion motion, long seed) {
    return motion.draw(new RandomStream(seed), values(motion));
  }

  @ParameterizedTest
  @MethodSource("couriers")
  void aCourierFliesByItsNumbersFromTheFirstTickOn(TargetMotion motion) {
    TargetCourse course = course(motion, 31);
    int clean = 0;
    for (int tick = 0; tick < TICKS; tick++) {
      double vx = course.vx;
      double vy = course.vy;
      double x = course.x;
      double y = course.y;
      course.advance(DuelTurret.TICK);
      clean += CourierMotionLaw.allows(spec(motion), vx, vy, course.vx, course.vy) ? 1 : 0;
      assertThat(course.x).isCloseTo(x + DuelTurret.TICK * course.vx, within(1e-9));
      assertThat(course.y).isCloseTo(y + DuelTurret.TICK * course.vy, within(1e-9));
    }
    assertThat((double) clean / TICKS).isGreaterThan(CourierMotionLaw.leastShare(spec(motion)));
  }

  @Test
  void anEvadingCourierDartsWhenAShotLeaves() {
    TargetMotion motion = of(CourierSpec.Motion.EVADING);
    TargetCourse warned = course(motion, 32);
    TargetCourse calm = course(motion, 32);
    FireProblem sight = new FireProblem();
    sight.shotFrame = ShotFrame.WORLD;
    sight.muzzleSpeed = 40;
    sight.facing = Math.atan2(warned.y, warned.x);
    warned.onShot(sight, 30);
    double t = spec(motion).figure().time();
    for (int tick = 0; tick < Math.round(t / DuelTurret.TICK); tick++) {
      warned.advance(DuelTurret.TICK);
      calm.advance(DuelTurret.TICK);
    }
    double apart = Math.hypot(warned.x - calm.x, warned.y - calm.y);
    assertThat(apart).isGreaterThan(0.3 * spec(motion).acceleration() * t * t);
  }

  /** A mount that flies straight at 10 m/s. */
  private static final class FlyingMount extends TurretMount {
    private double x;

    @Override
    public double x() {
      return x;
    }

    @Override
    public void advance(double dt) {
      x += 10 * dt;
    }
  }

  @Test
  void aShadowStaysBehindTheMount() {
    TargetMotion motion = of(CourierSpec.Motion.SHADOWING);
    TargetCourse course = course(motion, 33);
    course.mount = new FlyingMount();
    for (int tick = 0; tick < 180; tick++) {
      course.advance(DuelTurret.TICK);
      course.mount.advance(DuelTurret.TICK);
    }
    double size = spec(motion).figure().size();
    assertThat(course.mount.x() - course.x).isBetween(size, size + 2);
    assertThat(course.y).isCloseTo(0, within(0.5));
  }

  @Test
  void onlyABarrelThatNeverTurnsStrikesAnUnlockableCourier() {
    TargetMotion motion = of(CourierSpec.Motion.SHADOWING);
    List<AimMode> modes = List.of(AimMode.values());
    DuelSimulation duel =
        new DuelSimulation(
            new DuelOptions(
                modes,
                List.of(motion),
                60,
                34,
                Planning.ONCE_A_SHOT,
                MountType.TOWED,
                ShotFrame.WORLD,
                values(motion)));
    duel.finish();
    for (AimMode mode : modes) {
      int shots = duel.tally(mode, motion).shots();
      if (mode.turns()) {
        assertThat(shots).as(mode.name()).isZero();
      } else {
        assertThat(shots).as(mode.name()).isPositive();
      }
    }
  }
}
