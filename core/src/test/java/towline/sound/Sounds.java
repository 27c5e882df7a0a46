package towline.sound;

import towline.content.sound.SoundSpec;

/** The game's table and files, read once for all tests. */
final class Sounds {
  static final SoundSpec SPEC = SoundSpec.load();
  static final SoundBank LIBRARY = SoundBank.load(SPEC, OggDecoder::read);

  /** Half of the last of 16 bits in loudness, which nobody hears: -60 dB. */
  static final double INAUDIBLE = 0.001;

  private Sounds() {}

  static Mixer mixer() {
    return mixer(new BusVolumes());
  }

  static Mixer mixer(BusVolumes busVolumes) {
    Mixer mixer = new Mixer(SPEC, LIBRARY, busVolumes);
    mixer.mood(SoundSpec.Mood.FLIGHT);
    return mixer;
  }

  static double decibels(double factor) {
    return 20 * Math.log10(factor);
  }
}
