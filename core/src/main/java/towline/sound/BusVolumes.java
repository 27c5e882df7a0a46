package towline.sound;

import towline.content.sound.SoundSpec.Bus;

/** The volumes as they are set; the window sets them, the sound thread reads them. */
final class BusVolumes {
  private final double[] volumes = {1, 1, 1, 1};
  private double hushed = 1;

  /**
   * Sets a volume.
   *
   * @throws IllegalArgumentException unless it is from 0 to 1
   */
  synchronized void set(Bus bus, double volume) {
    if (!(volume >= 0 && volume <= 1)) {
      throw new IllegalArgumentException("a volume is from 0 to 1, not " + volume);
    }
    volumes[bus.ordinal()] = volume;
  }

  /** All falls silent, and no volume is forgotten. */
  synchronized void mute() {
    hushed = 0;
  }

  /** All sounds again. */
  synchronized void unmute() {
    hushed = 1;
  }

  /** The volume that counts now, 0 to 1. */
  synchronized double of(Bus bus) {
    return bus == Bus.MASTER ? hushed * volumes[0] : volumes[bus.ordinal()];
  }
}
