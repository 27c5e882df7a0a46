package towline.aim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.aim.situation.FireProblem;
import towline.testing.StateDigest;

/** Aims that settle on a target that keeps its motion, at 12 m/s and some 15 m away. */
class SettlingAimTest {
  private static final double TICK = 1.0 / 60;
  private static final double SPEED = 12;
  private static final double SETTLING = 0.35;

  private final AimStrategy settling = Aim.settling(SETTLING);
  private final FireControl control = new FireControl();
  private final FireCommand command = new FireCommand();
  private final FireProblem now = new FireProblem();
  private double course = Math.PI / 2;

  SettlingAimTest() {
    now.targetX = 15;
    now.targetY = -10;
    now.targetRadius = 0.55;
    now.muzzleSpeed = 16;
    now.slewRate = 50;
    now.range = 60;
    now.horizon = 4;
  }

  /** Flies the target on for {@code seconds}, at {@code turnRate} rad/s. */
  private void fly(double seconds, double turnRate) {
    for (int tick = 0; tick < seconds / TICK; tick++) {
      step(turnRate);
      control.decide(settling, now, 1, TICK, command);
    }
  }

  private void step(double turnRate) {
    course += turnRate * TICK;
    now.targetVelocityX = SPEED * Math.cos(course);
    now.targetVelocityY = SPEED * Math.sin(course);
    now.targetX += now.targetVelocityX * TICK;
    now.targetY += now.targetVelocityY * TICK;
  }

  /**
   * Returns the miss distance of the shot planned now if the target flies on at {@code turnRate}
   * rad/s, m.
   */
  private double miss(double turnRate) {
    double time = control.plan().timeToGo();
    if (time == Double.POSITIVE_INFINITY) {
      return time;
    }
    double impactX = control.plan().impactX();
    double impactY = control.plan().impactY();
    for (int tick = 0; tick < Math.round(time / TICK); tick++) {
      step(turnRate);
    }
    return Math.hypot(now.targetX - impactX, now.targetY - impactY);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.8, 2})
  void itSettlesOnWhoTurnsAtAnEvenRate(double turnRate) {
    fly(8 * SETTLING, turnRate);
    assertThat(miss(turnRate)).isLessThan(now.targetRadius);
  }

  @Test
  void itTrailsWhoChanges() {
    fly(8 * SETTLING, 0.8);
    fly(0.2, -0.8);
    assertThat(miss(-0.8)).isGreaterThan(2 * now.targetRadius);
  }

  @Test
  void refineKnowsNothingOfTurns() {
    for (int tick = 0; tick < 180; tick++) {
      step(0.8);
      control.decide(Aim.REFINE, now, 1, TICK, command);
    }
    assertThat(miss(0.8)).isGreaterThan(2 * now.targetRadius);
  }

  @Test
  void whatItHasSettledOnIsState() {
    fly(1, 0.8);
    long turning = hash(control);
    FireControl other = new FireControl();
    for (int tick = 0; tick < 60; tick++) {
      other.decide(settling, now, 1, TICK, command);
    }
    assertThat(hash(other)).isNotEqualTo(turning);
    assertThat(settling.name()).isNotEqualTo(Aim.learning(0.01).name());
  }

  private static long hash(FireControl control) {
    StateDigest hash = new StateDigest();
    control.writeState(hash);
    return hash.value();
  }
}
