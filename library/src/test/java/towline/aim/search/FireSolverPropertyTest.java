package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;
import towline.math.Angles;

/** Laws that hold for every situation: a change of the situation changes the answer accordingly. */
class FireSolverPropertyTest {
  private static final double RELATIVE = 1e-9;

  private final FireSolver solver = new FireSolver();

  private static FireProblem draw(Cases family, long seed) {
    return family.draw(new RandomStream(seed));
  }

  @Property(seed = "11")
  void theAnswerSatisfiesItsOwnEquations(@ForAll Cases family, @ForAll long seed) {
    FireProblem s = draw(family, seed);
    if (!(solver.solve(s) instanceof FireSolution.Hit hit)) {
      return;
    }
    double t = hit.timeToGo();
    assertThat(t).isLessThanOrEqualTo(s.horizon);
    assertThat(hit.timeToFire() + hit.timeOfFlight()).isCloseTo(t, within(RELATIVE * t));
    if (s.timing == FireTiming.WHEN_READY) {
      double rounding = RELATIVE * t + 1e-12 * t * slewingPerSecond(s, hit);
      assertThat(hit.timeToFire()).isGreaterThanOrEqualTo(hit.timeToSlew() - rounding);
    }
    double fired = s.timing == FireTiming.AT_ONCE ? 0 : hit.timeToFire();
    double th = hit.timeOfFlight();
    boolean inherits = s.shotFrame == ShotFrame.SHOOTER;
    double carried = inherits ? fired + th : fired;
    double reach = s.muzzleSpeed * th;
    double x = reach * StrictMath.cos(hit.bearing()) + s.shooterVelocityX * carried;
    double y = reach * StrictMath.sin(hit.bearing()) + s.shooterVelocityY * carried;
    x += s.muzzleX + 0.5 * th * th * s.gravityX;
    y += s.muzzleY + 0.5 * th * th * s.gravityY;
    double size = reach + StrictMath.hypot(s.shooterVelocityX, s.shooterVelocityY) * t;
    assertThat(x).isCloseTo(hit.impactX(), within(1e-7 * size));
    assertThat(y).isCloseTo(hit.impactY(), within(1e-7 * size));
  }

  /** Returns a rough bound on the turning time that a delay of the impact costs, s per s. */
  private static double slewingPerSecond(FireProblem s, FireSolution.Hit hit) {
    double vx = s.targetVelocityX - s.shooterVelocityX;
    double vy = s.targetVelocityY - s.shooterVelocityY;
    double distance = s.muzzleSpeed * hit.timeOfFlight();
    return StrictMath.hypot(vx, vy) / (distance * s.slewRate);
  }

  @Property(seed = "12")
  void rotationDoesNotMatter(
      @ForAll Cases family,
      @ForAll long seed,
      @ForAll @DoubleRange(min = -4, max = 4) double angle) {
    FireProblem s = draw(family, seed);
    assertSame(s, rotated(s, angle), 1);
  }

  @Property(seed = "13")
  void mirroringDoesNotMatter(@ForAll Cases family, @ForAll long seed) {
    FireProblem s = draw(family, seed);
    assertSame(s, mirrored(s), 1);
  }

  @Property(seed = "14")
  void theUnitOfLengthDoesNotMatter(
      @ForAll Cases family,
      @ForAll long seed,
      @ForAll @DoubleRange(min = -6, max = 6) double exponent) {
    FireProblem s = draw(family, seed);
    assertSame(s, scaled(s, StrictMath.pow(10, exponent), 1), 1);
  }

  @Property(seed = "15")
  void timesFollowTheUnitOfTime(
      @ForAll Cases family,
      @ForAll long seed,
      @ForAll @DoubleRange(min = -6, max = 6) double exponent) {
    FireProblem s = draw(family, seed);
    double unit = StrictMath.pow(10, exponent);
    assertSame(s, scaled(s, 1, unit), unit);
  }

  @Property(seed = "16")
  void onlyRelativeMotionMattersToAnInheritingShot(
      @ForAll Cases family,
      @ForAll long seed,
      @ForAll @DoubleRange(min = -3, max = 3) double x,
      @ForAll @DoubleRange(min = -3, max = 3) double y) {
    FireProblem s = draw(family, seed);
    Assume.that(s.targetTurnRate == 0 && s.targetStopTime == Double.POSITIVE_INFINITY);
    s.shotFrame = ShotFrame.SHOOTER;
    FireProblem shifted = new FireProblem();
    shifted.set(s);
    shifted.shooterVelocityX += x * s.muzzleSpeed;
    shifted.shooterVelocityY += y * s.muzzleSpeed;
    shifted.targetVelocityX += x * s.muzzleSpeed;
    shifted.targetVelocityY += y * s.muzzleSpeed;
    assertSame(s, shifted, 1);
  }

