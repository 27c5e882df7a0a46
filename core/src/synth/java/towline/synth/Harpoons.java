package towline.synth;

import static towline.synth.Curves.decay;
import static towline.synth.Curves.glide;
import static towline.synth.Curves.pluck;
import static towline.synth.Curves.steady;
import static towline.synth.Curves.sweep;
import static towline.synth.Sources.bell;
import static towline.synth.Sources.broad;
import static towline.synth.Sources.crackle;
import static towline.synth.Sources.noise;
import static towline.synth.Sources.sine;
import static towline.synth.Sources.triangle;

import java.util.List;

/** The sounds of harpoons: iron that is loaded, flies on a cable, strikes, and comes home. */
final class Harpoons {
  private Harpoons() {}

  static List<Effect> all() {
    return List.of(loaded(), expired(), fired(), hit(), returned(), lost());
  }

  private static Signal iron(double pitch, double time) {
    return bell(steady(pitch), 1.87, pluck(0.001, time * 0.5).times(2.4)).times(pluck(0.002, time));
  }

  /** A chunk: iron slides into the barrel and a bolt closes on it. */
  private static Effect loaded() {
    Signal slide = noise(101).bandpass(glide(900, 2600, 0.07), 3).times(Guns.swell(0.06, 0.02));
    Signal bolt = noise(102).bandpass(steady(1900), 2).times(decay(0.018)).times(1.8);
    Signal chunk = sine(sweep(260, 70, 0.03)).times(decay(0.11)).times(1.3);
    Signal locked = bolt.plus(chunk).plus(iron(Notes.A3, 0.16)).after(0.07);
    return new Effect("harpoon-loaded", 0.5, 0.3, 0.4, slide.plus(locked).driven(1.4));
  }

  /** The bolt opens again, and the charge leaks out. */
  private static Effect expired() {
    Signal bolt = noise(103).bandpass(steady(1300), 2).times(decay(0.014));
    Signal leak = noise(104).bandpass(sweep(3200, 700, 0.14), 2).times(pluck(0.02, 0.12));
    Signal fall = sine(glide(Notes.A4, Notes.E4, 0.25)).times(pluck(0.02, 0.12)).times(0.5);
    return new Effect("harpoon-expired", 0.5, 0.25, 0.4, bolt.plus(leak).plus(fall));
  }

  /** A heavy release, and the cable that runs out after it. */
  private static Effect fired() {
    Signal thud = sine(sweep(380, 55, 0.03)).times(decay(0.13)).times(1.3);
    Signal string = broad(sweep(Notes.A4, Notes.A3, 0.05), 0.006).lowpass(sweep(7000, 900, 0.1), 1);
    Signal cable = noise(105).bandpass(glide(1500, 4200, 0.3), 5).times(pluck(0.03, 0.14));
    Signal dry = thud.plus(string.times(decay(0.14)).times(0.8)).plus(cable.times(0.8));
    return new Effect("harpoon-fired", 0.6, 0.3, 0.5, dry.driven(1.5));
  }

  /** A crack, and the plates that it splits. */
  private static Effect hit() {
    Signal crack = noise(106).highpass(1800).times(decay(0.02)).times(1.8);
    Signal split = crackle(107, sweep(6000, 300, 0.12)).highpass(900).times(pluck(0.01, 0.12));
    Signal floor = sine(sweep(240, 46, 0.04)).times(decay(0.18)).times(1.2);
    Signal dry = crack.plus(split).plus(floor).plus(iron(Notes.E4, 0.2).times(0.7));
    return new Effect("harpoon-hit", 0.75, 0.35, 0.6, dry.driven(1.9));
  }

  /** The cable draws in, higher and higher, until iron meets iron. */
  private static Effect returned() {
    Signal reel = triangle(glide(Notes.A3, Notes.A5, 0.3)).times(Guns.swell(0.28, 0.03));
    Signal cable = noise(108).bandpass(glide(1200, 5200, 0.3), 4).times(Guns.swell(0.27, 0.03));
    Signal home = iron(Notes.A4, 0.2).plus(sine(Notes.E5).times(pluck(0.003, 0.2))).after(0.3);
    return new Effect("harpoon-returned", 0.8, 0.35, 0.5, reel.plus(cable.times(0.6)).plus(home));
  }

  /** A dull note: iron in nothing. */
  private static Effect lost() {
    Signal clank = iron(Notes.E3, 0.1).lowpass(1400);
    Signal fall = triangle(glide(Notes.C4, Notes.A3, 0.16)).lowpass(sweep(1500, 350, 0.12), 1.2);
    Signal dry = clank.plus(fall.times(decay(0.2)));
    return new Effect("harpoon-lost", 0.5, 0.2, 0.35, dry);
  }
}
