package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;
import towline.internal.LinearIntercept;
import towline.internal.RandomStream;

/** At any size of the numbers in a situation, the numbers in the answer are finite. */
class ExtremeNumbersTest {
  private static final int CASES = 1_500;
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** Returns 0, or a number of either sign and any size. */
  private static double any(RandomStream random) {
    return random.nextDouble() < 0.25 ? 0 : Math.copySign(size(random), random.nextDouble() - 0.5);
  }

  private static double size(RandomStream random) {
    double exponent = random.nextDouble() < 0.2 ? random.range(-2, 2) : random.range(-308, 308);
    return Math.max(Double.MIN_VALUE, StrictMath.pow(10, exponent) * random.range(0.1, 1));
  }

  private static double limit(RandomStream random) {
    return random.nextDouble() < 0.5 ? Double.POSITIVE_INFINITY : Math.abs(any(random));
  }

  private static FireProblem draw(RandomStream random, FireTiming timing) {
    FireProblem now = new FireProblem();
    now.timing = timing;
    now.lobArc = random.nextDouble() < 0.5 ? LobArc.LOW : LobArc.HIGH;
    now.shotFrame = random.nextDouble() < 0.5 ? ShotFrame.WORLD : ShotFrame.SHOOTER;
    boolean isAtOrigin = random.nextDouble() < 0.5;
    now.muzzleX = isAtOrigin ? 0 : any(random);
    now.muzzleY = isAtOrigin ? 0 : any(random);
    boolean stands = random.nextDouble() < 0.5;
    now.shooterVelocityX = stands ? 0 : any(random);
    now.shooterVelocityY = stands ? 0 : any(random);
    now.facing = any(random);
    now.slewRate = limit(random);
    now.muzzleSpeed = size(random);
    now.targetX = any(random);
    now.targetY = any(random);
    now.targetVelocityX = any(random);
    now.targetVelocityY = any(random);
    boolean isStraight = random.nextDouble() < 0.4;
    now.targetAccelerationX = isStraight ? 0 : any(random);
    now.targetAccelerationY = isStraight ? 0 : any(random);
    now.gravityX = isStraight ? 0 : any(random);
    now.gravityY = isStraight ? 0 : any(random);
    now.horizon = limit(random);
    now.range = limit(random);
    boolean isPlain = random.nextDouble() < 0.5;
    now.toleranceAngle = isPlain ? 0 : Math.min(Math.PI, Math.abs(any(random)));
    now.toleranceRadius = isPlain ? 0 : Math.abs(any(random));
    now.timeToReady = isPlain ? 0 : Math.abs(any(random));
    now.targetStopTime = isPlain ? Double.POSITIVE_INFINITY : limit(random);
    now.targetTurnRate = isPlain ? 0 : any(random);
    now.arcHalf = isPlain ? Double.POSITIVE_INFINITY : limit(random);
    now.arcCentre = isPlain ? 0 : any(random);
    return now;
  }

  private static void forAll(FireTiming timing, Consumer<FireProblem> law) {
    int posed = 0;
    for (int i = 0; i < CASES; i++) {
      FireProblem now = draw(new RandomStream(29).split(i), timing);
      if (timing == FireTiming.AT_ONCE || !now.outrunsItsShots()) {
        law.accept(now);
        posed++;
      }
    }
    assertThat(posed).isGreaterThan(CASES / 2);
  }

  @ParameterizedTest
  @EnumSource(FireTiming.class)
  void everyNumberOfAShotIsFinite(FireTiming timing) {
    FireSolver solver = new FireSolver();
    FireAnswer answer = new FireAnswer();
    Set<Reason> reasons = EnumSet.noneOf(Reason.class);
    forAll(
        timing,
        now -> {
          boolean isHit = solver.solve(now, answer);
          double timeToGo = solver.timeToGo(now);
          if (isHit) {
            assertThat(DoubleStream.of(numbers(answer))).allMatch(Double::isFinite);
            assertThat(timeToGo).isEqualTo(answer.timeToGo);
            assertThat(timeToGo).isBetween(0.0, now.horizon);
          } else {
            reasons.add(Objects.requireNonNull(answer.reason));
            assertThat(answer.reason == Reason.UNDECIDED || timeToGo == NEVER).isTrue();
          }
        });
    assertThat(reasons).isEqualTo(EnumSet.allOf(Reason.class));
  }

  private static double[] numbers(FireAnswer answer) {
    return new double[] {
      answer.timeToGo,
      answer.timeToFire,
      answer.timeToSlew,
      answer.timeOfFlight,
      answer.impactX,
      answer.impactY,
      answer.bearing
    };
  }

  @ParameterizedTest
  @EnumSource(FireTiming.class)
  void windowsAndFlightsBeginAtFiniteTimes(FireTiming timing) {
    FireSolver solver = new FireSolver();
    forAll(
        timing,
        now -> {
          for (FiringWindow window : solver.windows(now, 2).list()) {
            assertThat(window.opens()).isBetween(0.0, Double.MAX_VALUE);
            assertThat(window.closes()).isGreaterThanOrEqualTo(window.opens());
          }
          for (double flight : solver.flightsAtOnce(now).seconds()) {
            assertThat(flight).isBetween(0.0, Double.MAX_VALUE);
          }
          assertThat(solver.refined(now, NEVER)).isNotNaN();
        });
  }

  /** The first of these two takes longer than the largest number of seconds. */
  @Test
  void aShotThatNoNumberCanTellIsUndecidedUnlessTheHorizonForbidsIt() {
    FireProblem now = new FireProblem();
    now.timing = FireTiming.AT_ONCE;
    now.muzzleSpeed = 1e-160;
    now.targetX = 1e160;
    FireSolver solver = new FireSolver();
    assertThat(solver.solve(now)).isEqualTo(new FireSolution.None(Reason.UNDECIDED));
    assertThat(solver.timeToGo(now)).isNaN();
    assertThat(solver.flightsAtOnce(now)).isEqualTo(new FlightsAtOnce(List.of(), false));
    now.horizon = 1e300;
    assertThat(solver.solve(now)).isEqualTo(new FireSolution.None(Reason.TOO_LATE));
  }

  /** Without gravity there is one arc, which is the high one, too. */
  @Test
  void aStraightShotIsListedOnceAndNotAgainAtInfinity() {
    FireProblem now = new FireProblem();
    now.timing = FireTiming.AT_ONCE;
    now.lobArc = LobArc.HIGH;
    now.muzzleSpeed = 2;
    now.targetX = 10;
    FireSolver solver = new FireSolver();
    assertThat(solver.flightsAtOnce(now)).isEqualTo(new FlightsAtOnce(List.of(5.0), true));
    assertThat(solver.timeToGo(now)).isEqualTo(5);
  }

  @Test
  void aStraightMeetingIsNeverNaN() {
    for (int i = 0; i < 20 * CASES; i++) {
      RandomStream random = new RandomStream(31).split(i);
      double rx = any(random);
      double ry = any(random);
      double vx = any(random);
      double vy = any(random);
      double speed = size(random);
      double first = LinearIntercept.timeToGo(rx, ry, vx, vy, speed);
      assertThat(first).as("case %d", i).isGreaterThanOrEqualTo(0);
      assertThat(LinearIntercept.timeToGoAgain(rx, ry, vx, vy, speed))
          .as("case %d", i)
          .isGreaterThanOrEqualTo(first);
    }
  }
}
