package towline.view.hud;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HaulPanelTest {
  private static final double FRAME = 1.0 / 60;

  private final HaulPanel.Change change = new HaulPanel.Change();

  @BeforeEach
  void begin() {
    change.reset(2, 0.5);
  }

  private void expect(boolean raised, boolean kept, boolean lost) {
    assertThat(change.raised() == 1).as("raised").isEqualTo(raised);
    assertThat(change.kept() == 1).as("kept").isEqualTo(kept);
    assertThat(change.lost() == 1).as("lost").isEqualTo(lost);
  }

  @Test
  void aGainALossAndABankedHaulLightUpInTheirOwnWays() {
    change.update(2, 0.8, FRAME);
    expect(true, false, false);
    change.update(2, 0, FRAME);
    expect(false, false, true);
    change.update(2, 0.3, FRAME);
    expect(true, false, false);
    change.update(2.3, 0, FRAME);
    expect(false, true, false);
  }

  @Test
  void aCourierOpenedInTheTickOfAGateShowsBoth() {
    change.update(2.5, 0.3, FRAME);
    expect(true, true, false);
  }

  @Test
  void everyChangeFades() {
    change.update(2.5, 0.3, FRAME);
    change.update(2.5, 0, FRAME);
    for (int frame = 0; frame < 120; frame++) {
      change.update(2.5, 0, FRAME);
    }
    assertThat(change.kept()).isLessThan(0.02);
    assertThat(change.lost()).isLessThan(0.02);
    assertThat(change.raised()).isZero();
  }

  @Test
  void anotherRunAnnouncesNothing() {
    change.update(2, 0.8, FRAME);
    change.reset(4, 0);
    change.update(4, 0, FRAME);
    expect(false, false, false);
    assertThat(change.raised() + change.kept() + change.lost()).isZero();
  }

  @Test
  void theBankIsShownOnceAPartIsBanked() {
    assertThat(HaulPanel.isBankShown(1)).isFalse();
    assertThat(HaulPanel.isBankShown(1.1)).isTrue();
  }

  @Test
  void aLossIsRecentForASecond() {
    assertThat(change.isLossRecent()).isFalse();
    change.update(2, 0, FRAME);
    for (int frame = 0; frame < 59; frame++) {
      assertThat(change.isLossRecent()).as("frame %d", frame).isTrue();
      change.update(2, 0, FRAME);
    }
    change.update(2, 0, 2 * FRAME);
    assertThat(change.isLossRecent()).isFalse();
  }
}
