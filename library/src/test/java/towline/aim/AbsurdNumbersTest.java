package towline.aim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolver;
import towline.aim.search.SpaceSolver;
import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;
import towline.aim.situation.SpaceProblem;

/**
 * Any number in any field gives an exception with a message, or an answer; no search runs for ever.
 */
class AbsurdNumbersTest {
  private static final double[] ABSURD = {
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    -0.0,
    0,
    Double.MIN_VALUE,
    -Double.MIN_VALUE,
    1e-300,
    1e-6,
    -0.001,
    -1e6,
    1e6,
    1e308,
    -1e308,
    Double.MAX_VALUE
  };

  /** A field of a problem, or of the agility in it. */
  private record Input(String name, Field field, boolean isOfAgility) {
    void set(FireProblem now, double value) {
      try {
        field.setDouble(isOfAgility ? now.agility : now, value);
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static Stream<Field> numbers(Class<?> type) {
    return Stream.of(type.getFields())
        .filter(field -> field.getType() == double.class)
        .filter(field -> !Modifier.isStatic(field.getModifiers()));
  }

  private static List<Input> inputs() {
    List<Input> inputs = new ArrayList<>();
    numbers(FireProblem.class)
        .forEach(field -> inputs.add(new Input(field.getName(), field, false)));
    numbers(Agility.class).forEach(field -> inputs.add(new Input(field.getName(), field, true)));
    assertThat(inputs).hasSizeGreaterThan(25);
    return inputs;
  }

  /** An everyday situation; the odd ones have gravity, noise and a tow. */
  private static FireProblem everyday(int kind) {
    FireProblem now = new FireProblem();
    now.muzzleSpeed = 24;
    now.slewRate = 1.5;
    now.range = 40;
    now.horizon = 6;
    now.targetX = 12;
    now.targetY = 7;
    now.targetVelocityX = -3;
    now.targetVelocityY = 4;
    now.targetRadius = 0.6;
    now.agility.setAccelerating(2);
    if (kind % 2 == 1) {
      now.gravityY = -9.81;
      now.targetNoise = 0.02;
      now.shotFrame = ShotFrame.SHOOTER;
      now.shooterVelocityX = 5;
      now.arcHalf = 2;
    }
    return now;
  }

  @ParameterizedTest
  @EnumSource(LibraryStrategy.class)
  void everyDecisionIsASentenceOrAnOrder(LibraryStrategy mode) {
    FireCommand order = new FireCommand();
    for (Input input : inputs()) {
      for (double value : ABSURD) {
        for (int kind = 0; kind < 2; kind++) {
          FireControl control = new FireControl();
          FireProblem now = everyday(kind);
          decide(control, mode.strategy, now, 1.0 / 60, order);
          decide(control, mode.strategy, now, 1.0 / 60, order);
          input.set(now, value);
          decide(control, mode.strategy, now, 1.0 / 60, order);
          decide(control, mode.strategy, now, 1.0 / 60, order);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(LibraryStrategy.class)
  void everyLengthOfATickIsASentenceOrAnOrder(LibraryStrategy mode) {
    FireCommand order = new FireCommand();
    for (double dt : ABSURD) {
      for (int kind = 0; kind < 2; kind++) {
        FireControl control = new FireControl();
        FireProblem now = everyday(kind);
        decide(control, mode.strategy, now, dt, order);
        decide(control, mode.strategy, now, 1.0 / 60, order);
        decide(control, mode.strategy, now, dt, order);
        if (!(dt >= 0 && dt <= 86_400)) {
          assertThatThrownBy(() -> control.decide(mode.strategy, now, 1, dt, order))
              .isInstanceOf(IllegalArgumentException.class)
              .hasMessageStartingWith("dt must be at least 0");
        }
      }
    }
  }

  private static void decide(
      FireControl control, AimStrategy strategy, FireProblem now, double dt, FireCommand order) {
    Throwable thrown = catchThrowable(() -> control.decide(strategy, now, 1, dt, order));
    if (thrown == null) {
      assertThat(order.bearing).isBetween(-Math.PI, Math.PI);
    } else {
      assertThat(thrown)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageMatching("(?s).{20,}");
    }
  }

  @Test
  void aGunThatCountsBelowZeroIsToldSo() {
    FireProblem now = everyday(0);
    now.timeToReady = -0.001;
    for (LibraryStrategy mode : LibraryStrategy.values()) {
      assertThatThrownBy(
              () -> new FireControl().decide(mode.strategy, now, 1, 1.0 / 60, new FireCommand()))
          .hasMessage(
              "timeToReady must be at least 0, but is -0.001: a gun that counts down stops at 0");
    }
  }

  /**
   * A paused game calls again with no time passed: the barrel turns on, and the gun does not fire
   * twice.
   */
  @ParameterizedTest
  @EnumSource(LibraryStrategy.class)
  void noTimeMeansNothingNew(LibraryStrategy mode) {
    FireControl control = new FireControl();
    FireControl unpaused = new FireControl();
    FireCommand order = new FireCommand();
    FireCommand again = new FireCommand();
    FireProblem now = everyday(0);
    control.decide(mode.strategy, now, 1, 0, again);
    assertThat(again.turns).isFalse();
    assertThat(again.fire).isFalse();
    for (int i = 0; i < 60; i++) {
      control.decide(mode.strategy, now, 1, 1.0 / 60, order);
      control.decide(mode.strategy, now, 1, 0, again);
      assertThat(again.bearing).isEqualTo(order.bearing);
      assertThat(again.turns).isEqualTo(order.turns);
      assertThat(again.fire).isFalse();
      FireCommand other = new FireCommand();
      unpaused.decide(mode.strategy, now, 1, 1.0 / 60, other);
      assertThat(other.bearing).isEqualTo(order.bearing);
      assertThat(other.fire).isEqualTo(order.fire);
      now.moveTarget(1.0 / 60);
    }
  }

  private interface Question {
    void ask(FireProblem now);
  }

  static Stream<Question> questions() {
    FireSolver solver = new FireSolver();
    FireAnswer out = new FireAnswer();
    return Stream.of(
        now -> assertThat(solver.timeToGo(now)).isNotNaN().isNotNegative(),
        now -> {
          if (solver.solve(now, out)) {
            assertFinite(out);
          }
        },
        now -> {
          if (solver.describe(now, 1, out)) {
            assertFinite(out);
          }
        },
        now -> solver.isPossible(now, 1, 0),
        now -> solver.refined(now, 1),
        now -> solver.windows(now, 4),
        solver::hits,
        solver::hitsStraight);
  }

  private static void assertFinite(FireAnswer out) {
    double sum =
        out.timeToGo + out.timeToFire + out.timeOfFlight + out.impactX + out.impactY + out.bearing;
    assertThat(Double.isNaN(sum)).isFalse();
  }

  @ParameterizedTest
  @MethodSource("questions")
  void everyQuestionIsRefusedOrAnswered(Question question) {
    for (Input input : inputs()) {
      for (double value : ABSURD) {
        for (LobArc arc : LobArc.values()) {
          FireProblem now = everyday(arc.ordinal());
          now.lobArc = arc;
          input.set(now, value);
          Throwable thrown = catchThrowable(() -> question.ask(now));
          if (thrown != null) {
            assertThat(thrown)
                .as("%s = %s", input.name(), value)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(" must be ");
          }
        }
      }
    }
  }

  @Test
  void aMomentThatIsNoneIsRefused() {
    FireSolver solver = new FireSolver();
    FireAnswer out = new FireAnswer();
    FireProblem now = everyday(0);
    for (double t : new double[] {-5, -Double.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThatThrownBy(() -> solver.describe(now, t)).hasMessageStartingWith("timeToGo must be");
      assertThatThrownBy(() -> solver.describe(now, t, out))
          .hasMessageStartingWith("timeToGo must be");
    }
    assertThat(solver.isPossible(now, Double.POSITIVE_INFINITY, 0)).isFalse();
    assertThatThrownBy(() -> solver.isPossible(now, Double.NaN, 0))
        .hasMessageContaining("timeToGo");
    assertThatThrownBy(() -> solver.refined(now, Double.NaN)).hasMessageContaining("estimate");
  }

  @Test
  void everyNumberInSpaceIsRefusedOrAnswered() throws IllegalAccessException {
    SpaceSolver solver = new SpaceSolver();
    for (Field field : numbers(SpaceProblem.class).toList()) {
      for (double value : ABSURD) {
        SpaceProblem now = new SpaceProblem();
        now.muzzleSpeed = 24;
        now.targetX = 10;
        now.targetZ = 4;
        now.gravityZ = -9.81;
        field.setDouble(now, value);
        Throwable thrown = catchThrowable(() -> solver.find(now));
        if (thrown != null) {
          assertThat(thrown)
              .isInstanceOf(IllegalArgumentException.class)
              .hasMessageContaining(field.getName() + " must be ");
        }
      }
    }
  }

  @Test
  void aBarrelTurnsToNoBearingThatIsNone() {
    FireProblem problem = new FireProblem();
    problem.facing = 1;
    assertThatThrownBy(() -> problem.turnTo(Double.NaN, 0.1)).hasMessageContaining("bearing");
    assertThatThrownBy(() -> problem.turnTo(2, Double.NaN)).hasMessageContaining("dt");
    assertThat(problem.facing).isEqualTo(1);
    problem.turnTo(2, 0.1);
    assertThat(problem.facing).isEqualTo(2);
  }
}
