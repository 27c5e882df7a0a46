package towline.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import towline.data.ContentException;
import towline.data.JsonFields;

/** The ranges of the mastery of aim modes, and the steps for points. */
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
  void aNumberOutOfItsRangeIsRefusedInOneSentence() {
    assertThatThrownBy(() -> read("[1, 2, 0]"))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("mastery.json: steps");
  }

  @Test
  void stepsMustRiseAndBeComplete() {
    for (String steps : new String[] {"[1, 2]", "[1, 2, 2]", "[1, 2, 3, 4]"}) {
      assertThatThrownBy(() -> read(steps)).as(steps).isInstanceOf(ContentException.class);
    }
  }

  private static void read(String steps) {
    String text = "{\"firstHit\": 1, \"courier\": 10, \"steps\": " + steps + "}";
    JsonFields.read("mastery.json", text, MasterySpec::read);
  }
}
