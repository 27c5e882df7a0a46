package towline.sound;

import towline.math.Trigonometry;

/** The laws of loudness, pitch and place. A panned sound is as loud wherever it lies. */
final class Gains {
  private Gains() {}

  /** The gain of the left ear for a pan from -1 (left) to 1 (right). */
  static double left(double pan) {
    return Trigonometry.cos(angle(pan));
  }

  /** The gain of the right ear. */
  static double right(double pan) {
    return Trigonometry.sin(angle(pan));
  }

  private static double angle(double pan) {
    return (Math.max(-1, Math.min(1, pan)) + 1) * Math.PI / 4;
  }

  /** The factor that raises a pitch by that many semitones. */
  static double pitch(double semitones) {
    return StrictMath.pow(2, semitones / 12);
  }

  /** The factor of a level, dB. */
  static double gain(double decibels) {
    return StrictMath.pow(10, decibels / 20);
  }
}
