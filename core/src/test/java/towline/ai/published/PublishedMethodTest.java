package towline.ai.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;

/** The articles' methods, where they are right and where they are wrong. */
class PublishedMethodTest {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final FireProblem s = new FireProblem();

  @BeforeEach
  void everyday() {
    s.muzzleSpeed = 5;
    s.horizon = 20;
    s.targetX = 10;
    s.targetVelocityY = 3;
  }

  @ParameterizedTest
  @EnumSource
  void allAreAboutRightWhereNothingIsHard(PublishedMethod law) {
    assertThat(law.timeToGo(s)).isCloseTo(2.5, within(0.02));
  }

  @Test
  void theQuadraticTakesALaterRootThatIsNegative() {
    s.targetVelocityX = 10;
    s.targetVelocityY = 0;
    assertThat(PublishedMethod.STATIC_QUADRATIC.timeToGo(s)).isEqualTo(NEVER);
    s.targetX = 0;
    assertThat(PublishedMethod.STATIC_QUADRATIC.timeToGo(s)).isEqualTo(NEVER);
    assertThat(new FireSolver().timeToGo(s)).isZero();
  }

  @Test
  void theLawOfCosinesDividesByZeroAtEqualSpeeds() {
    s.targetVelocityX = -3;
    s.targetVelocityY = 4;
    assertThat(PublishedMethod.LAW_OF_COSINES.timeToGo(s)).isEqualTo(NEVER);
    assertThat(new FireSolver().timeToGo(s)).isCloseTo(100.0 / 60, within(1e-12));
  }

  @Test
  void theFixedPointIsFarFromSettledAtNineTenths() {
    s.targetVelocityX = 4.5;
    s.targetVelocityY = 0;
    double exact = 20;
    s.horizon = 100;
    assertThat(new FixedPointRun(s, 20).finish()).isLessThan(0.9 * exact);
    assertThat(new FixedPointRun(s, 140).finish()).isCloseTo(exact, within(1e-4));
  }

  @Test
  void theBisectionIgnoresTheFacing() {
    s.slewRate = 1;
    s.targetVelocityY = 0;
    s.targetX = -10;
    s.facing = Math.PI;
    assertThat(new FireSolver().timeToGo(s)).isCloseTo(2, within(1e-9));
    assertThat(PublishedMethod.BISECTION.timeToGo(s)).isCloseTo(2 + Math.PI, within(0.02));
  }

  /** The method follows the text of the article, not its code. */
  @Test
  void theBisectionFromTheFacingTurnsTheShorterWay() {
    s.slewRate = 1;
    s.targetVelocityY = 0;
    s.targetX = -10;
    for (double facing : new double[] {-3, -1, 0, 1, 3, Math.PI}) {
      s.facing = facing;
      double certain = new FireSolver().timeToGo(s);
      assertThat(BisectionRun.fromFacing(s).finish()).isCloseTo(certain, within(0.02));
    }
  }

  @Test
  void theBisectionStopsAtAProbeOutOfRange() {
    s.targetVelocityX = -4;
    s.targetVelocityY = 3;
    s.slewRate = 10;
    s.range = 20;
    assertThat(new FireSolver().timeToGo(s)).isLessThan(NEVER);
    assertThat(PublishedMethod.BISECTION.timeToGo(s)).isEqualTo(NEVER);
  }

  @Test
  void aTighterBisectionTakesMoreSteps() {
    s.slewRate = 1;
    BisectionRun loose = new BisectionRun(s);
    BisectionRun tight = new BisectionRun(s, 1e-12, 60);
    loose.finish();
    double exact = tight.finish();
    assertThat(loose.steps()).isLessThan(15);
    assertThat(tight.steps()).isGreaterThan(40);
    assertThat(exact).isCloseTo(new FireSolver().timeToGo(s), within(1e-11));
  }

