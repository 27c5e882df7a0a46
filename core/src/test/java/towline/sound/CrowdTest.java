package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.content.sound.Cue;
import towline.content.sound.SoundCrowd;
import towline.content.sound.SoundSpec.Bus;

/** Many simultaneous bursts are one thicker sound. */
class CrowdTest {
  /**
   * Maximum gain over a single burst, dB; two hundred without shared voices would be more than 20
   * dB louder.
   */
  private static final double MAX_GAIN = 11;

  static List<SoundCrowd> crowds() {
    return Sounds.SPEC.crowds();
  }

  /**
   * Returns the loudest tenth of a second of a number of plays of each cue within the same time,
   * dB.
   */
  private static double loudness(Set<Cue> cues, int times, int most) {
    VoicePool pool = new VoicePool(Sounds.SPEC, Sounds.LIBRARY);
    MixBlock heard = new MixBlock();
    double loudest = 0;
    int window = (int) (0.1 / MixBlock.SECONDS);
    double[] energies = new double[window];
    for (int block = 0; block < 6 * window; block++) {
      if (block < times) {
        for (Cue cue : cues) {
          double loud = Sounds.SPEC.voice(cue).gain();
          pool.play(cue, block, 1, loud, loud);
        }
      }
      assertThat(pool.count()).isLessThanOrEqualTo(most);
      heard.clear();
      pool.mixInto(Bus.EFFECTS, heard, heard);
      energies[block % window] = heard.energy();
      loudest = Math.max(loudest, Arrays.stream(energies).sum());
    }
    return 10 * Math.log10(loudest);
  }

  @ParameterizedTest
  @MethodSource("crowds")
  void thirtyBurstsShareFewVoicesAndAreThickerButNotThirtyTimesAsLoud(SoundCrowd crowd) {
    double loudest = Double.NEGATIVE_INFINITY;
    for (Cue cue : crowd.cues()) {
      double alone = loudness(Set.of(cue), 1, 1);
      double together = loudness(Set.of(cue), 30, crowd.most());
      assertThat(together - alone).as("thirty of %s", cue).isBetween(0.5, MAX_GAIN);
      loudest = Math.max(loudest, alone);
    }
    double all = loudness(crowd.cues(), 30, crowd.most());
    assertThat(all - loudest).as("thirty of each").isBetween(0.5, MAX_GAIN);
  }
}
