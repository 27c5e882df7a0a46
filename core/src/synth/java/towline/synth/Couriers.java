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

/**
 * The sounds of couriers and of the haul, all of a bright metal that no other sound has, from the
 * chime to the shower.
 */
final class Couriers {
  private Couriers() {}

  static List<Effect> all() {
    return List.of(
        enters(), cracked(), mended(), opened(), escapes(), gateOpens(), banked(), lost());
  }

  private static Signal metal(double pitch, double time) {
    Signal strike = bell(steady(pitch), 2.76, pluck(0.001, time * 0.4).times(2.2));
    Signal ring = sine(pitch).times(0.5);
    return strike.plus(ring).times(pluck(0.002, time));
  }

  /** Three bells, quickly upwards: an announcement. */
  private static Effect enters() {
    double[] pitches = {Notes.E5, Notes.A5, Notes.E6};
    Signal dry = metal(pitches[0], 0.25);
    for (int i = 1; i < pitches.length; i++) {
      dry = dry.plus(metal(pitches[i], 0.3 + 0.1 * i).after(0.09 * i));
    }
    return new Effect("courier-enters", 1.3, 0.5, 1, dry);
  }

  /** A splitting layer: a tick of ice, and the bell below it. */
  private static Effect cracked() {
    Signal tick = noise(91).bandpass(sweep(6500, 2600, 0.03), 2).times(decay(0.025)).times(1.5);
    Signal splinters = crackle(92, sweep(4000, 300, 0.1)).highpass(3000).times(decay(0.06));
    Signal dry = tick.plus(splinters.times(0.5)).plus(metal(Notes.A4, 0.22).times(0.9));
    return new Effect("courier-cracked", 0.6, 0.3, 0.6, dry.driven(1.3));
  }

  /** A dull clank and a falling note, because the work was in vain. */
  private static Effect mended() {
    Signal clank = bell(steady(Notes.E3), 1.41, pluck(0.001, 0.06).times(2.4)).times(decay(0.09));
    Signal thud = noise(93).lowpass(900).times(decay(0.03));
    Signal fall = triangle(glide(Notes.E4, Notes.A3, 0.3)).lowpass(sweep(2400, 600, 0.25), 1);
    Signal dry = clank.plus(thud).plus(fall.times(pluck(0.02, 0.22)).times(0.8).after(0.07));
    return new Effect("courier-mended", 0.75, 0.25, 0.5, dry);
  }

  /** The whole chord at once, and a shower of small bells out of it. */
  private static Effect opened() {
    Signal air = noise(94).bandpass(sweep(1200, 7000, 0.2), 0.8).times(decay(0.25)).times(0.4);
    Signal low = broad(steady(Notes.A2), 0.005).lowpass(sweep(3200, 300, 0.3), 1);
    Signal dry = air.plus(low.times(pluck(0.004, 0.45)).times(0.6));
    double[] chord = {Notes.A4, Notes.C5, Notes.E5, Notes.A5};
    for (int i = 0; i < chord.length; i++) {
      dry = dry.plus(metal(chord[i], 0.6).times(0.7).after(0.012 * i));
    }
    double[] shower = {
      Notes.A6, Notes.E6, Notes.C6, Notes.E6, Notes.A5, Notes.C6, Notes.G5, Notes.E5
    };
    for (int i = 0; i < shower.length; i++) {
      dry = dry.plus(metal(shower[i], 0.16).times(0.36).after(0.16 + 0.065 * i));
    }
    return new Effect("courier-opened", 1.9, 0.45, 1.2, dry.driven(1.1));
  }

  /** A sigh: sinking breath, with a bell that is already far away. */
  private static Effect escapes() {
    Signal breath = noise(95).bandpass(sweep(1900, 380, 0.4), 1.6).times(Guns.swell(0.16, 0.4));
    Signal voice = triangle(glide(Notes.C5, Notes.A4, 0.5)).times(Guns.swell(0.14, 0.35));
    Signal dry = breath.plus(voice.times(0.6)).plus(metal(Notes.A4, 0.3).times(0.25).after(0.3));
    return new Effect("courier-escapes", 1.2, 0.5, 1, dry.lowpass(4000));
  }

  /** A gate swings open: breath that brightens, and an open fifth that stays in the air. */
  private static Effect gateOpens() {
    Signal breath = noise(96).bandpass(sweep(400, 3600, 0.5), 1.2).times(Guns.swell(0.35, 0.5));
    Signal low = triangle(glide(Notes.E3, Notes.A3, 0.3)).times(Guns.swell(0.2, 0.5));
    Signal dry = breath.times(0.6).plus(low.times(0.5));
    double[] fifth = {Notes.A4, Notes.E5, Notes.A5};
    for (int i = 0; i < fifth.length; i++) {
      dry = dry.plus(metal(fifth[i], 0.8).times(0.7).after(0.3 + 0.05 * i));
    }
    return new Effect("haul-gate-opens", 1.7, 0.5, 1.3, dry);
  }

  /** A heavy bolt falls into its lock, and a run of bells climbs to the chord. */
  private static Effect banked() {
    Signal bolt = bell(steady(Notes.A2), 1.41, pluck(0.001, 0.08).times(2.4)).times(decay(0.16));
    Signal thud = noise(97).lowpass(500).times(decay(0.06)).times(1.4);
    Signal dry = bolt.times(1.2).plus(thud);
    double[] run = {Notes.A4, Notes.C5, Notes.E5, Notes.A5, Notes.C6, Notes.E6};
    for (int i = 0; i < run.length; i++) {
      dry = dry.plus(metal(run[i], 0.3 + 0.1 * i).times(0.6).after(0.08 + 0.055 * i));
    }
    return new Effect("haul-banked", 1.9, 0.45, 1.1, dry.driven(1.1));
  }

  /** Coins that fall: bells in steps downwards, each shorter and duller than the last. */
  private static Effect lost() {
    double[] falling = {Notes.E6, Notes.C6, Notes.A5, Notes.E5, Notes.C5, Notes.A4, Notes.E4};
    Signal dry = noise(98).bandpass(sweep(2600, 500, 0.3), 1.2).times(decay(0.2)).times(0.6);
    for (int i = 0; i < falling.length; i++) {
      dry = dry.plus(metal(falling[i], 0.16).times(0.8 - 0.07 * i).after(0.05 + 0.06 * i));
    }
    return new Effect("haul-lost", 1.1, 0.3, 0.7, dry.lowpass(5200));
  }
}
