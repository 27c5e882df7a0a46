package towline.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import towline.aim.AimMode;
import towline.data.ContentException;
import towline.data.JsonFields;
import towline.sim.loadout.Mastery;
import towline.sim.loadout.ModeGain;

/** How aim modes are mastered is read with its ranges, and points become steps. */
class MasterySpecTest {
  @Test
  void aStepIsReachedWithItsPointsAndNotWithOneLess() {
    MasterySpec spec = GameContent.load().mastery();
    assertThat(spec.step(0)).isZero();
    for (int step = 1; step <= Mastery.STEPS; step++) {
      int points = spec.steps().get(step - 1);
      assertThat(spec.step(points - 1)).isEqualTo(step - 1);
      assertThat(spec.step(points)).isEqualTo(step);
    }
    assertThat(spec.step(Long.MAX_VALUE)).isEqualTo(Mastery.STEPS);
  }

  @Test
  void everyModeGainsMoreWithEachStepAndNothingWithoutOne() {
    MasterySpec spec = GameContent.load().mastery();
    assertThat(spec.gains()).hasSameSizeAs(AimMode.values());
    for (ModeGain gain : spec.gains()) {
      assertThat(gain.at(0)).isZero();
      for (int step = 1; step <= Mastery.STEPS; step++) {
        assertThat(gain.at(step)).isGreaterThan(gain.at(step - 1));
      }
    }
  }

  @Test
  void whatIsOutOfItsRangeIsRefusedInOneSentence() {
    assertThatThrownBy(() -> read("[1, 2, 3]", "\"reload\": [0.1, 0.2, 0.9]"))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("mastery.json: HOLD.reload")
        .hasMessageContaining("0.9")
        .hasMessageContaining("0.01 to 0.4");
    assertThatThrownBy(() -> read("[1, 2, 0]", "\"reload\": [0.1, 0.2, 0.3]"))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("mastery.json: steps");
  }

  @Test
  void aModeGainsOneThingThatItsGunHas() {
    for (String gain :
        new String[] {
          "",
          "\"shardReach\": [1, 2, 3]",
          "\"reload\": [0.1, 0.2, 0.3], \"splash\": [0.1, 0.2, 0.3]"
        }) {
      assertThatThrownBy(() -> read("[1, 2, 3]", gain))
          .as(gain)
          .isInstanceOf(ContentException.class)
          .hasMessageContaining("mastery.json: HOLD");
    }
  }

  @Test
  void stepsRiseAndAreAsManyAsThereAre() {
    for (String steps : new String[] {"[1, 2]", "[1, 2, 2]", "[1, 2, 3, 4]"}) {
      assertThatThrownBy(() -> read(steps, "\"reload\": [0.1, 0.2, 0.3]"))
          .as(steps)
          .isInstanceOf(ContentException.class);
      String gain = "\"reload\": " + steps.replace("1", "0.1").replace("2", "0.2");
      assertThatThrownBy(() -> read("[1, 2, 3]", gain))
          .as(gain)
          .isInstanceOf(ContentException.class);
    }
  }

  /** Reads a file with those steps, in which every mode gains that. */
  private static void read(String steps, String gain) {
    String modes =
        Arrays.stream(AimMode.values())
            .map(mode -> ", \"" + mode + "\": {" + gain + "}")
            .collect(Collectors.joining());
    String text = "{\"firstHit\": 1, \"courier\": 10, \"steps\": " + steps + modes + "}";
    JsonFields.read("mastery.json", text, MasterySpec::read);
  }
}