  @Property(seed = "17")
  void aShotThatInheritsNothingBecauseNothingMovesIsBoth(@ForAll Cases family, @ForAll long seed) {
    FireProblem s = draw(family, seed);
    s.shooterVelocityX = 0;
    s.shooterVelocityY = 0;
    s.shotFrame = ShotFrame.WORLD;
    double world = solver.timeToGo(s);
    s.shotFrame = ShotFrame.SHOOTER;
    assertThat(solver.timeToGo(s)).isEqualTo(world);
  }

  @Property(seed = "18")
  void aFasterTurretIsNeverLater(@ForAll Cases family, @ForAll long seed) {
    FireProblem s = draw(family, seed);
    double slow = solver.timeToGo(s);
    s.slewRate *= 1.5;
    Assume.that(slow < Double.POSITIVE_INFINITY);
    assertThat(solver.timeToGo(s)).isLessThanOrEqualTo(slow * (1 + RELATIVE));
  }

  @Property(seed = "19")
  void aSlowerTargetIsNeverOutrunning(@ForAll long seed) {
    FireProblem s = draw(Cases.STRAIGHT, seed);
    double vx = s.targetVelocityX - s.shooterVelocityX;
    double vy = s.targetVelocityY - s.shooterVelocityY;
    Assume.that(s.shotFrame == ShotFrame.SHOOTER);
    Assume.that(StrictMath.hypot(vx, vy) < 0.999 * s.muzzleSpeed);
    if (solver.solve(s) instanceof FireSolution.None none) {
      assertThat(none.reason()).isEqualTo(Reason.TOO_LATE);
    }
  }

  /** Both answers must agree, each in its own unit of time. */
  private void assertSame(FireProblem one, FireProblem other, double unitOfTime) {
    double first = solver.timeToGo(one);
    double second = solver.timeToGo(other);
    if (first == Double.POSITIVE_INFINITY) {
      assertThat(second).isEqualTo(first);
    } else {
      assertThat(second).isCloseTo(first * unitOfTime, within(RELATIVE * first * unitOfTime));
    }
  }

  private static FireProblem rotated(FireProblem s, double angle) {
    double c = StrictMath.cos(angle);
    double d = StrictMath.sin(angle);
    FireProblem r = new FireProblem();
    r.set(s);
    r.facing = Angles.wrap(s.facing + angle);
    r.arcCentre = Angles.wrap(s.arcCentre + angle);
    r.muzzleX = c * s.muzzleX - d * s.muzzleY;
    r.muzzleY = d * s.muzzleX + c * s.muzzleY;
    r.shooterVelocityX = c * s.shooterVelocityX - d * s.shooterVelocityY;
    r.shooterVelocityY = d * s.shooterVelocityX + c * s.shooterVelocityY;
    r.gravityX = c * s.gravityX - d * s.gravityY;
    r.gravityY = d * s.gravityX + c * s.gravityY;
    r.targetX = c * s.targetX - d * s.targetY;
    r.targetY = d * s.targetX + c * s.targetY;
    r.targetVelocityX = c * s.targetVelocityX - d * s.targetVelocityY;
    r.targetVelocityY = d * s.targetVelocityX + c * s.targetVelocityY;
    r.targetAccelerationX = c * s.targetAccelerationX - d * s.targetAccelerationY;
    r.targetAccelerationY = d * s.targetAccelerationX + c * s.targetAccelerationY;
    return r;
  }

  private static FireProblem mirrored(FireProblem s) {
    FireProblem r = new FireProblem();
    r.set(s);
    r.facing = -s.facing;
    r.arcCentre = -s.arcCentre;
    r.muzzleY = -s.muzzleY;
    r.shooterVelocityY = -s.shooterVelocityY;
    r.gravityY = -s.gravityY;
    r.targetY = -s.targetY;
    r.targetVelocityY = -s.targetVelocityY;
    r.targetAccelerationY = -s.targetAccelerationY;
    r.targetTurnRate = -s.targetTurnRate;
    return r;
  }

  private static FireProblem scaled(FireProblem s, double length, double time) {
    double speed = length / time;
    double acceleration = speed / time;
    FireProblem r = new FireProblem();
    r.set(s);
    r.muzzleX *= length;
    r.muzzleY *= length;
    r.targetX *= length;
    r.targetY *= length;
    r.range *= length;
    r.toleranceRadius *= length;
    r.shooterVelocityX *= speed;
    r.shooterVelocityY *= speed;
    r.muzzleSpeed *= speed;
    r.targetVelocityX *= speed;
    r.targetVelocityY *= speed;
    r.gravityX *= acceleration;
    r.gravityY *= acceleration;
    r.targetAccelerationX *= acceleration;
    r.targetAccelerationY *= acceleration;
    r.horizon *= time;
    r.timeToReady *= time;
    r.targetStopTime *= time;
    r.slewRate /= time;
    r.targetTurnRate /= time;
    return r;
  }
}
