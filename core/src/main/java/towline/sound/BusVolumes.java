package towline.sound;

import towline.content.sound.SoundSpec.Bus;

/**
 * The volumes of the buses, and the stereo width: written by the window's thread, read by the sound
 * thread.
 */
final class BusVolumes {
  private final double[] volumes = {1, 1, 1, 1};
  private double unmuted = 1;
  private double stereoWidth = 1;

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

  /** Sets the stereo width, 0 to 1; with 0 both ears hear the same. */
  synchronized void setStereoWidth(double share) {
    stereoWidth = share;
  }

  /** Returns the stereo width, 0 to 1. */
  synchronized double stereoWidth() {
    return stereoWidth;
  }

  /** Mutes every bus and keeps the volumes. */
  synchronized void mute() {
    unmuted = 0;
  }

  /** Undoes {@link #mute}. */
  synchronized void unmute() {
    unmuted = 1;
  }

  /** Returns the volume in force, 0 to 1: 0 for the master while muted. */
  synchronized double of(Bus bus) {
    return bus == Bus.MASTER ? unmuted * volumes[0] : volumes[bus.ordinal()];
  }
}
