package towline.synth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec;

class RenderTest {
  @Test
  void eachCueHasAnEffectAndThereIsNoOther() {
    SoundSpec spec = SoundSpec.load();
    assertThat(Render.effects())
        .extracting(Effect::name)
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Cue.values()).map(cue -> spec.voice(cue).file()).toList());
  }

  /** Peaks of five milliseconds are compressed and hardly change the loudness. */
  @Test
  void soundsAreEquallyLoudAndNeverBeyondThePeak() {
    for (double seconds : new double[] {0.005, 0.1, 0.5}) {
      double[] sound = new double[Render.RATE];
      for (int i = 0; i < seconds * Render.RATE; i++) {
        sound[i] = 0.02 * Math.sin(2 * Math.PI * 1000 * i / Render.RATE);
      }
      double[] normalised = Render.normalised(sound);
      assertThat(Loudness.of(normalised)).isCloseTo(Render.LOUDNESS, within(0.6));
      assertThat(Loudness.peak(normalised)).isLessThanOrEqualTo(Render.PEAK);
    }
  }

  @Test
  void theSameEffectIsTheSameSamples() {
    assertThat(Deaths.all().get(0).render()).isEqualTo(Deaths.all().get(0).render());
  }

  @Test
  void aFileHoldsTheChannelsInTurnAs16Bits(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("a.wav");
    Wave.write(file, new double[] {0, 0.5}, new double[] {-1, 2});
    ByteBuffer read = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(read.capacity()).isEqualTo(44 + 2 * 2 * 2);
    assertThat(new String(read.array(), 8, 8, StandardCharsets.US_ASCII)).isEqualTo("WAVEfmt ");
    assertThat(read.getShort(22)).isEqualTo((short) 2);
    assertThat(read.getInt(24)).isEqualTo(44_100);
    assertThat(read.getInt(40)).isEqualTo(8);
    assertThat(new short[] {read.getShort(44), read.getShort(46), read.getShort(48)})
        .containsExactly(0, -32_767, 16_384);
    assertThat(read.getShort(50)).isEqualTo((short) 32_767);
  }
}
