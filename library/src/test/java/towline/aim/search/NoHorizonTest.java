package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;

/** The answer is the same for all horizons beyond the last useful moment. */
class NoHorizonTest {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final FireSolver solver = new FireSolver();

  private static FireProblem crossing() {
    FireProblem s = new FireProblem();
    s.shotFrame = ShotFrame.SHOOTER;
    s.muzzleSpeed = 24;
    s.slewRate = 1.5;
    s.targetX = 5;
    s.targetY = 18;
    s.targetVelocityX = 6;
    return s;
  }

  @Test
  void thereIsNoneUnlessSomebodySetsOne() {
    assertThat(new FireProblem().horizon).isEqualTo(NEVER);
    assertThat(new FireProblem().range).isEqualTo(NEVER);
  }

  @ParameterizedTest
  @ValueSource(doubles = {10, 1e6, 1e76, 1e150, 1e154, 1e300, Double.MAX_VALUE, NEVER})
  void aTargetThatCrossesIsHitWhateverTheHorizon(double horizon) {
    FireProblem s = crossing();
    s.horizon = horizon;
    assertThat(solver.timeToGo(s)).isCloseTo(1.5577, within(1e-4));
    s.targetAccelerationX = 0.5;
    assertThat(solver.timeToGo(s)).isCloseTo(1.5602, within(1e-4));
  }

  /** Turning, gravity, arcs, tolerances, circles, stops, reload: the same bits. */
  @Test
  void everyAnswerIsTheSameToTheBitFromTheLastUsefulMomentOn() {
    RandomStream random = new RandomStream(41);
    int hits = 0;
    int refusals = 0;
    for (int i = 0; i < 6_000; i++) {
      FireProblem s = MixedCases.draw(random.split(i));
      if (i % 3 == 0) {
        s.range = NEVER;
      }
      s.horizon = NEVER;
      FireSolution endless = solver.solve(s);
      double last = solver.lastUsefulMoment(s);
      if (endless instanceof FireSolution.Hit hit) {
        hits++;
        assertThat(hit.timeToGo()).isFinite().isLessThanOrEqualTo(last);
      } else {
        refusals++;
        assertThat(endless).as("case %s", i).isNotEqualTo(new FireSolution.None(Reason.TOO_LATE));
      }
      double[] horizons = {last, 2 * last, 1e6 * last, 1e150, 1e154, 1e300, Double.MAX_VALUE};
      for (double horizon : horizons) {
        if (horizon >= last) {
          s.horizon = horizon;
          assertThat(solver.solve(s)).as("case %s, horizon %s", i, horizon).isEqualTo(endless);
        }
      }
    }
    assertThat(hits).isGreaterThan(1500);
    assertThat(refusals).isGreaterThan(1500);
  }

  /** The spare time is greatest after so long that the sine of the angle passed rounds to 1. */
  @Test
  void aTargetAboutAsFastAsTheShotIsHitWhateverTheHorizon() {
    RandomStream random = new RandomStream(46);
    int hits = 0;
    for (int i = 0; i < 20_000; i++) {
      RandomStream drawn = random.split(i);
      FireProblem s = new FireProblem();
      s.shotFrame = ShotFrame.SHOOTER;
      s.muzzleSpeed = drawn.range(5, 40);
      s.slewRate = drawn.range(0.1, 4);
      s.facing = drawn.range(-4, 4);
      s.targetX = drawn.range(-40, 40);
      s.targetY = drawn.range(-40, 40);
      double course = drawn.range(-4, 4);
      double excess = StrictMath.pow(10, drawn.range(-17, -6));
      double speed = s.muzzleSpeed * (1 + (i % 2 == 0 ? excess : -excess));
      s.targetVelocityX = speed * StrictMath.cos(course);
      s.targetVelocityY = speed * StrictMath.sin(course);
      s.horizon = 1000;
      double soon = solver.timeToGo(s);
      if (soon < NEVER) {
        hits++;
        s.horizon = NEVER;
        assertThat(solver.timeToGo(s)).as("case %s", i).isCloseTo(soon, within(1e-9 * soon));
      }
    }
    assertThat(hits).isGreaterThan(5000);
  }

  /** A shot found before a horizon is found without one, and the other way round. */
  @Test
  void aHorizonTakesAwayLaterShotsAndNothingElse() {
    RandomStream random = new RandomStream(42);
    int sooner = 0;
    for (int i = 0; i < 10_000; i++) {
      FireProblem s = MixedCases.drawFurther(random.split(i));
      double horizon = s.horizon;
      double within = solver.timeToGo(s);
      s.horizon = NEVER;
      double endless = solver.timeToGo(s);
      if (within < NEVER) {
        sooner++;
        assertThat(endless).as("case %s", i).isCloseTo(within, within(1e-9 * within));
      } else if (endless < NEVER && within == NEVER) {
        assertThat(endless).as("case %s", i).isGreaterThanOrEqualTo(horizon * (1 - 1e-9));
      }
    }
    assertThat(sooner).isGreaterThan(3000);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e6, 1e150, Double.MAX_VALUE, NEVER})
  void theHighArcAndAllFlightsNeedNoHorizon(double horizon) {
    FireProblem s = crossing();
    s.timing = FireTiming.AT_ONCE;
    s.lobArc = LobArc.HIGH;
    s.targetTurnRate = 0.5;
    s.gravityY = -4;
    s.horizon = 100;
    FireSolution near = solver.solve(s);
    FlightsAtOnce flights = solver.flightsAtOnce(s);
    assertThat(flights.isComplete()).isTrue();
    assertThat(flights.seconds()).hasSizeGreaterThan(1);
    s.horizon = horizon;
    assertThat(solver.solve(s)).isEqualTo(near);
    assertThat(solver.flightsAtOnce(s)).isEqualTo(flights);
  }

  @Test
  void theIterationStaysBeforeTheLastUsefulMoment() {
    FireProblem s = crossing();
    s.targetVelocityX = 60;
    s.targetAccelerationX = 1;
    double estimate = NEVER;
    for (int i = 0; i < 100; i++) {
      estimate = solver.refined(s, estimate);
      assertThat(estimate).isFinite();
    }
  }

  /** Far beyond any number's third power nothing is proved, and nothing is claimed. */
  @Test
  void numbersThatWouldOverflowAreNoHits() {
    RandomStream random = new RandomStream(43);
    int hits = 0;
    for (int i = 0; i < 20_000; i++) {
      FireProblem s = MixedCases.draw(random.split(i));
      double size = StrictMath.pow(10, random.range(0, 250));
      switch (i % 6) {
        case 0 -> s.timeToReady = size;
        case 1 -> s.slewRate = 1 / size;
        case 2 -> s.targetAccelerationX = 1 / size;
        case 3 -> s.gravityY = -1 / size;
        case 4 -> s.targetTurnRate = 1 / size;
        default -> s.targetVelocityX = size;
      }
      s.horizon = random.nextDouble() < 0.5 ? NEVER : StrictMath.pow(10, random.range(100, 308));
      if (solver.solve(s) instanceof FireSolution.Hit hit) {
        hits++;
        assertThat(hit.timeToGo()).as("case %s", i).isFinite();
        assertThat(hit.bearing()).as("case %s", i).isFinite();
        assertThat(Double.isFinite(hit.impactX() + hit.impactY())).as("case %s", i).isTrue();
        assertThat(hit.timeOfFlight()).as("case %s", i).isFinite();
      }
    }
    assertThat(hits).isGreaterThan(3000);
  }
}
