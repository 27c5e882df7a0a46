package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec.Bus;
import towline.internal.RandomStream;

class MixerTest {
  private static final int STORM_SECONDS = 15;
  private static final double CEILING = Math.pow(10, -2.5 / 20);

  /** Plays five loud explosions every 0.06 seconds, until the recording has its length. */
  private static void storm(Mixer mixer, Recording recording, double seconds) {
    RandomStream random = new RandomStream(5);
    Cue[] loud = {Cue.BLAST, Cue.MORTAR_LANDED, Cue.PART_KILL, Cue.TANK_KILL, Cue.WHIP_KILL};
    while (recording.seconds() < seconds) {
      for (Cue cue : loud) {
        mixer.play(cue, random.range(-1, 1), 1, 0);
      }
      recording.record(mixer, 0.06);
    }
  }

  @Test
  void fiveThousandExplosionsAMinuteStayBelowTheCeiling() {
    Mixer mixer = Sounds.mixer();
    mixer.danger(1);
    Recording heard = new Recording();
    storm(mixer, heard, STORM_SECONDS);
    assertThat(heard.peak()).isBetween(0.5, CEILING);
  }

  @Test
  void fiveThousandExplosionsAMinuteNeverCutTheMusic() {
    Recording alone = musicUnder(0);
    Recording below = musicUnder(STORM_SECONDS);
    for (int second = 1; second < STORM_SECONDS; second++) {
      double lost =
          Sounds.decibels(alone.level(second, second + 1) / below.level(second, second + 1));
      assertThat(lost).as("in second %d", second).isBetween(-0.1, 6.1);
    }
    assertThat(below.longestSilence(Sounds.INAUDIBLE)).isLessThan(0.5);
  }

  /** Records the music alone, ducked by effects that sound for {@code effects} seconds. */
  private static Recording musicUnder(double effects) {
    BusVolumes busVolumes = new BusVolumes();
    busVolumes.set(Bus.EFFECTS, 0);
    Mixer mixer = Sounds.mixer(busVolumes);
    mixer.danger(1);
    Recording heard = new Recording();
    storm(mixer, heard, effects);
    heard.record(mixer, STORM_SECONDS - heard.seconds());
    return heard;
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, -0.6, 0, 0.3, 1})
  void aVoiceIsEquallyLoudAtEveryPan(double pan) {
    Recording heard = effect(Cue.WHIP_KILL, pan);
    Recording centred = effect(Cue.WHIP_KILL, 0);
    double level = heard.level(0, 1);
    assertThat(level).isCloseTo(centred.level(0, 1), offset(1e-3));
    Recording mirrored = effect(Cue.WHIP_KILL, -pan);
    for (int i = 0; i < heard.frames(); i += 97) {
      assertThat(heard.left(i)).isCloseTo(mirrored.right(i), offset(1e-4));
    }
  }

  @Test
  void withoutStereoWidthBothEarsHearTheSame() {
    BusVolumes busVolumes = new BusVolumes();
    busVolumes.setStereoWidth(0);
    Mixer mixer = Sounds.mixer(busVolumes);
    mixer.play(Cue.WHIP_KILL, 1, 1, 0);
    Recording heard = new Recording().record(mixer, 0.5);
    for (int i = 0; i < heard.frames(); i++) {
      assertThat(heard.left(i)).isEqualTo(heard.right(i));
    }
    assertThat(heard.peak()).isGreaterThan(0.01);
  }

  @Test
  void aSoundOnTheRightIsHeardOnTheRight() {
    Recording heard = effect(Cue.DRONE_SHOT, 0.8);
    double left = 0;
    double right = 0;
    for (int i = 0; i < heard.frames(); i++) {
      left += Math.abs(heard.left(i));
      right += Math.abs(heard.right(i));
    }
    assertThat(right).isGreaterThan(4 * left);
  }

  private static Recording effect(Cue cue, double pan) {
    BusVolumes busVolumes = new BusVolumes();
    busVolumes.set(Bus.MUSIC, 0);
    Mixer mixer = Sounds.mixer(busVolumes);
    new Recording().record(mixer, 1);
    mixer.play(cue, pan, 1, 0);
    return new Recording().record(mixer, 1);
  }

  @Test
  void aVolumeOf0IsSilenceAfterASmoothFade() {
    BusVolumes busVolumes = new BusVolumes();
    Mixer mixer = Sounds.mixer(busVolumes);
    mixer.danger(1);
    Recording before = new Recording().record(mixer, 3);
    busVolumes.set(Bus.MASTER, 0);
    Recording fading = new Recording().record(mixer, 1);
    Recording after = new Recording().record(mixer, 1);
    assertThat(before.peak()).isGreaterThan(0.05);
    assertThat(fading.level(0, 0.01)).isGreaterThan(0.3 * fading.level(0, 0.004));
    assertThat(after.peak()).isZero();
  }

  @Test
  void mutingKeepsTheVolumes() {
    BusVolumes busVolumes = new BusVolumes();
    busVolumes.set(Bus.MASTER, 0.5);
    busVolumes.mute();
    assertThat(busVolumes.of(Bus.MASTER)).isZero();
    busVolumes.unmute();
    assertThat(busVolumes.of(Bus.MASTER)).isEqualTo(0.5);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.1, 1.1, Double.NaN})
  void aVolumeIsFrom0To1(double volume) {
    assertThatThrownBy(() -> new BusVolumes().set(Bus.MUSIC, volume))
        .hasMessage("a volume is from 0 to 1, not " + volume);
  }

  @Test
  void equalCallsGiveEqualSamples() {
    Recording one = new Recording();
    Recording two = new Recording();
    storm(Sounds.mixer(), one, 2);
    storm(Sounds.mixer(), two, 2);
    for (int i = 0; i < one.frames(); i++) {
      assertThat(one.left(i)).isEqualTo(two.left(i));
    }
  }
}
