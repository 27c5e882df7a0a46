package towline.synth;

/**
 * A module of the synthesiser: its value at a time, s. It is evaluated once per sample, in order;
 * most modules have state, so each sound needs a new signal.
 */
interface Signal {
  double at(double t);

  default Signal times(Signal other) {
    return t -> at(t) * other.at(t);
  }

  default Signal times(double factor) {
    return t -> at(t) * factor;
  }

  default Signal plus(Signal other) {
    return t -> at(t) + other.at(t);
  }

  /** Returns the signal bent by a saturation, which adds harmonics and keeps it within -1 to 1. */
  default Signal driven(double amount) {
    double unity = Math.tanh(amount);
    return t -> Math.tanh(at(t) * amount) / unity;
  }

  /** Returns the signal delayed, with silence before it. */
  default Signal after(double delay) {
    return t -> t < delay ? 0 : at(t - delay);
  }

  default Signal lowpass(Signal cutoff, double q) {
    return new Filter(this, cutoff, q, Filter.Type.LOW);
  }

  default Signal lowpass(double cutoff) {
    return lowpass(t -> cutoff, 0.7);
  }

  default Signal bandpass(Signal cutoff, double q) {
    return new Filter(this, cutoff, q, Filter.Type.BAND);
  }

  default Signal highpass(double cutoff) {
    return new Filter(this, t -> cutoff, 0.7, Filter.Type.HIGH);
  }
}
