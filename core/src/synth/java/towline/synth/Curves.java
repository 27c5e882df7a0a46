package towline.synth;

/** Curves over time. */
final class Curves {
  /** Attack time without a click, s. */
  private static final double SOFT_ATTACK = 0.002;

  private Curves() {}

  static Signal steady(double value) {
    return t -> value;
  }

  /** Returns a curve that begins at 1 and falls to 1/e in {@code time} s. */
  static Signal decay(double time) {
    return pluck(SOFT_ATTACK, time);
  }

  /** Returns a curve that rises in {@code attack} s, then falls to 1/e in {@code time} s. */
  static Signal pluck(double attack, double time) {
    return t ->
        t < attack ? 0.5 - 0.5 * Math.cos(Math.PI * t / attack) : Math.exp(-(t - attack) / time);
  }

  /**
   * Returns a curve that rises in {@code attack} s, stays until {@code end} s, then falls to 1/e in
   * {@code release} s.
   */
  static Signal held(double attack, double end, double release) {
    Signal rise = pluck(attack, 1e9);
    return t -> rise.at(t) * (t < end ? 1 : Math.exp(-(t - end) / release));
  }

  /** Returns an exponential slide between two values with the time constant {@code time}, s. */
  static Signal sweep(double from, double to, double time) {
    double ratio = Math.log(from / to);
    return t -> to * Math.exp(ratio * Math.exp(-t / time));
  }

  /** Returns an exponential glide between two values over {@code time} s. */
  static Signal glide(double from, double to, double time) {
    double ratio = Math.log(to / from);
    return t -> from * Math.exp(ratio * Math.min(1, t / time));
  }

  /**
   * Returns an oscillation around 1 with a frequency of {@code rate} Hz and the amplitude {@code
   * depth}.
   */
  static Signal waver(double rate, double depth) {
    return t -> 1 + depth * Math.sin(2 * Math.PI * rate * t);
  }
}
