package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.sound.SoundSpec;

class MusicTest {
  private final SoundSpec.Music spec = Sounds.SPEC.music();
  private final Music music = new Music(spec, Sounds.LIBRARY.layers());
  private final MixBlock mixBlock = new MixBlock();

  private void pass(double seconds) {
    for (double t = 0; t < seconds; t += MixBlock.SECONDS) {
      mixBlock.clear();
      music.mixInto(mixBlock);
    }
  }

  @Test
  void calmHasTheFirstLayerAndFullDangerAll() {
    pass(5);
    assertThat(music.gain(0)).isEqualTo(spec.layers().get(0).gain());
    for (int i = 1; i < spec.layers().size(); i++) {
      assertThat(music.gain(i)).isZero();
    }
    music.danger(1);
    pass(5);
    for (int i = 0; i < spec.layers().size(); i++) {
      assertThat(music.gain(i)).isEqualTo(spec.layers().get(i).gain());
    }
  }

  @Test
  void moreDangerNeverTakesALayerAway() {
    double[] before = new double[spec.layers().size()];
    for (double danger = 0; danger <= 1; danger += 0.05) {
      music.danger(danger);
      pass(5);
      for (int i = 0; i < before.length; i++) {
        assertThat(music.gain(i)).isGreaterThanOrEqualTo(before[i]);
        before[i] = music.gain(i);
      }
    }
  }

  @Test
  void layersComeAndGoEvenly() {
    double most = MixBlock.SECONDS / spec.fade() + 1e-9;
    for (int i = 0; i < 400; i++) {
      double before = music.gain(2);
      music.danger(i % 100 < 50 ? 1 : 0);
      pass(MixBlock.SECONDS / 2);
      assertThat(Math.abs(music.gain(2) - before)).isLessThanOrEqualTo(most);
    }
  }

  @Test
  void itIsDuckedAndReturns() {
    music.duck(4);
    pass(spec.duckIn() + 2 * MixBlock.SECONDS);
    assertThat(music.ducked()).isEqualTo(4);
    music.duck(2);
    pass(spec.duckHold() / 2);
    assertThat(music.ducked()).isEqualTo(4);
    pass(spec.duckHold() + spec.duckOut() + 0.1);
    assertThat(music.ducked()).isZero();
  }

  @Test
  void theEndIsFollowedByTheBeginning() {
    int frames = Sounds.LIBRARY.layers().get(0).frames();
    double seconds = (double) frames / SoundClip.RATE;
    pass(seconds);
    int blocks = (int) Math.ceil(seconds / MixBlock.SECONDS);
    assertThat(music.position()).isEqualTo(blocks * MixBlock.FRAMES % frames);
  }
}
