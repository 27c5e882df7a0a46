package towline.synth;

/** A state-variable filter with a cutoff in Hz that may change (topology-preserving form). */
final class Filter implements Signal {
  enum Type {
    LOW,
    BAND,
    HIGH
  }

  private static final double MAX_CUTOFF = 0.45 * Render.RATE;

  private final Signal input;
  private final Signal cutoff;
  private final double damping;
  private final Type type;
  private double first;
  private double second;

  Filter(Signal input, Signal cutoff, double q, Type type) {
    this.input = input;
    this.cutoff = cutoff;
    damping = 1 / q;
    this.type = type;
  }

  @Override
  public double at(double t) {
    double hertz = Math.max(10, Math.min(MAX_CUTOFF, cutoff.at(t)));
    double g = Math.tan(Math.PI * hertz / Render.RATE);
    double a = 1 / (1 + g * (g + damping));
    double in = input.at(t);
    double band = a * (first + g * (in - second));
    double low = second + g * band;
    first = 2 * band - first;
    second = 2 * low - second;
    return switch (type) {
      case LOW -> low;
      case BAND -> band * damping;
      case HIGH -> in - band * damping - low;
    };
  }
}
