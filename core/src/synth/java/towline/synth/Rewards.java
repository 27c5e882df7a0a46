package towline.synth;

import static towline.synth.Curves.decay;
import static towline.synth.Curves.glide;
import static towline.synth.Curves.pluck;
import static towline.synth.Curves.steady;
import static towline.synth.Curves.sweep;
import static towline.synth.Sources.bell;
import static towline.synth.Sources.broad;
import static towline.synth.Sources.noise;
import static towline.synth.Sources.sine;
import static towline.synth.Sources.triangle;

import java.util.List;

/** The sounds of rewards, lessons and choices. */
final class Rewards {
  private Rewards() {}

  static List<Effect> all() {
    return List.of(
        medal(), goodCall(), draftOpened(), moduleFitted(), buildCompleted(), lessonDone());
  }

  private static Signal glass(double pitch, double time) {
    return bell(steady(pitch), 2, pluck(0.001, time * 0.5).times(1.6)).times(pluck(0.003, time));
  }

  private static Signal brass(double pitch, double time) {
    Signal wave = broad(steady(pitch), 0.006).plus(triangle(steady(pitch)).times(0.6));
    return wave.lowpass(sweep(5200, 1100, 0.15), 1).times(Curves.held(0.012, time, 0.1)).times(0.6);
  }

  /** A short fanfare, and coins of glass above it. */
  private static Effect medal() {
    Signal call = brass(Notes.A3, 0.09).plus(brass(Notes.A3, 0.09).after(0.13));
    Signal chord = brass(Notes.E4, 0.5).plus(brass(Notes.A4, 0.5)).plus(brass(Notes.C4, 0.5));
    Signal dry = call.plus(chord.times(0.75).after(0.26));
    double[] coins = {Notes.A5, Notes.C6, Notes.E6, Notes.A6};
    for (int i = 0; i < coins.length; i++) {
      dry = dry.plus(glass(coins[i], 0.3).times(0.4).after(0.3 + 0.07 * i));
    }
    return new Effect("medal", 1.6, 0.45, 1.1, dry);
  }

  /** Two strokes on the same bell, the second an octave higher. */
  private static Effect goodCall() {
    Signal dry =
        glass(Notes.E5, 0.1)
            .plus(glass(Notes.E6, 0.3).after(0.08))
            .plus(brass(Notes.A4, 0.12).times(0.5).after(0.08));
    return new Effect("good-call", 0.8, 0.4, 0.7, dry);
  }

  /** A pause, and then three lights. */
  private static Effect draftOpened() {
    Signal pad = broad(steady(Notes.A2), 0.008).plus(broad(steady(Notes.E3), 0.008));
    Signal dry = pad.lowpass(sweep(2600, 240, 0.35), 1.2).times(Guns.swell(0.12, 0.4)).times(0.7);
    double[] lights = {Notes.A4, Notes.D5, Notes.E5};
    for (int i = 0; i < lights.length; i++) {
      dry = dry.plus(glass(lights[i], 0.22).times(0.7).after(0.1 + 0.11 * i));
    }
    return new Effect("draft-opened", 1.2, 0.45, 0.9, dry);
  }

  /** A module snaps in and powers up. */
  private static Effect moduleFitted() {
    Signal clasp = noise(82).bandpass(steady(2600), 3).times(decay(0.02)).times(1.4);
    Signal thud = sine(sweep(220, 60, 0.04)).times(decay(0.14));
    Signal power = broad(glide(Notes.A3, Notes.A4, 0.3), 0.006).lowpass(glide(500, 4500, 0.3), 2);
    Signal dry =
        clasp
            .plus(thud)
            .plus(power.times(Guns.swell(0.28, 0.2)).times(0.6).after(0.05))
            .plus(glass(Notes.E5, 0.25).times(0.6).after(0.33));
    return new Effect("module-fitted", 1.1, 0.35, 0.8, dry.driven(1.2));
  }

  /** Two clasps that close on each other, while two tones become a chord. */
  private static Effect buildCompleted() {
    Signal clasp = noise(83).bandpass(steady(2100), 3).times(decay(0.02));
    Signal chord = brass(Notes.A3, 0.4).plus(brass(Notes.E4, 0.4)).plus(brass(Notes.A4, 0.3));
    Signal dry =
        clasp
            .plus(clasp.after(0.12))
            .plus(chord.times(0.7).after(0.14))
            .plus(glass(Notes.E6, 0.3).times(0.5).after(0.3));
    return new Effect("build-completed", 1.2, 0.4, 0.9, dry);
  }

  private static Effect lessonDone() {
    Signal dry = glass(Notes.C5, 0.1).plus(glass(Notes.G5, 0.22).after(0.08));
    return new Effect("lesson-done", 0.6, 0.4, 0.6, dry);
  }
}
