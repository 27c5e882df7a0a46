package towline.lab.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import towline.aim.AimMode;
import towline.lab.TableFormat;

class DuelTest {
  private static DuelOptions options(int engagements, AimMode.Planning planning) {
    return options(engagements, planning, Mount.FIXED);
  }

  private static DuelOptions options(int engagements, AimMode.Planning planning, Mount mount) {
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
    Duel duel = new Duel(options(2000, AimMode.Planning.ONCE_A_SHOT));
    DuelTally direct = duel.fight(AimMode.DIRECT, TargetMotion.STRAIGHT);
    DuelTally lead = duel.fight(AimMode.LEAD, TargetMotion.STRAIGHT);
    DuelTally turnLead = duel.fight(AimMode.TURN_LEAD, TargetMotion.STRAIGHT);
    assertThat(direct.interval().isBelow(lead.interval())).isTrue();
    assertThat(lead.interval().isBelow(turnLead.interval())).isTrue();
    assertThat(turnLead.hitRate()).isGreaterThanOrEqualTo(0.99);
  }

  @Test
  void everyTurningModeHitsWhatStandsStill() {
    Duel duel = new Duel(options(500, AimMode.Planning.ONCE_A_SHOT));
    for (AimMode mode : AimMode.values()) {
      if (mode.turns()) {
        assertThat(duel.fight(mode, TargetMotion.STILL).hitRate()).as(mode.name()).isEqualTo(1);
      }
    }
  }

  @Test
  void predictHitsWhatItsModelCovers() {
    Duel duel = new Duel(options(300, AimMode.Planning.ONCE_A_SHOT));
    for (TargetMotion targetMotion :
        List.of(TargetMotion.ACCELERATING, TargetMotion.CIRCLING, TargetMotion.BRAKING)) {
      DuelTally predict = duel.fight(AimMode.PREDICT, targetMotion);
      DuelTally turnLead = duel.fight(AimMode.TURN_LEAD, targetMotion);
      assertThat(turnLead.interval().isBelow(predict.interval())).as(targetMotion.name()).isTrue();
      assertThat(predict.hitRate()).as(targetMotion.name()).isGreaterThanOrEqualTo(0.95);
    }
  }

  @Test
  void predictIsNowhereWorseThanLead() {
    Duel duel = new Duel(options(300, AimMode.Planning.ONCE_A_SHOT));
    for (TargetMotion targetMotion : TargetMotion.values()) {
      DuelTally predict = duel.fight(AimMode.PREDICT, targetMotion);
      DuelTally lead = duel.fight(AimMode.LEAD, targetMotion);
      assertThat(predict.interval().isBelow(lead.interval())).as(targetMotion.name()).isFalse();
    }
  }

  @Test
  void predictHitsStraightTargetsFromTheTow() {
    Duel duel = new Duel(options(200, AimMode.Planning.ONCE_A_SHOT, Mount.TOWED));
    DuelTally predict = duel.fight(AimMode.PREDICT, TargetMotion.STRAIGHT);
    assertThat(predict.hitRate()).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void turnLeadReplannedFiresInEveryEngagementAndAtMostATickLate() {
    Duel duel = new Duel(options(1000, AimMode.Planning.EVERY_TICK));
    DuelTally tally = duel.fight(AimMode.TURN_LEAD, TargetMotion.STRAIGHT);
    assertThat(tally.shots()).isEqualTo(1000);
    assertThat(tally.longestDelay()).isLessThanOrEqualTo(DuelTurret.TICK);
  }

  @Test
  void theSameOptionsGiveTheSameBytes() throws IOException {
    StringBuilder first = new StringBuilder();
    StringBuilder second = new StringBuilder();
    Duel.run(options(200, AimMode.Planning.ONCE_A_SHOT), first);
    Duel.run(options(200, AimMode.Planning.ONCE_A_SHOT), second);
    assertThat(second.toString()).isEqualTo(first.toString());
    assertThat(first.toString())
        .startsWith(
            "mode,motion,engagements,shots,hits,hit_rate,low95,high95,mean_time_to_hit_s\n");
  }
}
