package towline.trial.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;
import towline.math.Angles;

/**
 * The number of certain shots at a jinking target for a gun that knows everything but the future:
 * the size, times and sharpness of jinks, and their probabilities. At each jink its barrel has just
 * reached the bearing with the best odds of a certain shot in time.
 *
 * <p>"Possible" in lab duel is more: there the barrel foresees each jink.
 */
@Tag("long")
class JinkOddsTest {
  private static final double MOST_TURN = Math.PI / 3;
  private static final double LEAST_SECONDS = 0.5;
  private static final int LEAST_TICKS = 30;
  private static final int JINKS = 61;
  private static final int STEPS = 8;
  private static final double TICK = DuelTurret.TICK;

  private final double[] lows = new double[JINKS];
  private final double[] highs = new double[JINKS];
  private FireProblem gun = new FireProblem();
  private double facing;

  /**
   * Bounds of the bearings from which the barrel gets a certain shot in the last leg, relative to
   * its facing, rad.
   */
  private double low;

  private double high;

  /** Returns the number of engagements of the duel won by such a gun. */
  private int won(DuelOptions options) {
    CertainOptimum optimum = new CertainOptimum();
    RandomStream root =
        new RandomStream(options.seed()).split(TargetMotion.JINKING.name().hashCode());
    int won = 0;
    for (int i = 0; i < options.engagements(); i++) {
      DuelScenario scenario =
          DuelScenario.draw(TargetMotion.JINKING, options, root.split(i), optimum);
      gun = scenario.gun();
      facing = scenario.facing();
      won += isWon(scenario.target(scenario.mount())) ? 1 : 0;
    }
    return won;
  }

  /** Returns true if the gun gets a certain shot after one of the jinks. */
  private boolean isWon(TargetCourse target) {
    int ticks = (int) Math.round(gun.horizon / TICK);
    double barrel = 0;
    int since = 0;
    for (int tick = 0; tick + 1 < ticks; tick++) {
      double x = target.x;
      double y = target.y;
      double vx = target.vx;
      double vy = target.vy;
      target.advance(TICK);
      since++;
      if (Math.hypot(target.vx - vx, target.vy - vy) > 1e-9) {
        double most = gun.slewRate * since * TICK;
        double odds = best(x, y, vx, vy, tick);
        barrel += Double.isNaN(odds) ? 0 : Math.max(-most, Math.min(most, odds - barrel));
        leg(target.x, target.y, target.vx, target.vy, Math.min(LEAST_TICKS, ticks - tick - 1));
        if (low <= barrel && barrel <= high) {
          return true;
        }
        since = 0;
      }
    }
    return false;
  }

  /** Returns the bearing with the best odds if the target jinks now; NaN without any. */
  private double best(double x, double y, double nowVx, double nowVy, int tick) {
    double speed = Math.hypot(nowVx, nowVy);
    double course = Math.atan2(nowVy, nowVx);
    boolean any = false;
    for (int i = 0; i < JINKS; i++) {
      double jink = MOST_TURN * (2 * (i + 0.5) / JINKS - 1);
      double vx = speed * Math.cos(course + jink);
      double vy = speed * Math.sin(course + jink);
      leg(x + TICK * vx, y + TICK * vy, vx, vy, LEAST_TICKS);
      lows[i] = low;
      highs[i] = high;
      any |= low <= high;
    }
    double best = Double.NaN;
    if (!any) {
      return best;
    }
    double turned = gun.slewRate * tick * TICK;
    int most = 0;
    for (int i = -2; i < 2 * JINKS; i++) {
      double barrel = i < 0 ? (i == -2 ? -turned : turned) : middle(i);
      int odds = 0;
      for (int k = 0; k < JINKS; k++) {
        odds += lows[k] <= barrel && barrel <= highs[k] ? 1 : 0;
      }
      if (Math.abs(barrel) <= turned && odds > most) {
        most = odds;
        best = barrel;
      }
    }
    return best;
  }

  private double middle(int i) {
    return i < JINKS ? lows[i] + 1e-9 : highs[i - JINKS] - 1e-9;
  }

  /**
   * Finds the bearings from which the barrel gets a certain shot after a jink seen now.
   *
   * @param ticks ticks time from now within which the shot must leave, ticks
   */
  private void leg(double x, double y, double vx, double vy, int ticks) {
    low = Double.POSITIVE_INFINITY;
    high = Double.NEGATIVE_INFINITY;
    double speed = Math.hypot(vx, vy);
    double jump = 2 * Math.sin(MOST_TURN / 2) * speed;
    for (int later = 0; later < ticks; later++) {
      double quiet = Math.max(0, LEAST_SECONDS - (later + 1) * TICK);
      double atX = x + later * TICK * vx;
      double atY = y + later * TICK * vy;
      double far = Math.sqrt(atX * atX + atY * atY);
      double certain = Math.min(gun.range / gun.muzzleSpeed, quiet + gun.targetRadius / jump);
      double first = (far - gun.targetRadius) / (gun.muzzleSpeed + speed);
      double last = Math.min(certain, (far + gun.targetRadius) / (gun.muzzleSpeed - speed));
      int from = Math.max(STEPS, (int) (first / TICK * STEPS));
      for (int i = from; i <= last / TICK * STEPS; i++) {
        double t = i * TICK / STEPS;
        double room = gun.targetRadius - jump * Math.max(0, t - quiet);
        double placeX = atX + t * vx;
        double placeY = atY + t * vy;
        double distance = Math.sqrt(placeX * placeX + placeY * placeY);
        double flown = gun.muzzleSpeed * t;
        if (room < 0 || Math.abs(distance - flown) > room) {
          continue;
        }
        double cosine =
            (distance * distance + flown * flown - room * room) / (2 * distance * flown);
        double beside = Math.acos(Math.min(1, cosine)) + gun.slewRate * later * TICK;
        double bearing = Angles.difference(Math.atan2(placeY, placeX), facing);
        low = Math.min(low, bearing - beside);
        high = Math.max(high, bearing + beside);
      }
    }
  }

  private static DuelOptions jinking(int engagements) {
    return new DuelOptions(
        List.of(AimMode.SURE),
        List.of(TargetMotion.JINKING),
        engagements,
        1,
        Planning.ONCE_A_SHOT,
        MountType.FIXED);
  }

  /** A part of the possible shots needs foresight, which no gun has. */
  @Test
  void sureTakesNineOfTenShotsThatTheOddsAllow() {
    DuelOptions options = jinking(400);
    DuelSimulation duel = new DuelSimulation(options);
    duel.finish();
    DuelTally sure = duel.tally(AimMode.SURE, TargetMotion.JINKING);
    int won = won(options);
    assertThat(won).isLessThan(sure.certainEngagements());
    assertThat(sure.shots()).isGreaterThanOrEqualTo((int) (0.9 * won));
  }
}
