package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import towline.content.sound.Cue;
import towline.internal.RandomStream;

class VoicePoolTest {
  private static final int LIMIT = Sounds.SPEC.mix().voices();

  private final Mixer mixer = Sounds.mixer();
  private final Recording recording = new Recording();

  @Test
  void theLimitsInTotalAndPerCueHold() {
    RandomStream random = new RandomStream(1);
    int most = 0;
    for (int i = 0; i < 4_000; i++) {
      Cue cue = Cue.values()[random.index(Cue.values().length)];
      mixer.play(cue, random.range(-1, 1), 1, 0);
      recording.record(mixer, MixBlock.SECONDS / 2);
      most = Math.max(most, mixer.voices());
      assertThat(mixer.voices(cue)).isLessThanOrEqualTo(Sounds.SPEC.voice(cue).maxVoices());
      assertThat(mixer.voices()).isLessThanOrEqualTo(LIMIT);
    }
    assertThat(most).isEqualTo(LIMIT);
  }

  @Test
  void aMoreImportantCueReplacesALessImportantOne() {
    List<Cue> cues = byPriority();
    fill(cues);
    Cue least = cues.get(0);
    int before = mixer.voices(least);
    Cue important = Cue.SHIP_DIED;
    mixer.play(important, 0, 1, 0);
    assertThat(mixer.voices(important)).isEqualTo(1);
    assertThat(mixer.voices(least)).isEqualTo(before - 1);
    assertThat(mixer.voices()).isEqualTo(LIMIT);
  }

  @Test
  void aLessImportantCueIsDropped() {
    List<Cue> cues = byPriority();
    List<Cue> important = cues.subList(cues.size() - LIMIT, cues.size());
    fill(important);
    mixer.play(cues.get(0), 0, 1, 0);
    assertThat(mixer.voices(cues.get(0))).isZero();
    for (Cue cue : important) {
      assertThat(mixer.voices(cue)).as("%s", cue).isPositive();
    }
  }

  @Test
  void twoOfAKindKeepTheirMinimumGap() {
    double gap = Sounds.SPEC.voice(Cue.SNAKE_DEATH).gap();
    mixer.play(Cue.SNAKE_DEATH, 0, 1, 0);
    recording.record(mixer, gap / 2);
    mixer.play(Cue.SNAKE_DEATH, 0, 1, 0);
    assertThat(mixer.voices()).isEqualTo(1);
    recording.record(mixer, gap / 2);
    mixer.play(Cue.SNAKE_DEATH, 0, 1, 0);
    assertThat(mixer.voices()).isEqualTo(2);
  }

  @Test
  void anEffectEndsByItself() {
    mixer.play(Cue.SHIP_SHOT, 0, 1, 0);
    assertThat(mixer.voices()).isEqualTo(1);
    recording.record(mixer, 0.5);
    assertThat(mixer.voices()).isZero();
  }

  /** Returns the cues from the least important on; those of crowds share their voices. */
  private static List<Cue> byPriority() {
    List<Cue> cues = new ArrayList<>(List.of(Cue.values()));
    cues.remove(Cue.SHIP_DIED);
    Sounds.SPEC.crowds().forEach(crowd -> cues.removeAll(crowd.cues()));
    cues.sort(Comparator.comparing(cue -> Sounds.SPEC.voice(cue).priority()));
    return cues;
  }

  private void fill(List<Cue> cues) {
    for (Cue cue : cues.subList(0, LIMIT)) {
      mixer.play(cue, 0, 1, -24);
    }
    assertThat(mixer.voices()).isEqualTo(LIMIT);
  }
}
