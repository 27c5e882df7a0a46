package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.sound.Cue;
import towline.content.sound.InstrumentSpec;
import towline.content.sound.SoundSpec.Hum;
import towline.content.sound.VoiceSpec;
import towline.data.ContentException;
import towline.synth.Loudness;

class SoundFilesTest {
  private static final double MAX_PEAK = Math.pow(10, -1 / 20.0);

  @Test
  void everyFileHasItsCueAndEveryCueItsFile() throws Exception {
    List<String> named = new ArrayList<>();
    Sounds.SPEC.voices().values().stream().map(VoiceSpec::file).forEach(named::add);
    Sounds.SPEC.hums().values().forEach(hum -> named.add(hum.file()));
    for (InstrumentSpec instrument : Sounds.SPEC.music().instruments()) {
      instrument.notes().forEach(note -> named.add(instrument.file(note)));
    }
    assertThat(named).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(files());
  }

  private static List<String> files() throws Exception {
    URI folder = Objects.requireNonNull(SoundFilesTest.class.getResource("/sound")).toURI();
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      return files.map(file -> file.getFileName().toString().replace(".ogg", "")).toList();
    }
  }

  @ParameterizedTest
  @EnumSource(Cue.class)
  void anEffectNeitherClipsNorClicks(Cue cue) {
    SoundClip clip = Sounds.LIBRARY.cue(cue);
    assertThat(peak(clip)).isBetween(0.1, MAX_PEAK);
    assertThat(Math.abs(clip.left(0))).isLessThan(0.02f);
    assertThat(Math.abs(clip.left(clip.frames() - 1))).isLessThan(0.005f);
  }

  @Test
  void effectsAreAboutEquallyLoud() {
    List<Double> levels = new ArrayList<>();
    for (Cue cue : Cue.values()) {
      levels.add(Loudness.of(samples(Sounds.LIBRARY.cue(cue))));
    }
    assertThat(Collections.max(levels) - Collections.min(levels)).isLessThan(6);
  }

  private static double[] samples(SoundClip clip) {
    return IntStream.range(0, clip.frames()).mapToDouble(clip::left).toArray();
  }

  @Test
  void effectsAreSmallFiles() throws IOException {
    for (Cue cue : Cue.values()) {
      SoundClip clip = Sounds.LIBRARY.cue(cue);
      String path = "/" + SoundBank.path(Sounds.SPEC.voice(cue).file());
      try (var in = Objects.requireNonNull(getClass().getResourceAsStream(path))) {
        double seconds = (double) clip.frames() / SoundClip.RATE;
        assertThat(in.readAllBytes().length).as(path).isLessThan((int) (4_500 + 9_000 * seconds));
      }
    }
  }

  @Test
  void aNoteOfTheMusicNeitherClipsNorClicks() {
    List<InstrumentSpec> instruments = Sounds.SPEC.music().instruments();
    for (int i = 0; i < instruments.size(); i++) {
      for (SoundClip note : Sounds.LIBRARY.instruments().get(i)) {
        assertThat(peak(note)).as(instruments.get(i).name()).isBetween(0.1, MAX_PEAK);
        if (!instruments.get(i).looped()) {
          assertThat(Math.abs(note.left(0))).as(instruments.get(i).name()).isLessThan(0.05f);
          assertThat(Math.abs(note.left(note.frames() - 1))).isLessThan(0.005f);
        }
      }
    }
  }

  /** Bytes and memory of the music count on the page. */
  @Test
  void theMusicIsSmall() throws IOException {
    int bytes = 0;
    int frames = 0;
    List<InstrumentSpec> instruments = Sounds.SPEC.music().instruments();
    for (int i = 0; i < instruments.size(); i++) {
      for (int note : instruments.get(i).notes()) {
        String path = "/" + SoundBank.path(instruments.get(i).file(note));
        try (var in = Objects.requireNonNull(getClass().getResourceAsStream(path))) {
          bytes += in.readAllBytes().length;
        }
      }
      for (SoundClip note : Sounds.LIBRARY.instruments().get(i)) {
        frames += note.frames();
      }
    }
    assertThat(bytes).isLessThan(700_000);
    assertThat(frames / SoundClip.RATE).isLessThan(90);
  }

  @ParameterizedTest
  @EnumSource(Hum.class)
  void aHumHasNoSeam(Hum hum) {
    SoundClip clip = Sounds.LIBRARY.hum(hum);
    assertNoSeam(clip, 0, clip.frames());
  }

  @Test
  void anEndlessNoteHasNoSeam() {
    List<InstrumentSpec> instruments = Sounds.SPEC.music().instruments();
    for (int i = 0; i < instruments.size(); i++) {
      for (SoundClip note : Sounds.LIBRARY.instruments().get(i)) {
        if (instruments.get(i).looped()) {
          assertNoSeam(note, InstrumentSpec.LEAD_IN, note.frames() - InstrumentSpec.LEAD_IN);
        }
      }
    }
  }

  private static void assertNoSeam(SoundClip loop, int first, int end) {
    double jump = Math.abs(loop.left(first) - loop.left(end - 1));
    double before = loop.left(end - 1) - loop.left(end - 2);
    double bend = Math.abs(loop.left(first + 1) - loop.left(first) - before);
    assertThat(jump).isLessThanOrEqualTo(usualJump(loop, 1));
    assertThat(bend).isLessThanOrEqualTo(usualJump(loop, 2));
  }

  /** Returns the 99.9 % quantile of all steps (or bends) within a loop. */
  private static double usualJump(SoundClip loop, int order) {
    double[] jumps = new double[loop.frames() - 2];
    for (int i = 0; i < jumps.length; i++) {
      double step = loop.left(i + 1) - loop.left(i);
      double next = loop.left(i + 2) - loop.left(i + 1);
      jumps[i] = Math.abs(order == 1 ? step : next - step);
    }
    java.util.Arrays.sort(jumps);
    return jumps[(int) (jumps.length * 0.999)];
  }

  @Test
  void aMissingFileIsNamed() {
    assertThatThrownBy(() -> OggDecoder.read("sound/none.ogg"))
        .isInstanceOf(ContentException.class)
        .hasMessage(
            "sound/none.ogg: the file is missing from the game; build or download the game again.");
  }

  @Test
  void aFileThatIsNotASoundIsNamed() {
    assertThatThrownBy(() -> OggDecoder.read("tuning/sound.json"))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("tuning/sound.json: ");
  }

  private static double peak(SoundClip clip) {
    double peak = 0;
    for (int i = 0; i < clip.frames(); i++) {
      peak = Math.max(peak, Math.max(Math.abs(clip.left(i)), Math.abs(clip.right(i))));
    }
    return peak;
  }
}
