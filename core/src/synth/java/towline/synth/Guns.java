package towline.synth;

import static towline.synth.Curves.decay;
import static towline.synth.Curves.pluck;
import static towline.synth.Curves.sweep;
import static towline.synth.Sources.bell;
import static towline.synth.Sources.crackle;
import static towline.synth.Sources.noise;
import static towline.synth.Sources.rectangle;
import static towline.synth.Sources.saw;
import static towline.synth.Sources.sine;
import static towline.synth.Sources.triangle;

import java.util.List;

/** The sounds of shots and hits. */
final class Guns {
  private Guns() {}

  static List<Effect> all() {
    return List.of(
        shipShot(),
        droneShot(),
        wingmanShot(),
        foeShot(),
        shotHit(),
        droneHit(),
        armour(),
        nearMiss(),
        lock(),
        missileLaunched(),
        missileSpent(),
        mortarFired(),
        mortarLanded(),
        blast(),
        bossVolley(),
        bossMisled());
  }

  /** A bright, dry snap that falls onto A. */
  private static Effect shipShot() {
    Signal body = saw(sweep(Notes.A6, Notes.A4, 0.016)).lowpass(sweep(9000, 1200, 0.05), 1.1);
    Signal click = noise(11).highpass(3500).times(decay(0.008));
    Signal thump = sine(sweep(420, Notes.A2, 0.018)).times(decay(0.035));
    Signal dry = body.times(decay(0.045)).plus(click.times(0.35)).plus(thump.times(0.6));
    return new Effect("ship-shot", 0.24, 0.25, 0.3, dry.driven(1.6));
  }

  /** Rounder and lower: a plucked coil with a metal ring above it. */
  private static Effect droneShot() {
    Signal coil = bell(sweep(Notes.E5, Notes.E3, 0.03), 1.5, pluck(0.001, 0.05).times(2.6));
    Signal ring = bell(t -> Notes.E5, 3.51, pluck(0.001, 0.05).times(2));
    Signal air = noise(12).bandpass(sweep(5200, 900, 0.05), 1.2).times(decay(0.03));
    Signal dry =
        coil.times(decay(0.09))
            .plus(ring.times(decay(0.1)).times(0.4))
            .plus(air.times(0.45))
            .plus(sine(sweep(220, 82.4, 0.03)).times(decay(0.07)).times(0.7));
    return new Effect("drone-shot", 0.36, 0.3, 0.45, dry.driven(1.4));
  }

  private static Effect wingmanShot() {
    Signal body =
        rectangle(sweep(Notes.E6, Notes.E5, 0.02), 0.3).lowpass(sweep(7000, 1500, 0.04), 1);
    Signal dry = body.times(decay(0.03)).plus(noise(13).highpass(5000).times(decay(0.006)));
    return new Effect("wingman-shot", 0.2, 0.2, 0.25, dry);
  }

  /** Wet and hollow, from below: a shot towards the player. */
  private static Effect foeShot() {
    Signal body = triangle(sweep(Notes.G3, Notes.A4, 0.05));
    Signal growl = saw(sweep(Notes.A2, Notes.A3, 0.05)).lowpass(sweep(400, 2400, 0.06), 3);
    Signal dry =
        body.times(pluck(0.006, 0.06))
            .plus(growl.times(pluck(0.004, 0.05)).times(0.7))
            .plus(noise(14).bandpass(sweep(700, 2200, 0.05), 2).times(pluck(0.005, 0.03)));
    return new Effect("foe-shot", 0.28, 0.25, 0.35, dry.driven(1.3));
  }

  private static Effect shotHit() {
    Signal tick = noise(15).bandpass(sweep(6000, 1600, 0.02), 1.5).times(decay(0.018));
    Signal ping = bell(t -> Notes.A5, 2.76, pluck(0.001, 0.03).times(2)).times(decay(0.045));
    Signal knock = sine(sweep(500, Notes.A3, 0.012)).times(decay(0.025));
    return new Effect("shot-hit", 0.22, 0.2, 0.25, tick.plus(ping.times(0.4)).plus(knock));
  }

  private static Effect droneHit() {
    Signal ring = bell(t -> Notes.C5, 3.5, pluck(0.001, 0.07).times(3)).times(decay(0.1));
    Signal knock = triangle(sweep(700, Notes.C4, 0.014)).times(decay(0.05));
    Signal grit = noise(16).highpass(2500).times(decay(0.012));
    Signal dry = ring.times(0.6).plus(knock).plus(grit.times(0.5));
    return new Effect("drone-hit", 0.34, 0.25, 0.4, dry);
  }

  /** A dull plate, because the hit has no effect. */
  private static Effect armour() {
    Signal plate = bell(t -> Notes.D4, 1.414, pluck(0.001, 0.05).times(4)).times(decay(0.09));
    Signal scrape = noise(17).bandpass(Curves.steady(3100), 5).times(decay(0.05));
    return new Effect("armour", 0.32, 0.3, 0.4, plate.times(0.7).plus(scrape));
  }

