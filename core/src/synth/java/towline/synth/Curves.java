package towline.synth;

/** How things change with time. */
final class Curves {
  /** The attack that does not click, s. */
  private static final double SOFT = 0.002;

  private Curves() {}

  static Signal steady(double value) {
    return t -> value;
  }

  /** Begins at once and falls to 1/e in {@code time} s. */
  static Signal decay(double time) {
    return pluck(SOFT, time);
  }

  /** Rises in {@code attack} s, then falls to 1/e in {@code time} s. */
  static Signal pluck(double attack, double time) {
    return t ->
        t < attack ? 0.5 - 0.5 * Math.cos(Math.PI * t / attack) : Math.exp(-(t - attack) / time);
  }

  /** Rises in {@code attack} s, stays until {@code end} s, then falls to 1/e in {@code release}. */
  static Signal held(double attack, double end, double release) {
    Signal rise = pluck(attack, 1e9);
    return t -> rise.at(t) * (t < end ? 1 : Math.exp(-(t - end) / release));
  }

  /** Slides from one value to another, in equal ratios, most of it within {@code time} s. */
  static Signal sweep(double from, double to, double time) {
    double ratio = Math.log(from / to);
    return t -> to * Math.exp(ratio * Math.exp(-t / time));
  }

  /** From one value to another in equal ratios, evenly over {@code time} s. */
  static Signal glide(double from, double to, double time) {
    double ratio = Math.log(to / from);
    return t -> from * Math.exp(ratio * Math.min(1, t / time));
  }

  /** Wavers around 1, {@code rate} times a second, by the fraction {@code depth}. */
  static Signal waver(double rate, double depth) {
    return t -> 1 + depth * Math.sin(2 * Math.PI * rate * t);
  }
}
