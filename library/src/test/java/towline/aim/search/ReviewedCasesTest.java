package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;

/** Situations that were once answered wrongly, each for a reason of its own. */
class ReviewedCasesTest {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final FireSolver solver = new FireSolver();
  private final FireProblem s = new FireProblem();

  @BeforeEach
  void everyday() {
    s.muzzleSpeed = 5;
    s.horizon = 10;
    s.shotFrame = ShotFrame.SHOOTER;
  }

  private void target(double x, double y, double vx, double vy) {
    s.targetX = x;
    s.targetY = y;
    s.targetVelocityX = vx;
    s.targetVelocityY = vy;
  }

  private Reason reason() {
    return ((FireSolution.None) solver.solve(s)).reason();
  }

  @Test
  void aBarrelThatNeedsNoTimeToTurnHitsWhatAShotAtOnceHits() {
    target(1, 13, 0, -2);
    assertThat(solver.timeToGo(s)).isCloseTo(1.8648256, within(1e-7));
    RandomStream random = new RandomStream(1);
    for (int i = 0; i < 20_000; i++) {
      s.muzzleSpeed = random.range(1, 10);
      target(
          random.range(-30, 30), random.range(-30, 30),
          random.range(-80, 80), random.range(-80, 80));
      s.timing = FireTiming.WHEN_READY;
      double turning = solver.timeToGo(s);
      s.timing = FireTiming.AT_ONCE;
      assertThat(turning).isEqualTo(solver.timeToGo(s));
    }
  }

  @Test
  void aTargetThatStopsAbruptlyIsHitWhereItStands() {
    s.muzzleSpeed = 24;
    s.slewRate = 0.4;
    s.facing = 2.7;
    s.horizon = 8;
    target(20, -1, -7, -1);
    s.targetStopTime = 4;
    FireSolution.Hit hit = (FireSolution.Hit) solver.solve(s);
    assertThat(hit.timeToFire()).isGreaterThanOrEqualTo(hit.timeToSlew());
    assertThat(new Judge().of(s, hit)).isEqualTo(Judge.Opinion.RIGHT);
  }

  @Test
  void aTargetThatStopsAheadOfItsChaserIsNotTakenForOneThatIsNeverCaught() {
    s.slewRate = 1;
    s.shooterVelocityX = 20;
    target(30, 0.5, 20, 0);
    s.targetStopTime = 1;
    assertThat(new Judge().of(s, solver.solve(s))).isEqualTo(Judge.Opinion.RIGHT);
    assertThat(solver.timeToGo(s)).isLessThan(3);
  }

