package towline.synth;

import static towline.synth.Curves.steady;
import static towline.synth.Sources.noise;
import static towline.synth.Sources.saw;
import static towline.synth.Sources.sine;

import java.util.Map;

/** Endless sounds, whose period is a second or two. */
final class Loops {
  private Loops() {}

  /** Returns the loops by file name. */
  static Map<String, double[]> all() {
    return Map.of(
        "cable-hum", cableHum(), "missile-approach", missileApproach(), "whip-hum", whipHum());
  }

  /** A taut string in the wind: whole numbers of periods in two seconds. */
  private static double[] cableHum() {
    Signal string = saw(steady(Notes.A2)).plus(saw(steady(110.5))).plus(saw(steady(109.5)));
    Signal body = string.times(0.35).lowpass(t -> 900 + 350 * Math.sin(Math.PI * t), 1.4);
    return loop(body.plus(sine(Notes.A2).times(0.5)), 2);
  }

  /** A rotor that cuts the air: fifths over the cable's note, beating eight times per second. */
  private static double[] whipHum() {
    Signal blade = saw(steady(Notes.A2)).plus(saw(steady(165)));
    Signal beat = t -> 0.55 + 0.45 * Math.sin(2 * Math.PI * 8 * t);
    Signal air = repeated(noise(83).bandpass(steady(1400), 1.1), 1).times(0.55);
    Signal body = blade.times(0.4).lowpass(steady(1500), 1.1).plus(air).times(beat);
    return loop(body.plus(sine(Notes.A2).times(0.35)), 1);
  }

  /** A thin motor that beats. */
  private static double[] missileApproach() {
    Signal motor = saw(steady(219)).plus(saw(steady(221)));
    Signal beat = t -> 0.65 + 0.35 * Math.sin(2 * Math.PI * 9 * t);
    Signal gas = repeated(noise(81).bandpass(steady(2600), 1.5), 1).times(0.5);
    return loop(motor.times(0.5).bandpass(steady(1100), 0.8).plus(gas).times(beat), 1);
  }

  /** Returns a piece of noise in a loop, with its end cross-faded into its beginning. */
  private static Signal repeated(Signal noise, double seconds) {
    int frames = (int) (seconds * Render.RATE);
    double[] held = new double[2 * frames];
    for (int i = 0; i < held.length; i++) {
      held[i] = noise.at((double) i / Render.RATE);
    }
    double[] ring = new double[frames];
    for (int i = 0; i < frames; i++) {
      double share = (double) i / frames;
      ring[i] = Math.sqrt(share) * held[i] + Math.sqrt(1 - share) * held[i + frames];
    }
    return t -> ring[(int) Math.round(t * Render.RATE) % frames];
  }

  /** Renders the fourth period, when every filter has settled. */
  private static double[] loop(Signal signal, double seconds) {
    int frames = (int) (seconds * Render.RATE);
    double[] out = new double[frames];
    for (int i = 0; i < 4 * frames; i++) {
      out[i % frames] = signal.at((double) i / Render.RATE);
    }
    return out;
  }
}
