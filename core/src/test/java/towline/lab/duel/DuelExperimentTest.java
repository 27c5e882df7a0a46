package towline.lab.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import towline.aim.AimMode;
import towline.lab.TableFormat;

class DuelExperimentTest {
  private static DuelOptions options(int engagements, AimMode.Planning planning) {
    return options(engagements, planning, MountType.FIXED);
  }

  private static DuelOptions options(int engagements, AimMode.Planning planning, MountType mount) {
    return new DuelOptions(
        List.of(AimMode.values()),
        List.of(TargetMotion.STILL, TargetMotion.STRAIGHT),
        engagements,
        1,
        planning,
        mount,
        TableFormat.CSV);
  }

  @Test
  void smarterModesHitStraightTargetsMoreOften() {
    DuelExperiment duel = new DuelExperiment(options(2000, AimMode.Planning.ONCE_A_SHOT));
    DuelTally direct = duel.fight(AimMode.DIRECT, TargetMotion.STRAIGHT);
    DuelTally lead = duel.fight(AimMode.LEAD, TargetMotion.STRAIGHT);
    DuelTally turnLead = duel.fight(AimMode.TURN_LEAD, TargetMotion.STRAIGHT);
    assertThat(direct.interval().isBelow(lead.interval())).isTrue();
    assertThat(lead.interval().isBelow(turnLead.interval())).isTrue();
    assertThat(turnLead.hitRate()).isGreaterThanOrEqualTo(0.99);
  }

  @Test
  void everyTurningModeHitsWhatStandsStill() {
    DuelExperiment duel = new DuelExperiment(options(500, AimMode.Planning.ONCE_A_SHOT));
    for (AimMode mode : AimMode.values()) {
      if (mode.turns()) {
        assertThat(duel.fight(mode, TargetMotion.STILL).hitRate()).as(mode.name()).isEqualTo(1);
      }
    }
  }

  @Test
  void predictHitsWhatItsModelCovers() {
    DuelExperiment duel = new DuelExperiment(options(300, AimMode.Planning.ONCE_A_SHOT));
    for (TargetMotion motion :
        List.of(TargetMotion.ACCELERATING, TargetMotion.CIRCLING, TargetMotion.BRAKING)) {
      DuelTally predict = duel.fight(AimMode.PREDICT, motion);
      DuelTally turnLead = duel.fight(AimMode.TURN_LEAD, motion);
      assertThat(turnLead.interval().isBelow(predict.interval())).as(motion.name()).isTrue();
      assertThat(predict.hitRate()).as(motion.name()).isGreaterThanOrEqualTo(0.95);
    }
  }

  @Test
  void predictIsNowhereWorseThanLead() {
    DuelExperiment duel = new DuelExperiment(options(300, AimMode.Planning.ONCE_A_SHOT));
    for (TargetMotion motion : TargetMotion.values()) {
      DuelTally predict = duel.fight(AimMode.PREDICT, motion);
      DuelTally lead = duel.fight(AimMode.LEAD, motion);
      assertThat(predict.interval().isBelow(lead.interval())).as(motion.name()).isFalse();
    }
  }

  @Test
  void predictHitsStraightTargetsFromTheTow() {
    DuelExperiment duel =
        new DuelExperiment(options(200, AimMode.Planning.ONCE_A_SHOT, MountType.TOWED));
    DuelTally predict = duel.fight(AimMode.PREDICT, TargetMotion.STRAIGHT);
    assertThat(predict.hitRate()).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void turnLeadReplannedFiresInEveryEngagementAndAtMostATickLate() {
    DuelExperiment duel = new DuelExperiment(options(1000, AimMode.Planning.EVERY_TICK));
    DuelTally tally = duel.fight(AimMode.TURN_LEAD, TargetMotion.STRAIGHT);
    assertThat(tally.shots()).isEqualTo(1000);
    assertThat(tally.longestDelay()).isLessThanOrEqualTo(DuelTurret.TICK);
  }

  @Test
  void theSameOptionsGiveTheSameBytes() throws IOException {
    StringBuilder first = new StringBuilder();
    StringBuilder second = new StringBuilder();
    DuelExperiment.run(options(200, AimMode.Planning.ONCE_A_SHOT), first);
    DuelExperiment.run(options(200, AimMode.Planning.ONCE_A_SHOT), second);
    assertThat(second.toString()).isEqualTo(first.toString());
    assertThat(first.toString())
        .startsWith(
            "mode,motion,engagements,shots,hits,hit_rate,low95,high95,mean_time_to_hit_s\n");
  }
}
