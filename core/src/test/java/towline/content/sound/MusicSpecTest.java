package towline.content.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.SectorSpec.Look;
import towline.content.sound.LoopSpec.Note;
import towline.content.sound.SoundSpec.Mood;
import towline.data.ContentException;
import towline.data.JsonFields;

class MusicSpecTest {
  private static final MusicSpec SPEC = MusicSpec.load();

  /** A recording that is played much higher or lower no longer sounds like its instrument. */
  private static final int MAX_TRANSPOSITION = 20;

  @Test
  void eachSectorHasItsMusicAndABossTakesItsPlace() {
    Set<MusicLoop> ofSectors = new HashSet<>();
    for (Look look : Look.values()) {
      ofSectors.add(MusicLoop.of(Mood.FLIGHT, look, false));
      assertThat(MusicLoop.of(Mood.FLIGHT, look, true)).isEqualTo(MusicLoop.BOSS);
      assertThat(MusicLoop.of(Mood.PAUSED, look, false))
          .isEqualTo(MusicLoop.of(Mood.FLIGHT, look, false));
      assertThat(MusicLoop.of(Mood.TITLE, look, true)).isEqualTo(MusicLoop.TITLE);
    }
    assertThat(ofSectors)
        .containsExactlyInAnyOrder(MusicLoop.SPACE, MusicLoop.HULL, MusicLoop.UNDERTOW);
  }

  @ParameterizedTest
  @EnumSource(MusicLoop.class)
  void everySectionHasNotesOfAllLayers(MusicLoop loop) {
    LoopSpec spec = SPEC.loop(loop);
    List<Integer> sections = spec.sections();
    for (int i = 0; i + 1 < sections.size(); i++) {
      int first = sections.get(i) * LoopSpec.STEPS_PER_BAR;
      int end = sections.get(i + 1) * LoopSpec.STEPS_PER_BAR;
      Set<MusicLayer> layers = new HashSet<>();
      for (Note note : spec.notes()) {
        if (note.step() >= first && note.step() < end) {
          layers.add(note.layer());
        }
      }
      assertThat(layers).as("section %d", i).containsExactlyInAnyOrder(MusicLayer.values());
    }
  }

  @ParameterizedTest
  @EnumSource(MusicLoop.class)
  void notesAreInOrderAndInTheRangeOfTheirInstruments(MusicLoop loop) {
    int last = 0;
    for (Note note : SPEC.loop(loop).notes()) {
      assertThat(note.step()).isBetween(last, SPEC.loop(loop).bars() * LoopSpec.STEPS_PER_BAR - 1);
      last = note.step();
      InstrumentSpec instrument = SPEC.instruments().get(note.instrument());
      int recorded = instrument.notes().get(instrument.nearest(note.pitch()));
      assertThat(Math.abs(note.pitch() - recorded))
          .as(instrument.name())
          .isLessThanOrEqualTo(MAX_TRANSPOSITION);
    }
  }

  @Test
  void aHeldChordLastsBeyondTheBarAndItsTonesAreInOneOctave() {
    List<Note> pad =
        SPEC.loop(MusicLoop.SPACE).notes().stream()
            .filter(note -> SPEC.instruments().get(note.instrument()).name().equals("pad"))
            .limit(4)
            .toList();
    int low =
        SPEC.instruments().stream()
            .filter(i -> i.name().equals("pad"))
            .findFirst()
            .orElseThrow()
            .low();
    assertThat(pad).extracting(Note::length).containsOnly(2 * LoopSpec.STEPS_PER_BAR);
    assertThat(pad).extracting(Note::pitch).allMatch(pitch -> pitch >= low && pitch < low + 12);
    assertThat(pad).extracting(note -> note.pitch() % 12).containsExactlyInAnyOrder(9, 0, 4, 7);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"A4:6 C5:2 E5:8\" | \"A4:6 C5:2 E5:7\" | the bar \"A4:6 C5:2 E5:7\" has 15 sixteenths, not 16",
        "\"A4:6 C5:2 E5:8\" | \"A4:6 H5:2 E5:8\" | there is no chord or note H5",
        "\"*--- ---- ---- ----\" | \"*--- ---- ----\" | the bar \"*--- ---- ----\" has 12 sixteenths",
        "\"*--- ---- ---- ----\" | \"?--- ---- ---- ----\" | a pattern has an unknown mark ?",
        "PULSE pad held2 | PULSE pud held2 | there is no instrument pud",
        "PULSE pad held2 | PULSE pad holt | \"PULSE pad holt\" is not LAYER instrument pattern",
        "PULSE pad held2 | PULZE pad held2 | \"PULZE pad held2\" is not LAYER instrument pattern",
        "\"Am7 Am7 | \"Am7 Am8 | there is no chord or note Am8",
        "\"tempo\": 92 | \"tempo\": 9 | tempo is 9; it must be a number from 40.0 to 240.0",
        "\"A2\", \"C\"] | \"A2\", \"Z\"] | order is Z; it must be a list of names of sections",
      })
  void theErrorOfAWrongValueNamesIt(String right, String wrong, String sentence)
      throws IOException {
    String text = text();
    assertThat(text).contains(right);
    String broken = text.replaceFirst(Pattern.quote(right), wrong.replace("\\", "\\\\"));
    assertThatThrownBy(() -> JsonFields.read("music.json", broken, MusicSpec::read))
        .isInstanceOf(ContentException.class)
        .hasMessageStartingWith("music.json: ")
        .hasMessageContaining(sentence);
  }

  private static String text() throws IOException {
    try (var in =
        Objects.requireNonNull(MusicSpecTest.class.getResourceAsStream("/tuning/music.json"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
