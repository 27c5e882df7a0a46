package towline.aim.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.learn.StudiedTarget.Motion;
import towline.aim.search.FireSolver;
import towline.aim.search.ShotVerdict;
import towline.aim.situation.MotionBelief;
import towline.testing.StateDigest;

class TargetLearnerTest {
  private static final int FLIGHT = 45;

  private static final double CLOSE = 1e-5;

  private final TargetLearner learner = new TargetLearner();
  private final PathSearch search = new PathSearch(new FireSolver());

  private void study(StudiedTarget target, int ticks) {
    for (int i = 0; i < ticks; i++) {
      learner.prey().clear();
      learner.prey().add(0, 0, 0, 0);
      learner.see(target.now, StudiedTarget.TICK);
      target.advance();
    }
  }

  private long hash() {
    StateDigest hash = new StateDigest();
    learner.writeState(hash);
    return hash.value();
  }

  @ParameterizedTest
  @EnumSource
  void afterATenthOfASecondItKnowsWhereTheTargetWillBe(Motion motion) {
    StudiedTarget target = new StudiedTarget(motion);
    study(target, 7);
    assertThat(learner.isPlausible(learner.trusted())).isTrue();
    double[] xs = new double[FLIGHT];
    double[] ys = new double[FLIGHT];
    assertThat(learner.predict(xs, ys)).isEqualTo(FLIGHT);
    for (int i = 0; i < FLIGHT; i++) {
      assertThat(xs[i]).isCloseTo(target.now.targetX, within(CLOSE));
      assertThat(ys[i]).isCloseTo(target.now.targetY, within(CLOSE));
      target.advance();
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"STRAIGHT", "HUNTING"})
  void aMotionThatCurvesOrSlowsIsNotTakenForAStraightOne(Motion motion) {
    study(new StudiedTarget(motion), 20);
    assertThat(learner.isPlausible(MotionBelief.STRAIGHT.ordinal())).isFalse();
  }

  @Test
  void whatSlowsDownMayStopOrTurnBack() {
    study(new StudiedTarget(Motion.BRAKING), 20);
    assertThat(learner.isPlausible(MotionBelief.BRAKING.ordinal())).isTrue();
    assertThat(learner.isPlausible(MotionBelief.ACCELERATING.ordinal())).isTrue();
  }

  @Test
  void aJumpIsANewBeginning() {
    StudiedTarget target = new StudiedTarget(Motion.STRAIGHT);
    study(target, 20);
    target.jump(0.5);
    target.advance();
    study(target, 1);
    assertThat(learner.isPlausible(learner.trusted())).isFalse();
    study(target, 2);
    assertThat(learner.trusted()).isEqualTo(MotionBelief.STRAIGHT.ordinal());
    assertThat(learner.isPlausible(learner.trusted())).isTrue();
  }

  @Test
  void itDoesNotJudgeBeforeABeliefHasBeenTried() {
    StudiedTarget target = new StudiedTarget(Motion.STRAIGHT);
    study(target, 2);
    assertThat(learner.judgeShot(target.now)).isEqualTo(ShotVerdict.STUDIES);
  }

  @Test
  void aShotAtTheMeetingHitsAndOneBesideItIsOffAim() {
    StudiedTarget target = new StudiedTarget(Motion.WEAVING);
    study(target, 20);
    learner.see(target.now, StudiedTarget.TICK);
    target.now.slewRate = Double.POSITIVE_INFINITY;
    search.timeToGo(learner, target.now, StudiedTarget.TICK);
    target.now.facing = search.bearing();
    assertThat(learner.judgeShot(target.now)).isEqualTo(ShotVerdict.HITS);
    target.now.facing += 0.2;
    assertThat(learner.judgeShot(target.now)).isEqualTo(ShotVerdict.OFF_AIM);
  }

  /** The target may be a hunter coming round: it will stop turning once it heads for its prey. */
  @Test
  void whatTurnsTowardsItsPreyIsInDoubt() {
    StudiedTarget target = new StudiedTarget(Motion.TURNING);
    study(target, 20);
    learner.see(target.now, StudiedTarget.TICK);
    target.now.slewRate = Double.POSITIVE_INFINITY;
    target.now.targetRadius = 0.05;
    search.timeToGo(learner, target.now, StudiedTarget.TICK);
    target.now.facing = search.bearing();
    learner.prey().clear();
    assertThat(learner.judgeShot(target.now)).isEqualTo(ShotVerdict.HITS);
    learner.prey().add(target.now.targetX - 40, target.now.targetY + 90, 0, 0);
    assertThat(learner.judgeShot(target.now)).isEqualTo(ShotVerdict.DOUBTS);
  }

  @Test
  void afterAResetItIsANewLearner() {
    study(new StudiedTarget(Motion.WEAVING), 30);
    learner.reset();
    study(new StudiedTarget(Motion.TURNING), 30);
    long used = hash();
    TargetLearnerTest other = new TargetLearnerTest();
    other.study(new StudiedTarget(Motion.TURNING), 30);
    assertThat(other.hash()).isEqualTo(used);
  }
}
