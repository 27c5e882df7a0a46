package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;

/** The cases that break aim code, by name. */
class HardCasesTest {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final FireSolver solver = new FireSolver();
  private final FireAnswer shot = new FireAnswer();
  private final FireProblem s = new FireProblem();

  @BeforeEach
  void everyday() {
    s.muzzleSpeed = 5;
    s.horizon = 100;
    s.slewRate = 1;
  }

  private void target(double x, double y, double vx, double vy) {
    s.targetX = x;
    s.targetY = y;
    s.targetVelocityX = vx;
    s.targetVelocityY = vy;
  }

  private Reason reason() {
    return solver.solve(s) instanceof FireSolution.None none ? none.reason() : noneExpected();
  }

  private static Reason noneExpected() {
    throw new AssertionError("a shot was found where none was expected");
  }

  @Test
  void equalSpeedsAcross() {
    s.timing = FireTiming.AT_ONCE;
    target(10, 0, 0, 5);
    assertThat(reason()).isEqualTo(Reason.OUTRUN);
    target(10, 0, -3, 4);
    assertThat(solver.timeToGo(s)).isEqualTo(100.0 / 60);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-6, 1e-9, 1e-12, 1e-15})
  void nearlyEqualSpeedsKeepTheirDigits(double less) {
    s.timing = FireTiming.AT_ONCE;
    s.horizon = 1e18;
    target(0, 10, 5 * (1 - less), 0);
    double v = s.targetVelocityX;
    double exact = Math.sqrt(100 / (Math.scalb((5 - v), 0) * (5 + v)));
    assertThat(solver.timeToGo(s)).isCloseTo(exact, within(1e-12 * exact));
  }

  @Test
  void targetOnTheMuzzleIsContactNow() {
    target(0, 0, 3, 4);
    s.range = 0;
    assertThat(solver.solve(s)).isInstanceOf(FireSolution.Hit.class);
    assertThat(solver.timeToGo(s)).isZero();
  }

  @Test
  void targetThatRunsIntoTheMuzzleIsHitAtContactAtTheLatest() {
    s.slewRate = 0.001;
    s.facing = Math.PI / 2;
    target(10, 0, -2, 0);
    assertThat(solver.timeToGo(s)).isEqualTo(5);
    s.targetAccelerationX = -1.6;
    double contact = (Math.sqrt(4 + 2 * 1.6 * 10) - 2) / 1.6;
    assertThat(solver.timeToGo(s)).isCloseTo(contact, within(1e-9));
  }

  @Test
  void targetStraightBehind() {
    target(-10, 0, 0, 0);
    assertThat(solver.timeToGo(s)).isEqualTo(2 + Math.PI);
  }

  @Test
  void facingExactlyOppositeToACrossingTarget() {
    target(-10, 0, 0, 1);
    double up = solver.timeToGo(s);
    target(-10, 0, 0, -1);
    assertThat(solver.timeToGo(s)).isCloseTo(up, within(1e-12));
    assertThat(AnswerVerdict.of(s, up, 4000)).isEqualTo(AnswerVerdict.RIGHT);
  }

  @Test
  void bearingThatCrossesPi() {
    s.facing = 3;
    target(-10, 1, 0, -1);
    double t = solver.timeToGo(s);
    assertThat(t).isLessThan(3);
    assertThat(AnswerVerdict.of(s, t, 4000)).isEqualTo(AnswerVerdict.RIGHT);
  }

  @Test
  void zeroVelocities() {
    target(3, 4, 0, 0);
    s.facing = StrictMath.atan2(4, 3);
    assertThat(solver.timeToGo(s)).isEqualTo(1);
  }

  @Test
  void tangentWindow() {
    s.timing = FireTiming.AT_ONCE;
    target(10, 0, -10, 5);
    assertThat(solver.timeToGo(s)).isEqualTo(1);
    target(10, 0, -10, 5.001);
    assertThat(reason()).isEqualTo(Reason.OUTRUN);
  }

  @Test
  void rangeEnteredLater() {
    target(20, 0, -2, 0);
    s.range = 10;
    FireSolution.Hit hit = (FireSolution.Hit) solver.solve(s);
    assertThat(hit.timeToGo()).isEqualTo(5);
    assertThat(hit.timeToFire()).isGreaterThan(hit.timeToSlew());
  }

  @Test
  void rangeEnteredTooFarOff() {
    target(20, 11, -2, 0);
    s.range = 10;
    assertThat(reason()).isEqualTo(Reason.OUT_OF_RANGE);
  }

  @Test
  void rangeJustReached() {
    target(6, 8, 0, 0);
    s.range = 10;
    assertThat(solver.timeToGo(s)).isLessThan(NEVER);
    s.range = Math.nextDown(10);
    assertThat(reason()).isEqualTo(Reason.OUT_OF_RANGE);
  }

  @Test
  void horizonJustMissed() {
    s.timing = FireTiming.AT_ONCE;
    target(10, 0, 0, 3);
    s.horizon = 2.5;
    assertThat(solver.timeToGo(s)).isEqualTo(2.5);
    s.horizon = Math.nextDown(2.5);
    assertThat(reason()).isEqualTo(Reason.TOO_LATE);
  }

  @Test
  void targetOutsideTheArc() {
    target(10, 0, 0, 0);
    s.arcCentre = Math.PI;
    s.arcHalf = 3;
    assertThat(reason()).isEqualTo(Reason.OUTSIDE_ARC);
    target(10, 1, 0, 1);
    assertThat(solver.timeToGo(s)).isLessThan(NEVER);
  }

  @Test
  void barrelThatCannotTurnWaitsForItsTarget() {
    s.slewRate = 0;
    target(10, -20, 0, 2);
    assertThat(solver.timeToGo(s)).isCloseTo(10, within(1e-12));
    target(-10, -20, 0, 2);
    assertThat(reason()).isEqualTo(Reason.OUTRUN);
  }

  @Test
  void barrelThatCannotTurnWaitsForAnAcceleratingTarget() {
    s.slewRate = 0;
    target(10, -20, 0, 2);
    s.targetAccelerationY = 1;
    double crossing = Math.sqrt(4 + 40) - 2;
    assertThat(solver.timeToGo(s)).isCloseTo(crossing, within(1e-12));
  }

  @Test
  void highestLobJustReachesAndJustDoesNot() {
    s.timing = FireTiming.AT_ONCE;
    s.muzzleSpeed = 10;
    s.gravityY = -10;
    target(10, 0, 0, 0);
    assertThat(solver.timeToGo(s)).isCloseTo(Math.sqrt(2), within(1e-7));
    target(10.000001, 0, 0, 0);
    assertThat(reason()).isEqualTo(Reason.OUTRUN);
  }

  @Test
  void lowAndHighArc() {
    s.muzzleSpeed = 10;
    s.gravityY = -10;
    target(8, 0, 0, 0);
    s.timing = FireTiming.AT_ONCE;
    List<Double> flights = solver.flightsAtOnce(s).seconds();
    assertThat(flights).hasSize(2);
    solver.describe(s, flights.get(0), shot);
    double low = shot.bearing;
    solver.describe(s, flights.get(1), shot);
    assertThat(low + shot.bearing).isCloseTo(Math.PI / 2, within(1e-12));
    assertThat(flights.get(0)).isCloseTo(0.894427190999916, within(1e-12));
  }

  @Test
  void theHighArcIsTheLongestFlight() {
    s.muzzleSpeed = 10;
    s.gravityY = -10;
    target(8, 0, 0, 0);
    s.timing = FireTiming.AT_ONCE;
    s.lobArc = LobArc.HIGH;
    assertThat(solver.timeToGo(s)).isEqualTo(solver.flightsAtOnce(s).seconds().get(1));
    s.horizon = 1;
    assertThat(solver.timeToGo(s)).isEqualTo(solver.flightsAtOnce(s).seconds().get(0));
    s.horizon = 100;
    s.targetTurnRate = 1;
    target(8, 0, 1e-9, 0);
    List<Double> flights = solver.flightsAtOnce(s).seconds();
    assertThat(flights).hasSize(2);
    assertThat(solver.timeToGo(s)).isCloseTo(flights.get(1), within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-150, 1e-100, 1e-6, 1e6, 1e100, 1e150})
  void anyUnitOfLength(double unit) {
    s.timing = FireTiming.AT_ONCE;
    s.muzzleSpeed = 5 * unit;
    target(10 * unit, 0, 0, 3 * unit);
    assertThat(solver.timeToGo(s)).isCloseTo(2.5, within(1e-12));
  }

  @Test
  void aShotThatMustWaitForItsGun() {
    target(10, 0, 0, 0);
    s.timeToReady = 3;
    assertThat(solver.timeToGo(s)).isCloseTo(5, within(1e-12));
  }

  @Test
  void refusesWhatHasNoAnswerWithASentence() {
    s.muzzleSpeed = 0;
    assertRefused("muzzleSpeed must be more than 0 and finite, but is 0.0");
    s.muzzleSpeed = 5;
    s.targetX = Double.NaN;
    assertRefused("targetX must be finite, but is NaN");
    s.targetX = 1;
    s.slewRate = -1;
    assertRefused("slewRate must be at least 0, but is -1.0");
    s.slewRate = 1;
    s.horizon = -1;
    assertRefused("horizon must be at least 0, but is -1.0");
    s.horizon = 1;
    s.shooterVelocityX = 5;
    assertThatThrownBy(() -> solver.timeToGo(s))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("muzzleSpeed is 5.0 m/s")
        .hasMessageContaining("speed 5.0 m/s");
  }

  private void assertRefused(String sentence) {
    assertThatThrownBy(() -> solver.timeToGo(s))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
  }
}
