package towline.synth;

/**
 * A layer of the music: a stereo loop in which a sound that rings beyond the end continues at the
 * beginning.
 */
final class Track {
  static final double BEATS_PER_MINUTE = 112;
  static final int BARS = 24;
  static final int STEPS = 16;
  static final double STEP_SECONDS = 60 / BEATS_PER_MINUTE / 4;

  /** Number of frames; a beat is a whole number of samples, so the loop is one, too. */
  static final int FRAMES = BARS * 4 * (int) Math.round(60 / BEATS_PER_MINUTE * Render.RATE);

  final double[] left = new double[FRAMES];
  final double[] right = new double[FRAMES];

  /** Adds a sound; {@code step} counts sixteenths from the start, {@code pan} is -1 to 1. */
  void add(Signal sound, double step, double seconds, double gain, double pan) {
    int start = (int) Math.round(step * STEP_SECONDS * Render.RATE);
    int length = (int) Math.round(seconds * Render.RATE);
    double angle = (pan + 1) * Math.PI / 4;
    double toLeft = gain * Math.cos(angle);
    double toRight = gain * Math.sin(angle);
    int fade = Render.RATE / 100;
    for (int i = 0; i < length; i++) {
      double end = Math.min(1, (double) (length - i) / fade);
      double sample = sound.at((double) i / Render.RATE) * end;
      int at = (start + i) % FRAMES;
      left[at] += sample * toLeft;
      right[at] += sample * toRight;
    }
  }

  /** Adds another track. */
  void add(Track other, double gain) {
    for (int i = 0; i < FRAMES; i++) {
      left[i] += other.left[i] * gain;
      right[i] += other.right[i] * gain;
    }
  }

  /**
   * Returns the track with its level reduced on each beat by the fraction {@code depth}, to make
   * room for the kick.
   */
  Track pumped(double depth) {
    int beat = FRAMES / BARS / 4;
    for (int i = 0; i < FRAMES; i++) {
      double since = (double) (i % beat) / beat;
      double dip = since < 0.02 ? since / 0.02 : Math.exp(-(since - 0.02) * 5);
      double level = 1 - depth * dip;
      left[i] *= level;
      right[i] *= level;
    }
    return this;
  }

  /**
   * Returns the track with echoes that alternate between the ears, {@code steps} sixteenths apart.
   */
  Track echoed(double steps, double feedback, double wet) {
    int delay = (int) Math.round(steps * STEP_SECONDS * Render.RATE);
    double[] lineLeft = new double[FRAMES];
    double[] lineRight = new double[FRAMES];
    for (int pass = 0; pass < 3; pass++) {
      for (int i = 0; i < FRAMES; i++) {
        int before = (i + FRAMES - delay) % FRAMES;
        lineLeft[i] = left[before] + lineRight[before] * feedback;
        lineRight[i] = lineLeft[before] * feedback + right[before] * 0.3;
      }
    }
    for (int i = 0; i < FRAMES; i++) {
      left[i] += wet * lineLeft[i];
      right[i] += wet * lineRight[i];
    }
    return this;
  }

  /**
   * Returns the track in a room; the reverb runs twice, so that the end rings into the beginning.
   */
  Track inRoom(double seconds, double wet) {
    ring(left, new Reverb(seconds, 0), wet);
    ring(right, new Reverb(seconds, 23), wet);
    return this;
  }

  private static void ring(double[] channel, Reverb room, double wet) {
    double[] dry = channel.clone();
    for (double sample : dry) {
      room.next(sample);
    }
    for (int i = 0; i < dry.length; i++) {
      channel[i] += wet * room.next(dry[i]);
    }
  }
}
