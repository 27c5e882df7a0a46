package towline.synth;

/**
 * A sound to be rendered.
 *
 * @param name name of its file
 * @param seconds duration with its tail, s
 * @param wet share of the room's sound, 0 to 1
 * @param room reverberation time, s
 * @param dry sound without the room
 */
record Effect(String name, double seconds, double wet, double room, Signal dry) {
  private static final double FADE = 0.02;

  /** Returns the samples, which end in silence. */
  double[] render() {
    int frames = (int) Math.round(seconds * Render.RATE);
    Reverb reverb = new Reverb(Math.max(0.05, room), 0);
    double[] out = new double[frames];
    for (int i = 0; i < frames; i++) {
      double t = (double) i / Render.RATE;
      double sample = dry.at(t);
      double fade = Math.min(1, (seconds - t) / Math.max(FADE, 0.35 * seconds));
      out[i] = (sample + wet * reverb.next(sample)) * fade * fade * (3 - 2 * fade);
    }
    return out;
  }
}
