package towline.content.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.content.ContentException;
import towline.content.JsonFields;
import towline.content.sound.SoundSpec.Hum;
import towline.content.sound.SoundSpec.Mood;

class SoundSpecTest {
  @Test
  void everythingThatCanBeHeardHasAnEntry() {
    SoundSpec spec = SoundSpec.load();
    assertThat(spec.voices()).containsOnlyKeys(Cue.values());
    assertThat(spec.hums()).containsOnlyKeys(Hum.values());
    assertThat(spec.moods()).containsOnlyKeys(Mood.values());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"voices\": 24 | \"voices\": 2 | mix.voices is 2; it must be a number from 4.0 to 128.0.",
        "\"notes\": [0, 7, 12] | \"notes\": [0.5] |"
            + " voices.SHIP_SHOT.notes is 0.5; it must be a list of whole numbers from -24 to 36.",
        "\"notes\": [0, 7, 12] | \"notes\": 0 | voices.SHIP_SHOT.notes is 0; it must be a list in"
            + " brackets with at least one number.",
        "\"TANK\": 1.2 | \"TONK\": 1.2 | danger.weights.TONK is not a known field."
      })
  void aWrongValueIsNamed(String right, String wrong, String sentence) throws IOException {
    String text = text();
    assertThat(text).contains(right);
    String broken = text.replaceFirst(java.util.regex.Pattern.quote(right), wrong);
    assertThatThrownBy(() -> JsonFields.read("sound.json", broken, SoundSpec::read))
        .isInstanceOf(ContentException.class)
        .hasMessage("sound.json: " + sentence);
  }

  private static String text() throws IOException {
    try (var in =
        Objects.requireNonNull(SoundSpecTest.class.getResourceAsStream("/tuning/sound.json"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
