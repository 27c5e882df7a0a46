package towline.sound;

import towline.math.Trigonometry;

/** Gain, pitch and pan. Panning keeps the power, so a sound is equally loud on either side. */
final class PanLaw {
  private PanLaw() {}

  /** Returns the left gain for a pan from -1 (left) to 1 (right). */
  static double left(double pan) {
    return Trigonometry.cos(angle(pan));
  }

  /** Returns the right gain for a pan from -1 to 1. */
  static double right(double pan) {
    return Trigonometry.sin(angle(pan));
  }

  private static double angle(double pan) {
    return (Math.max(-1, Math.min(1, pan)) + 1) * Math.PI / 4;
  }

  /** Returns the factor that raises a pitch by a number of semitones. */
  static double pitch(double semitones) {
    return StrictMath.pow(2, semitones / 12);
  }

  /** Returns the gain for a level in dB. */
  static double gain(double decibels) {
    return StrictMath.pow(10, decibels / 20);
  }
}
