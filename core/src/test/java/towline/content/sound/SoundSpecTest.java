package towline.content.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.content.sound.SoundSpec.Hum;
import towline.content.sound.SoundSpec.Mood;
import towline.data.ContentException;
import towline.data.JsonFields;

class SoundSpecTest {
  @Test
  void everyCueHumAndMoodHasAnEntry() {
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
        "\"silent\": [ | \"silent\": [\"WAVE_CLEARED\", | events: WAVE_CLEARED must have either rows or"
            + " a place in \"silent\".",
        "\"silent\": [ | \"silent\": [\"SPRING\", | silent is SPRING; it must be one of SHIP_FIRED,",
        "\"cue\": \"WALL\" | \"cue\": \"WELL\" | events.WALL_STRUCK[0].cue is WELL; it must be"
            + " one of SHIP_SHOT,",
        "\"from\": 1.5, \"to\": 14 | \"from\": 14, \"to\": 14 |"
            + " events.CABLE_TAUT[0].gain: from must be less than to.",
        "\"overheard\": false | \"overheard\": 0 | events.KILLED_BY_WHIP[1].overheard is 0; it must"
            + " be true or false.",
        "\"FIGHTERS\": 1.2 | \"FIGHTEES\": 1.2 | danger.weights.FIGHTEES is not a known field."
      })
  void theErrorOfAWrongValueNamesIt(String right, String wrong, String sentence)
      throws IOException {
    String text = text();
    assertThat(text).contains(right);
    String broken = text.replaceFirst(java.util.regex.Pattern.quote(right), wrong);
    assertThatThrownBy(() -> JsonFields.read("sound.json", broken, SoundSpec::read))
        .isInstanceOf(ContentException.class)
        .hasMessageStartingWith("sound.json: " + sentence);
  }

  private static String text() throws IOException {
    try (var in =
        Objects.requireNonNull(SoundSpecTest.class.getResourceAsStream("/tuning/sound.json"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
