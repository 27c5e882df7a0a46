package towline.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.aim.AimMode;

class GameContentTest {
  @Test
  void everythingThatComesWithTheGameLoads() {
    GameContent content = GameContent.load();
    assertThat(content.aimModes()).hasSize(AimMode.values().length);
    assertThat(content.difficulties()).hasSize(Difficulty.values().length);
    assertThat(content.arcade().last()).isEqualTo(12);
  }

  @Test
  void eachSectorHasFourWavesAndEndsWithAGreatVessel() {
    ArcadeSpec arcade = GameContent.load().arcade();
    assertThat(arcade.stages().stream().distinct()).hasSize(3);
    for (int number = 1; number <= arcade.last(); number++) {
      boolean boss =
          arcade.wave(number).groups().stream()
              .anyMatch(g -> g.who() instanceof Newcomer.OfVessel v && v.kind().phases() > 1);
      assertThat(boss).as("wave %d has a boss", number).isEqualTo(number % 4 == 0);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{'a': 11} | 'file.json: a is 11; it must be a number from 0.0 to 10.0.'",
        "{'a': 'x'} | 'file.json: a is x; it must be a number from 0.0 to 10.0.'",
        "{'a': NaN} | 'file.json: a is NaN; it must be a number from 0.0 to 10.0.'",
        "{'a': null} | 'file.json: a is null; it must be a number from 0.0 to 10.0.'",
        "{'a': {}} | 'file.json: a is a structure; it must be a number from 0.0 to 10.0.'",
        "{'b': 1} | 'file.json: a is missing.'",
        "{'A': 1} | 'file.json: a is missing.'",
        "{'a': 1, 'c': 2} | 'file.json: c is not a field that Towline knows.'",
        "{'a': 1, 'a': 2} | 'file.json: a stands there twice.'",
        "hello there | 'file.json: the file must be an object in braces.'",
        "'' | 'file.json: is empty; it must be an object in braces.'"
      })
  void aWrongValueNamesFileFieldValueAndRange(String text, String sentence) {
    String json = text.equals("''") ? "" : text.replace('\'', '"');
    assertThatThrownBy(() -> Fields.read("file.json", json, in -> in.number("a", 0, 10)))
        .isInstanceOf(BadContent.class)
        .hasMessage(sentence.substring(1, sentence.length() - 1));
  }
}