  @Test
  void aBarrelThatCannotTurnSeesEveryCrossing() {
    s.slewRate = 0;
    RandomStream random = new RandomStream(2);
    int hits = 0;
    for (int i = 0; i < 20_000; i++) {
      s.facing = random.range(-Math.PI, Math.PI);
      target(
          random.range(-20, 20), random.range(-20, 20),
          random.range(-9, 9), random.range(-9, 9));
      // Slightly bent, the same target goes to the certified search.
      double straight = solver.timeToGo(s);
      s.targetTurnRate = 1e-13;
      double bent = solver.timeToGo(s);
      s.targetTurnRate = 0;
      assertThat(straight < NEVER).as("case %s", i).isEqualTo(bent < NEVER);
      hits += straight < NEVER ? 1 : 0;
    }
    assertThat(hits).isGreaterThan(1000);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-4, 1})
  void aCirclingTargetIsNotOutrunHoweverShortTheHorizon(double horizon) {
    s.slewRate = 1;
    s.horizon = horizon;
    target(20, 0, 0, 3);
    s.targetTurnRate = 1;
    assertThat(reason()).isEqualTo(Reason.TOO_LATE);
    s.range = 10;
    assertThat(reason()).isEqualTo(Reason.OUT_OF_RANGE);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-300, 1e-165, 1e-160, 1e-120, 1e-80, 1e-30})
  void gravityTooSmallToMatterDoesNotMatter(double gravity) {
    target(10, 0, 0, 3);
    for (FireTiming timing : FireTiming.values()) {
      s.timing = timing;
      s.gravityY = 0;
      double without = solver.timeToGo(s);
      s.gravityY = -gravity;
      assertThat(solver.timeToGo(s)).isCloseTo(without, within(1e-12 * without));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-200, 1e-100, 1e-6, 1e6, 1e100, 1e160})
  void anyUnitOfLengthForATurretThatMustTurn(double unit) {
    s.slewRate = 1;
    target(10, 2, 0, 3);
    s.targetAccelerationX = 1;
    double usual = solver.timeToGo(s);
    s.muzzleSpeed *= unit;
    target(10 * unit, 2 * unit, 0, 3 * unit);
    s.targetAccelerationX = unit;
    assertThat(solver.timeToGo(s)).isCloseTo(usual, within(1e-12 * usual));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-200, 1e-60, 1e60, 1e200})
  void anyUnitOfTime(double unit) {
    s.slewRate = 1 / unit;
    s.horizon = 10 * unit;
    s.muzzleSpeed = 5 / unit;
    target(10, 2, 0, 3 / unit);
    FireSolution.Hit hit = (FireSolution.Hit) solver.solve(s);
    s.slewRate = 1;
    s.horizon = 10;
    s.muzzleSpeed = 5;
    target(10, 2, 0, 3);
    FireSolution.Hit usual = (FireSolution.Hit) solver.solve(s);
    double t = usual.timeToGo() * unit;
    assertThat(hit.timeToGo()).isCloseTo(t, within(1e-12 * t));
    assertThat(hit.impactY()).isCloseTo(usual.impactY(), within(1e-9));
  }

  /** The target flies exactly at the greatest height of the shots. */
  @Test
  void aTouchIsAShot() {
    s.slewRate = NEVER;
    s.muzzleSpeed = 5;
    s.gravityY = -0.5;
    s.horizon = 1000;
    target(300, 25, -1, 0);
    assertThat(solver.timeToGo(s)).isCloseTo(300, within(300 * 1e-9));
    s.targetY = 25 * (1 + 1e-12);
    assertThat(reason()).isEqualTo(Reason.OUTRUN);
  }

  @Test
  void aSearchThatGivesUpSaysSo() {
    // The target is so little below the greatest height of the shots that it is in reach only for a
    // moment.
    s.slewRate = NEVER;
    s.muzzleSpeed = 5;
    s.gravityY = -0.5;
    s.horizon = 1000;
    target(300, 25 - 1e-9, -1, 0);
    FireSolution answer = solver.solve(s);
    assertThat(answer).isEqualTo(new FireSolution.None(Reason.UNDECIDED));
    assertThat(solver.timeToGo(s)).isNaN();
    assertThat(solver.evaluations()).isLessThanOrEqualTo(8000);
    assertThat(solver.windows(s, 3)).isEqualTo(new FiringWindows(List.of(), false));
  }

  @Test
  void aRefusalLooksAtTheMotionAFewTimesOnly() {
    s.muzzleSpeed = 3;
    s.slewRate = 0;
    target(16, 16, -24, -8);
    s.targetAccelerationY = -1;
    s.gravityY = -4;
    solver.solve(s);
    assertThat(solver.evaluations()).isLessThanOrEqualTo(2000);
    // The row that once took seconds: no slew, gravity and acceleration.
    s.slewRate = NEVER;
    assertThat(reason()).isNotEqualTo(Reason.UNDECIDED);
    assertThat(solver.evaluations()).isLessThanOrEqualTo(200);
  }

  @Test
  void aLongFallIsKnownToItsOwnRoundingAndNoBetter() {
    s.slewRate = 0;
    s.muzzleSpeed = 6;
    s.horizon = 100;
    s.facing = -5.599132658628081;
    s.muzzleX = 7.5;
    s.gravityX = 5.656854249492381;
    s.gravityY = -5.65685424949238;
    target(-18, 21, 83, -78);
    s.targetAccelerationX = 0.25;
    s.targetAccelerationY = -0.25;
    assertThat(solver.timeToGo(s)).isCloseTo(94.29718099, within(1e-6));
  }

  @Test
  void aShotAtOnceLeavesATargetThatCirclesAndDriftsOffInAFewSteps() {
    s.timing = FireTiming.AT_ONCE;
    s.muzzleSpeed = 20;
    s.arcHalf = 1;
    target(-40, 0, 0, 12);
    s.targetTurnRate = 1.5;
    s.targetAccelerationX = 0.01;
    FireSolution.None none = (FireSolution.None) solver.solve(s);
    assertThat(none.reason()).isEqualTo(Reason.TOO_LATE);
    assertThat(solver.evaluations()).isLessThanOrEqualTo(200);
  }

  @Test
  void aBarrelThatCannotTurnTellsTimesThatAreNumbers() {
    s.shotFrame = ShotFrame.SHOOTER;
    s.slewRate = 0;
    s.muzzleSpeed = 20;
    RandomStream random = new RandomStream(3);
    int hits = 0;
    for (int i = 0; i < 5000; i++) {
      s.facing = random.range(-Math.PI, Math.PI);
      target(
          random.range(-20, 20), random.range(-20, 20),
          random.range(-9, 9), random.range(-9, 9));
      s.targetAccelerationX = random.range(-3, 3);
      s.targetAccelerationY = random.range(-3, 3);
      if (solver.solve(s) instanceof FireSolution.Hit hit) {
        hits++;
        assertThat(hit.timeToSlew()).isFinite().isLessThanOrEqualTo(hit.timeToFire());
      }
    }
    assertThat(hits).isGreaterThan(500);
  }

  @Test
  void aTargetAsFarAsTheToleranceIsWideIsNotFiredAtBeforeTheBarrelIsThere() {
    RandomStream random = new RandomStream(4);
    Judge judge = new Judge();
    for (int i = 0; i < 2000; i++) {
      s.slewRate = random.range(0.1, 2);
      s.facing = random.range(-Math.PI, Math.PI);
      target(
          random.range(-20, 20), random.range(-20, 20),
          random.range(-9, 9), random.range(-9, 9));
      s.toleranceRadius = StrictMath.hypot(s.targetX, s.targetY);
      s.targetStopTime = i % 2 == 0 ? random.range(0, 4) : NEVER;
      FireSolution answer = solver.solve(s);
      assertThat(judge.of(s, answer))
          .as("case %s: %s, %s", i, answer, judge.note())
          .isEqualTo(Judge.Opinion.RIGHT);
    }
  }

  /**
   * At the beginning of a flight's existence under gravity, rounding decides between neighbouring
   * moments.
   */
  @Test
  void aFlightThatBeginsToExistIsAnsweredWithAMomentAtWhichItDoes() {
    for (int[] known : new int[][] {{21, 326_621}, {21, 1_189_551}}) {
      FireProblem drawn = MixedCases.draw(new RandomStream(known[0]).split(known[1]));
      FireSolution answer = solver.solve(drawn);
      assertThat(new Judge().of(drawn, answer)).isEqualTo(Judge.Opinion.RIGHT);
    }
  }

  @Test
  void aTargetThatPassesExactlyThroughTheMuzzleIsHitThere() {
    s.muzzleSpeed = 28;
    s.slewRate = 0.5;
    s.horizon = 0.5;
    s.facing = StrictMath.atan2(3, 4);
    for (double speed = 20; speed <= 60; speed += 0.25) {
      s.shooterVelocityY = -speed;
      s.targetStopTime = 0;
      target(0, -0.4 * speed, 409, 0);
      assertThat(solver.timeToGo(s)).as("at %s m/s", speed).isCloseTo(0.4, within(1e-12));
    }
  }

  /** The target is past the kink at which the cone of its radius outgrows the other tolerance. */
  @Test
  void theLargerOfTwoTolerancesCountsFromWhereItIsLarger() {
    FireProblem drawn = MixedCases.draw(new RandomStream(22).split(232_957));
    FireSolution answer = solver.solve(drawn);
    assertThat(new Judge().of(drawn, answer)).isEqualTo(Judge.Opinion.RIGHT);
  }

  /** Within the tolerance of the muzzle any bearing hits, but not with an arc of no width. */
  @Test
  void aTargetWithinTheToleranceIsHitWhenItCrossesAnArcOfNoWidth() {
    FireProblem drawn = MixedCases.draw(new RandomStream(23).split(4_516_310));
    FireSolution answer = solver.solve(drawn);
    assertThat(new Judge().of(drawn, answer)).isEqualTo(Judge.Opinion.RIGHT);
    assertThat(solver.evaluations()).isLessThan(200);
  }

  @Test
  void contactWaitsForAGunThatReloads() {
    s.slewRate = 1;
    target(0, 0, 0, 0);
    s.timeToReady = 3;
    FireSolution.Hit hit = (FireSolution.Hit) solver.solve(s);
    assertThat(hit.timeToFire()).isEqualTo(3);
    assertThat(hit.timeToGo()).isEqualTo(3);
    target(0, 0, 1, 0);
    hit = (FireSolution.Hit) solver.solve(s);
    assertThat(hit.timeToFire()).isCloseTo(3, within(1e-9));
    assertThat(hit.timeToGo()).isCloseTo(3 + 3.0 / 4, within(1e-9));
    s.timeToReady = 0;
    assertThat(solver.timeToGo(s)).isZero();
    s.timeToReady = 3;
    s.timing = FireTiming.AT_ONCE;
    assertThat(solver.timeToGo(s)).isZero();
  }

  /**
   * Roots at the end of their brackets, and targets that fall as shots do within the tolerance of
   * the muzzle, where any bearing hits.
   */
  @Test
  void whatTheFurtherCasesHaveShown() {
    RandomStream random = new RandomStream(2);
    for (int i : new int[] {8780, 59_048, 99_939, 110_156, 127_590, 131_748, 279_351}) {
      FireProblem drawn = MixedCases.drawFurther(random.split(i));
      FireSolution answer = solver.solve(drawn);
      assertThat(new Judge().of(drawn, answer)).as("case %s", i).isEqualTo(Judge.Opinion.RIGHT);
    }
  }

  /** A tolerant barrel must be within the tolerance and inside the arc at once. */
  @Test
  void aTolerantBarrelFiresFromInsideTheArcAtWhatIsJustOutsideIt() {
    s.muzzleSpeed = 10;
    s.slewRate = 1;
    s.arcHalf = 0.5;
    s.toleranceAngle = 0.1;
    s.facing = 0.55;
    target(10 * StrictMath.cos(0.48), 10 * StrictMath.sin(0.48), 0, 0);
    FireSolution.Hit hit = (FireSolution.Hit) solver.solve(s);
    assertThat(hit.timeToSlew()).isCloseTo(0.05, within(1e-12));
    assertThat(hit.timeToFire()).isCloseTo(0.05, within(1e-12));
    target(10 * StrictMath.cos(0.58), 10 * StrictMath.sin(0.58), 0, 0);
    hit = (FireSolution.Hit) solver.solve(s);
    assertThat(hit.timeToFire()).isCloseTo(0.05, within(1e-12));
    assertThat(hit.bearing()).isCloseTo(0.5, within(1e-12));
    FiringWindows windows = solver.windows(s, 3);
    assertThat(windows.list()).hasSize(1);
    assertThat(windows.list().get(0).opens()).isEqualTo(hit.timeToGo());
    assertThat(solver.isPossible(s, hit.timeToGo(), 1e-12)).isTrue();
    assertThat(solver.isPossible(s, hit.timeToGo() - 0.01, 1e-12)).isFalse();
    target(10 * StrictMath.cos(0.61), 10 * StrictMath.sin(0.61), 0, 0);
    assertThat(reason()).isEqualTo(Reason.OUTSIDE_ARC);
    // Across the gap of a wide arc: to its far end, not to where the tolerance begins.
    s.arcCentre = Math.PI;
    s.arcHalf = 3;
    s.facing = 0.2;
    target(10, 0, 0, 0);
    s.toleranceAngle = 0.15;
    assertThat(((FireSolution.Hit) solver.solve(s)).timeToFire()).isCloseTo(0.05, within(1e-12));
    target(10 * StrictMath.cos(-0.1), 10 * StrictMath.sin(-0.1), 0, 0);
    s.toleranceAngle = 0.1;
    assertThat(((FireSolution.Hit) solver.solve(s)).timeToFire())
        .isCloseTo(0.2 + (Math.PI - 3), within(1e-12));
    s.slewRate = 0;
    assertThat(reason()).isEqualTo(Reason.OUTRUN);
    s.facing = -0.15;
    assertThat(solver.timeToGo(s)).isCloseTo(1, within(1e-12));
    s.facing = -0.12;
    assertThat(reason()).isEqualTo(Reason.OUTSIDE_ARC);
  }

  /** Windows are complete only if that is proved. */
  @Test
  void windowsThatWereNotProvedAreNotClaimed() {
    s.muzzleSpeed = 24;
    s.range = 10;
    s.horizon = 1000;
    target(6, 0, 0, 2 * Math.PI);
    s.targetTurnRate = 2 * Math.PI;
    s.targetAccelerationX = 2e-5;
    FiringWindows windows = solver.windows(s, 3);
    assertThat(windows.list().get(0).closes()).isLessThanOrEqualTo(633);
    s.targetAccelerationX = 0.1;
    windows = solver.windows(s, 50);
    assertThat(windows.isComplete()).isTrue();
    assertThat(solver.windows(s, 1).isComplete()).isEqualTo(windows.list().size() == 1);
  }

  /** The target circles at the muzzle speed: the shot and it meet once a turn, for ever. */
  @Test
  void flightsThatHaveNoEndAreNotSaidToBeAll() {
    s.muzzleSpeed = 5;
    s.horizon = 1e4;
    target(10, 0, 5, 0.1);
    s.targetTurnRate = 0;
    FlightsAtOnce straight = solver.flightsAtOnce(s);
    assertThat(straight.isComplete()).isTrue();
    s.targetTurnRate = 3;
    s.targetAccelerationX = 1e-4;
    target(30, 0, 0, 30);
    FlightsAtOnce circling = solver.flightsAtOnce(s);
    assertThat(circling.isComplete()).isTrue();
    s.muzzleSpeed = 0.2;
    circling = solver.flightsAtOnce(s);
    assertThat(circling.seconds()).hasSize(16);
    assertThat(circling.isComplete()).isFalse();
    s.timing = FireTiming.AT_ONCE;
    s.lobArc = towline.aim.situation.LobArc.HIGH;
    assertThat(solver.timeToGo(s)).isNaN();
  }

  /** A gun that is ready after longer than the largest double once made the search run for ever. */
  @Test
  void aGunThatIsReadyBeyondAllNumbersHasAnAnswer() {
    s.muzzleSpeed = 1;
    s.slewRate = 0;
    target(1, 0, 0, 0);
    s.gravityX = 1;
    s.targetAccelerationX = 1;
    s.timeToReady = 1e103;
    s.horizon = 0;
    assertThat(solver.solve(s)).isInstanceOf(FireSolution.None.class);
    s.gravityX = 0;
    s.gravityY = 1;
    s.targetAccelerationX = 0;
    s.targetAccelerationY = 1;
    assertThat(solver.solve(s)).isInstanceOf(FireSolution.None.class);
  }

  /** A target that falls nearly as shots do is treated in the frame of a shot. */
  @Test
  void aTargetThatFallsNearlyAsShotsDoIsDecided() {
    s.shotFrame = ShotFrame.WORLD;
    s.shooterVelocityX = -2.533137;
    s.shooterVelocityY = -7.620134;
    s.facing = 1.926063;
    s.slewRate = 2.690507;
    s.muzzleSpeed = 20.592205;
    target(7.672870, -29.799832, 12.367949, -8.947845);
    s.targetAccelerationY = -10.624940;
    s.gravityY = -10.496498;
    s.horizon = 4.247802;
    s.range = 64.457148;
    assertThat(reason()).isNotEqualTo(Reason.UNDECIDED);
    RandomStream random = new RandomStream(44);
    Judge judge = new Judge();
    for (int i = 0; i < 1500; i++) {
      target(
          random.range(-40, 40), random.range(-40, 40),
          random.range(-15, 15), random.range(-15, 15));
      s.slewRate = random.range(0.2, 5);
      s.facing = random.range(-Math.PI, Math.PI);
      double share = 1 + (i % 2 == 0 ? 1 : -1) * StrictMath.pow(10, random.range(-3, -0.5));
      s.targetAccelerationY = share * s.gravityY;
      s.range = i % 3 == 0 ? NEVER : 64;
      s.horizon = i % 5 == 0 ? NEVER : random.range(1, 8);
      FireSolution answer = solver.solve(s);
      assertThat(judge.of(s, answer))
          .as("case %s: %s, %s", i, answer, judge.note())
          .isIn(Judge.Opinion.RIGHT, Judge.Opinion.TANGENT);
    }
  }

  /** A shot that only just touches a faster target reaches it at that moment and at no other. */
  @Test
  void aTouchIsNoWindow() {
    s.muzzleSpeed = 2;
    s.horizon = 100;
    target(0, -14.5, 2, 2);
    assertThat(solver.timeToGo(s)).isEqualTo(7.25);
    s.slewRate = 0;
    s.facing = StrictMath.atan2(3, 4);
    assertThat(reason()).isEqualTo(Reason.OUTRUN);
  }
}