  /** Air torn past the ear. */
  private static Effect nearMiss() {
    Signal rush = noise(18).bandpass(Curves.glide(900, 3800, 0.12), 2.2).times(swell(0.1, 0.12));
    Signal tone = sine(Curves.glide(Notes.A5, Notes.E5, 0.3)).times(swell(0.09, 0.1));
    return new Effect("near-miss", 0.45, 0.35, 0.4, rush.times(1.5).plus(tone.times(0.25)));
  }

  /** Returns a curve that rises to its maximum at {@code top} s and then falls. */
  static Signal swell(double top, double fall) {
    return t -> t < top ? Math.pow(t / top, 2) : Math.exp(-(t - top) / fall);
  }

  /** Two short clear tones, a fifth apart. */
  private static Effect lock() {
    Signal dry = chirp(Notes.A5).plus(chirp(Notes.E6).after(0.055));
    return new Effect("lock", 0.26, 0.3, 0.35, dry);
  }

  private static Signal chirp(double pitch) {
    Signal soft = sine(pitch).plus(triangle(Curves.steady(pitch * 2)).times(0.2));
    return soft.times(pluck(0.003, 0.035));
  }

  private static Effect missileLaunched() {
    Signal gas = noise(19).bandpass(sweep(500, 3600, 0.18), 1.1).times(swell(0.05, 0.2));
    Signal climb = saw(Curves.glide(Notes.A2, Notes.A4, 0.4)).lowpass(sweep(300, 2600, 0.2), 2.5);
    Signal kick = sine(sweep(320, 55, 0.03)).times(decay(0.1));
    Signal dry = gas.times(1.3).plus(climb.times(swell(0.04, 0.16)).times(0.55)).plus(kick);
    return new Effect("missile-launched", 0.7, 0.3, 0.5, dry.driven(1.3));
  }

  private static Effect missileSpent() {
    Signal cough = crackle(20, sweep(2400, 200, 0.2)).lowpass(1800).times(decay(0.08));
    Signal sigh = sine(Curves.glide(Notes.E4, Notes.A3, 0.3)).times(pluck(0.02, 0.12));
    return new Effect("missile-spent", 0.45, 0.25, 0.35, cough.plus(sigh.times(0.6)));
  }

  /** A coil that winds up during the announcement, and locks. */
  private static Effect bossVolley() {
    Signal coil =
        saw(Curves.glide(Notes.A2, Notes.A3, 0.7)).lowpass(Curves.glide(300, 2400, 0.7), 2);
    Signal high = triangle(Curves.glide(Notes.E4, Notes.E5, 0.7));
    Signal lock = noise(83).bandpass(sweep(2600, 900, 0.03), 2).times(decay(0.03)).after(0.68);
    Signal dry = coil.times(swell(0.62, 0.05)).plus(high.times(swell(0.64, 0.04)).times(0.35));
    return new Effect("boss-volley", 0.8, 0.3, 0.45, dry.plus(lock).driven(1.3));
  }

  /** The coil runs down, with a glad bell. */
  private static Effect bossMisled() {
    Signal coil = saw(Curves.glide(Notes.A3, Notes.A2 / 2, 0.45)).lowpass(sweep(2200, 200, 0.3), 2);
    Signal glad = bell(t -> Notes.E5, 2, pluck(0.001, 0.2).times(2)).times(decay(0.3));
    Signal dry = coil.times(decay(0.4)).plus(glad.times(0.7).after(0.06));
    return new Effect("boss-misled", 0.7, 0.4, 0.6, dry.driven(1.2));
  }

  private static Effect mortarFired() {
    Signal tube = noise(21).bandpass(sweep(900, 180, 0.05), 3).times(decay(0.09));
    Signal thump = sine(sweep(260, Notes.A1, 0.035)).times(decay(0.13));
    Signal whistle = sine(Curves.glide(Notes.E5, Notes.A5, 0.5)).times(pluck(0.15, 0.12));
    Signal dry = tube.times(1.6).plus(thump.times(1.2)).plus(whistle.times(0.12));
    return new Effect("mortar-fired", 0.65, 0.3, 0.5, dry.driven(1.5));
  }

  private static Effect mortarLanded() {
    Signal burst = noise(22).lowpass(sweep(5000, 240, 0.09), 0.8).times(decay(0.2));
    Signal debris = crackle(23, sweep(9000, 900, 0.3)).highpass(1200).times(pluck(0.05, 0.14));
    Signal floor = sine(sweep(170, 36, 0.06)).times(decay(0.28));
    Signal dry = burst.times(1.1).plus(debris.times(0.25)).plus(floor.times(1.2));
    return new Effect("mortar-landed", 0.95, 0.35, 0.8, dry.driven(2.2));
  }

  private static Effect blast() {
    Signal burst = noise(24).lowpass(sweep(8000, 350, 0.07), 0.9).times(decay(0.15));
    Signal floor = sine(sweep(220, 45, 0.05)).times(decay(0.2));
    Signal tone = saw(sweep(Notes.A3, Notes.A2, 0.1)).lowpass(sweep(3000, 200, 0.1), 1.5);
    Signal dry = burst.plus(floor).plus(tone.times(decay(0.14)).times(0.4));
    return new Effect("blast", 0.75, 0.35, 0.7, dry.driven(2));
  }
}
