package towline.synth;

/** Sound sources: oscillators with a pitch in Hz that may change, and noise. */
final class Sources {
  private static final double TURN = 2 * Math.PI;

  private Sources() {}

  /** A phase that runs from 0 to 1 once per period. */
  private static final class Phase {
    private final Signal pitch;
    private double phase;
    private double step;

    Phase(Signal pitch, double start) {
      this.pitch = pitch;
      phase = start;
    }

    double next(double t) {
      double current = phase;
      step = pitch.at(t) / Render.RATE;
      phase += step;
      phase -= Math.floor(phase);
      return current;
    }

    /**
     * Returns the correction that rounds off a wave's step at phase 0, so that it does not alias.
     */
    double corner(double at) {
      if (at < step) {
        double x = at / step;
        return x + x - x * x - 1;
      }
      if (at > 1 - step) {
        double x = (at - 1) / step;
        return x * x + x + x + 1;
      }
      return 0;
    }
  }

  static Signal sine(Signal pitch) {
    Phase phase = new Phase(pitch, 0);
    return t -> Math.sin(TURN * phase.next(t));
  }

  static Signal sine(double pitch) {
    return sine(t -> pitch);
  }

  static Signal triangle(Signal pitch) {
    Phase phase = new Phase(pitch, 0.25);
    return t -> 4 * Math.abs(phase.next(t) - 0.5) - 1;
  }

  static Signal saw(Signal pitch, double start) {
    Phase phase = new Phase(pitch, start);
    return t -> {
      double p = phase.next(t);
      return 2 * p - 1 - phase.corner(p);
    };
  }

  static Signal saw(Signal pitch) {
    return saw(pitch, 0.5);
  }

  static Signal rectangle(Signal pitch, double width) {
    Phase phase = new Phase(pitch, 0);
    return t -> {
      double p = phase.next(t);
      double behind = p + 1 - width;
      behind -= Math.floor(behind);
      double centred = (p < width ? 1 : -1) - (2 * width - 1);
      return centred + phase.corner(p) - phase.corner(behind);
    };
  }

  /**
   * Returns five saws side by side, broad and warm, detuned by up to the fraction {@code detune} of
   * the pitch.
   */
  static Signal broad(Signal pitch, double detune) {
    double[] places = {-1, -0.46, 0, 0.52, 1};
    double[] starts = {0.13, 0.71, 0.5, 0.29, 0.87};
    Signal sum = t -> 0;
    for (int i = 0; i < places.length; i++) {
      double factor = 1 + places[i] * detune;
      sum = sum.plus(saw(t -> pitch.at(t) * factor, starts[i]));
    }
    return sum.times(0.4);
  }

  /** Returns a sine whose phase is modulated by another one: bells, glass, metal. */
  static Signal bell(Signal pitch, double ratio, Signal depth) {
    Phase carrier = new Phase(pitch, 0);
    Phase modulator = new Phase(t -> pitch.at(t) * ratio, 0);
    return t -> {
      double swing = depth.at(t) * Math.sin(TURN * modulator.next(t));
      return Math.sin(TURN * carrier.next(t) + swing);
    };
  }

  /** Returns white noise; equal seeds give equal noise. */
  static Signal noise(long seed) {
    long[] state = {seed * 0x9E3779B97F4A7C15L + 0x1234567};
    return t -> {
      long x = state[0];
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
      state[0] = x;
      return (x >> 11) * 0x1.0p-52;
    };
  }

  /** Returns noise that steps at a rate in Hz and holds in between: grit, debris. */
  static Signal crackle(long seed, Signal rate) {
    Signal noise = noise(seed);
    Phase phase = new Phase(rate, 0.999);
    double[] held = {0, 1};
    return t -> {
      double p = phase.next(t);
      if (p < held[1]) {
        held[0] = noise.at(t);
      }
      held[1] = p;
      return held[0];
    };
  }
}