  @Test
  void aBracketNeverGrows() {
    MethodStepper run = PublishedMethod.BISECTION.begin(s);
    double width = NEVER;
    while (run.step()) {
      assertThat(run.high() - run.low()).isLessThan(width);
      width = run.high() - run.low();
    }
  }

  @Test
  void theLobAtFixedTimeArrivesButNotAtTheMuzzleSpeed() {
    double[] launch = new double[2];
    double time = ArticleMethods.lobAtFixedTime(10, 0, 0, 3, 0, -4, 5, launch);
    assertThat(time).isEqualTo(2.5);
    assertThat(launch[0] * time).isCloseTo(10, within(1e-12));
    assertThat(launch[1] * time - 2 * time * time).isCloseTo(7.5, within(1e-12));
    assertThat(StrictMath.hypot(launch[0], launch[1])).isGreaterThan(8);
  }

  /** The place of Pt[n] was worked out from t[n-1], but the shot gets there at t[n]. */
  @Test
  void theIteratedLobMissesWhatRecedesNearlyAsFastAsItFlies() {
    s.muzzleSpeed = 10;
    s.targetX = 10;
    s.targetVelocityX = 9;
    s.targetVelocityY = 0;
    MethodStepper run = PublishedMethod.LOB_ITERATED.begin(s);
    double t = run.finish();
    assertThat(run.steps()).isEqualTo(20);
    assertThat(StrictMath.hypot(run.launchX(), run.launchY())).isCloseTo(10, within(1e-12));
    s.moveTarget(t);
    assertThat(s.targetX - run.launchX() * t).isCloseTo(10 * Math.pow(0.9, 20), within(1e-9));
  }

  /** In the frame of a shooter whose velocity shots share, only the relative motion counts. */
  @Test
  void theIteratedLobFliesToItsImpactSeenFromItsShooter() {
    s.gravityY = -4;
    s.targetAccelerationX = -0.5;
    MethodStepper still = PublishedMethod.LOB_ITERATED.begin(s);
    still.finish();
    s.shotFrame = ShotFrame.SHOOTER;
    s.shooterVelocityX = 1;
    s.targetVelocityX += 1;
    MethodStepper moved = PublishedMethod.LOB_ITERATED.begin(s);
    assertThat(moved.finish()).isCloseTo(still.timeToGo(), within(1e-12));
    assertThat(moved.launchX()).isCloseTo(still.launchX(), within(1e-12));
    assertThat(moved.launchY()).isCloseTo(still.launchY(), within(1e-12));
  }

  @ParameterizedTest
  @EnumSource(names = {"LOB", "LOB_ITERATED"})
  void aLobAtFixedTimeFliesToItsImpactWithAnotherSpeed(PublishedMethod law) {
    s.gravityY = -4;
    s.shooterVelocityX = 1;
    s.shotFrame = ShotFrame.SHOOTER;
    if (law == PublishedMethod.LOB_ITERATED) {
      s.targetAccelerationX = -0.5;
    }
    MethodStepper run = law.begin(s);
    double t = run.finish();
    assertThat(t).isLessThan(NEVER);
    assertThat((run.launchX() + 1) * t).isCloseTo(run.impactX(), within(1e-9));
    assertThat(run.launchY() * t - 2 * t * t).isCloseTo(run.impactY(), within(1e-9));
    s.moveTarget(t);
    assertThat(run.impactX()).isCloseTo(s.targetX, within(1e-9));
    assertThat(run.impactY()).isCloseTo(s.targetY, within(1e-9));
    assertThat(StrictMath.hypot(run.launchX(), run.launchY())).isGreaterThan(1.05 * s.muzzleSpeed);
  }

  @Test
  void theBisectionKeepsTheArticlesLimits() {
    s.slewRate = 1;
    s.horizon = 1e12;
    assertThat(BisectionRun.PUBLISHED_MOST_STEPS).isEqualTo(40);
    MethodStepper run = PublishedMethod.BISECTION.begin(s);
    assertThat(run.finish()).isEqualTo(NEVER);
    assertThat(run.steps()).isEqualTo(40);
  }
}
