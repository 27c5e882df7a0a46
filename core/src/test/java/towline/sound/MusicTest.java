package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.sound.LoopSpec;
import towline.content.sound.MusicLayer;
import towline.content.sound.MusicLoop;
import towline.content.sound.MusicSpec;

class MusicTest {
  private static final double BAR_SECONDS = 3;

  private final MusicSpec spec = Sounds.SPEC.music();
  private final Music music = new Music(spec, Sounds.LIBRARY.instruments());
  private final MixBlock mixBlock = new MixBlock();
  private int mostNotes;

  private void pass(double seconds) {
    for (double t = 0; t < seconds; t += MixBlock.SECONDS) {
      mixBlock.clear();
      music.mixInto(mixBlock);
    }
  }

  @Test
  void calmHasTheFirstLayerAndFullDangerAll() {
    pass(5);
    for (MusicLayer layer : MusicLayer.values()) {
      double expected = layer == MusicLayer.PULSE ? spec.maxGain(layer) : 0;
      assertThat(music.gain(layer)).isEqualTo(expected);
    }
    music.danger(1);
    pass(5);
    for (MusicLayer layer : MusicLayer.values()) {
      assertThat(music.gain(layer)).isEqualTo(spec.maxGain(layer));
    }
  }

  @Test
  void moreDangerNeverTakesALayerAway() {
    double[] before = new double[MusicLayer.values().length];
    for (double danger = 0; danger <= 1; danger += 0.05) {
      music.danger(danger);
      pass(spec.fade() + MixBlock.SECONDS);
      for (MusicLayer layer : MusicLayer.values()) {
        assertThat(music.gain(layer)).isGreaterThanOrEqualTo(before[layer.ordinal()]);
        before[layer.ordinal()] = music.gain(layer);
      }
    }
  }

  @Test
  void layersComeAndGoEvenly() {
    MusicLayer drums = MusicLayer.DRUMS;
    double most = spec.maxGain(drums) * MixBlock.SECONDS / spec.fade() + 1e-9;
    for (int i = 0; i < 400; i++) {
      double before = music.gain(drums);
      music.danger(i % 100 < 50 ? 1 : 0);
      pass(MixBlock.SECONDS / 2);
      assertThat(Math.abs(music.gain(drums) - before)).isLessThanOrEqualTo(most);
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

  @ParameterizedTest
  @EnumSource(MusicLoop.class)
  void anotherLoopBeginsAtABar(MusicLoop next) {
    for (double wait : new double[] {0.3, 1, 1.7}) {
      Music playing = new Music(spec, Sounds.LIBRARY.instruments());
      run(playing, wait);
      int askedAt = playing.step();
      playing.play(next);
      int lastStep = playing.step();
      while (playing.loop() != next) {
        lastStep = playing.step();
        run(playing, MixBlock.SECONDS);
      }
      if (next != MusicLoop.TITLE) {
        assertThat(lastStep % LoopSpec.STEPS_PER_BAR).isZero();
        assertThat(lastStep - askedAt).isBetween(0, LoopSpec.STEPS_PER_BAR);
        assertThat(playing.step()).isEqualTo(1);
      }
    }
  }

  private void run(Music playing, double seconds) {
    for (double t = 0; t < seconds; t += MixBlock.SECONDS) {
      mixBlock.clear();
      playing.mixInto(mixBlock);
    }
  }

  @Test
  void aLoopThatReturnsGoesOnWithItsNextSection() {
    music.play(MusicLoop.HULL);
    pass(BAR_SECONDS);
    LoopSpec hull = spec.loop(MusicLoop.HULL);
    List<Integer> starts = hull.sections();
    pass((starts.get(1) - 2) * LoopSpec.STEPS_PER_BAR * hull.stepSeconds());
    music.play(MusicLoop.BOSS);
    pass(BAR_SECONDS);
    assertThat(music.loop()).isEqualTo(MusicLoop.BOSS);
    music.play(MusicLoop.HULL);
    while (music.loop() != MusicLoop.HULL) {
      pass(MixBlock.SECONDS);
    }
    assertThat(music.step()).isEqualTo(starts.get(1) * LoopSpec.STEPS_PER_BAR + 1);
  }

  /** The end of a loop jumps no more than any bar does, and every note has a voice. */
  @Tag("long")
  @ParameterizedTest
  @EnumSource(MusicLoop.class)
  void theEndOfALoopDoesNotClickAndNoNoteIsCutOff(MusicLoop loop) {
    music.danger(1);
    music.play(loop);
    float usual = greatestStep(spec.loop(loop).seconds() - BAR_SECONDS);
    assertThat(mostNotes).isBetween(8, Music.VOICES - 1);
    int before = music.step();
    float end = greatestStep(2 * BAR_SECONDS);
    assertThat(music.step()).as("the loop is over").isLessThan(before);
    assertThat(end).isLessThan(1.3f * usual);
  }

  /** Without drums, so that nothing covers a click. */
  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {5, 9, 14})
  void changesFromLoopToLoopDoNotClick(int seconds) {
    MusicLoop[] loops = MusicLoop.values();
    music.play(loops[0]);
    float before = greatestStep(seconds);
    for (int i = 1; i <= loops.length; i++) {
      MusicLoop next = loops[i % loops.length];
      music.play(next);
      float change = greatestStep(BAR_SECONDS);
      assertThat(music.loop()).isEqualTo(next);
      float after = greatestStep(seconds);
      assertThat(change).as("to %s", next).isLessThan(1.3f * Math.max(before, after));
      before = after;
    }
  }

  /** Returns the greatest change from sample to sample in the next {@code seconds}. */
  private float greatestStep(double seconds) {
    float greatest = 0;
    float last = Float.NaN;
    for (double t = 0; t < seconds; t += MixBlock.SECONDS) {
      mixBlock.clear();
      music.mixInto(mixBlock);
      mostNotes = Math.max(mostNotes, music.notes());
      for (int i = 0; i < MixBlock.FRAMES; i++) {
        greatest = Float.isNaN(last) ? 0 : Math.max(greatest, Math.abs(mixBlock.left[i] - last));
        last = mixBlock.left[i];
      }
    }
    return greatest;
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource(MusicLoop.class)
  void calmMusicIsNeverSilent(MusicLoop loop) {
    music.play(loop);
    pass(BAR_SECONDS);
    double quiet = 0;
    for (double t = 0; t < spec.loop(loop).seconds(); t += MixBlock.SECONDS) {
      mixBlock.clear();
      music.mixInto(mixBlock);
      quiet = mixBlock.peak() > 0.003 ? 0 : quiet + MixBlock.SECONDS;
      assertThat(quiet).isLessThan(0.5);
    }
  }
}
