package towline.aim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;
import towline.aim.search.ShotVerdict;
import towline.aim.situation.FireProblem;
import towline.testing.StateDigest;

/** A strategy that is not in the library's catalogue. */
class AimStrategyTest {
  private static final double TICK = 1.0 / 60;

  /** A strategy that turns to a given bearing, and counts its ticks at a target. */
  private static final class Own implements AimStrategy {
    private double bearing;
    private boolean hasShot = true;
    private ShotVerdict verdict = ShotVerdict.HITS;
    private int ticks;

    @Override
    public void plan(AimState state) {
      ticks = state.isNewTarget() ? 1 : ticks + 1;
      state.plan().begin();
      if (hasShot) {
        state.plan().take(3, 1, 2, bearing, 7, 8);
      } else {
        state.plan().track(bearing);
      }
    }

    @Override
    public ShotVerdict judge(AimState state) {
      return verdict;
    }

    @Override
    public void writeState(AimState state, LongConsumer out) {
      out.accept(ticks);
    }

    @Override
    public String name() {
      return "own";
    }
  }

  private final Own own = new Own();
  private final FireControl control = new FireControl();
  private final FireCommand command = new FireCommand();
  private final FireProblem now = new FireProblem();

  AimStrategyTest() {
    now.targetX = 10;
    now.targetRadius = 0.5;
    now.muzzleSpeed = 20;
    now.slewRate = 2;
  }

  private void decide(long target) {
    control.decide(own, now, target, TICK, command);
  }

  private long hash() {
    StateDigest hash = new StateDigest();
    control.writeState(hash);
    return hash.value();
  }

  @Test
  void theTurretFollowsItsPlanAndVerdict() {
    own.bearing = 1;
    decide(1);
    assertThat(command.fire).isTrue();
    assertThat(command.turns).isTrue();
    assertThat(command.bearing).isEqualTo(1);
    assertThat(control.plan().timeToGo()).isEqualTo(3);
    assertThat(control.plan().plannedTimeToFire()).isEqualTo(1);
    assertThat(control.timeOfFlight()).isEqualTo(2);
    assertThat(control.plan().impactX()).isEqualTo(7);
    assertThat(control.plan().impactY()).isEqualTo(8);
    assertThat(control.plan().timeToSlew()).isCloseTo(0.5, within(1e-12));
    own.verdict = ShotVerdict.AWAITS;
    decide(1);
    assertThat(command.fire).isFalse();
    assertThat(control.verdict()).isEqualTo(ShotVerdict.AWAITS);
  }

  @Test
  void noShotLeavesBeforeTheGunIsReady() {
    now.timeToReady = 0.1;
    decide(1);
    assertThat(command.fire).isFalse();
    assertThat(control.verdict()).isEqualTo(ShotVerdict.HITS);
  }

  @Test
  void withoutAShotTheBarrelMayKeepTrack() {
    own.hasShot = false;
    own.bearing = -1;
    decide(1);
    assertThat(control.plan().isMade()).isFalse();
    assertThat(command.turns).isTrue();
    assertThat(command.bearing).isEqualTo(-1);
  }

  @Test
  void itBeginsAnewWithAnotherTargetAndAfterAnotherStrategy() {
    decide(1);
    decide(1);
    assertThat(own.ticks).isEqualTo(2);
    decide(2);
    assertThat(own.ticks).isEqualTo(1);
    control.decide(Aim.DIRECT, now, 2, TICK, command);
    decide(2);
    assertThat(own.ticks).isEqualTo(1);
  }

  @Test
  void whatItCarriesIsPartOfTheHash() {
    decide(1);
    long before = hash();
    own.ticks++;
    assertThat(hash()).isNotEqualTo(before);
  }

  @Test
  void itCanLeanOnAModeOfTheLibrary() {
    AimStrategy near =
        new AimStrategy() {
          @Override
          public void plan(AimState state) {
            Aim.PREDICT.plan(state);
          }

          @Override
          public ShotVerdict judge(AimState state) {
            boolean isNear = state.plan().timeOfFlight() <= 0.4;
            return isNear ? Aim.PREDICT.judge(state) : ShotVerdict.AWAITS;
          }
        };
    control.decide(near, now, 1, TICK, command);
    assertThat(command.fire).isFalse();
    now.targetX = 8;
    control.decide(near, now, 2, TICK, command);
    assertThat(command.fire).isTrue();
  }
}
