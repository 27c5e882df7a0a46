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
import static towline.synth.Sources.saw;
import static towline.synth.Sources.sine;
import static towline.synth.Sources.triangle;

import java.util.List;

/** The sounds of destruction, of foes and of the player's side. */
final class Deaths {
  private Deaths() {}

  static List<Effect> all() {
    return List.of(
        snakeKill(),
        snakeDeath(),
        snakeCut(),
        snakeBorn(),
        missileKill(),
        miteBurst(),
        tankKill(),
        tankBorn(),
        partKill(),
        whipKill(),
        whipSwing(),
        whipHit(),
        shipHurt(),
        lowHull(),
        shipDied(),
        shieldBroken(),
        wingmanHurt(),
        wingmanLost(),
        bossEnters(),
        bossPhase(),
        bossDies());
  }

  /** Noise that opens and closes, over a floor: the beginning of every burst. */
  private static Signal burst(long seed, double bright, double time) {
    Signal air = noise(seed).lowpass(sweep(bright, 200, time * 0.6), 0.9).times(decay(time));
    return air.plus(sine(sweep(240, 48, time * 0.35)).times(decay(time * 1.1)));
  }

  /** A breaking link of a chain: glass and a struck string, in tune, because there are many. */
  private static Effect snakeKill() {
    Signal glass = bell(steady(Notes.A4), 2, pluck(0.001, 0.09).times(3.5)).times(decay(0.16));
    Signal high = bell(steady(Notes.E5), 3, pluck(0.001, 0.05).times(2)).times(decay(0.1));
    Signal dry = burst(31, 7000, 0.07).plus(glass.times(0.75)).plus(high.times(0.3));
    return new Effect("snake-kill", 0.55, 0.35, 0.6, dry.driven(1.4));
  }

  /** A drop of hot glass that pops: short, because mites come by the dozen. */
  private static Effect miteBurst() {
    Signal drop = bell(steady(Notes.A4), 1.5, pluck(0.001, 0.04).times(2.5)).times(decay(0.07));
    Signal dry = burst(37, 5200, 0.05).times(0.8).plus(drop.times(0.7));
    return new Effect("mite-burst", 0.25, 0.2, 0.3, dry.driven(1.3));
  }

  /** The reward of a swing: a struck chord that opens upwards. */
  private static Effect whipSwing() {
    Signal low = bell(steady(Notes.A3), 2, pluck(0.002, 0.3).times(2)).times(decay(0.5));
    Signal fifth = bell(steady(Notes.E4), 2, pluck(0.002, 0.25).times(2)).times(decay(0.45));
    Signal high = bell(steady(Notes.A5), 1.5, pluck(0.002, 0.2)).times(decay(0.4));
    Signal air = noise(38).bandpass(sweep(900, 5200, 0.25), 0.8).times(decay(0.22)).times(0.5);
    Signal chord = low.plus(fifth.after(0.05)).plus(high.after(0.1).times(0.8));
    return new Effect("whip-swing", 1, 0.4, 1, chord.plus(air).driven(1.2));
  }

  /** The whole chain falls apart: five strings downwards. */
  private static Effect snakeDeath() {
    double[] pitches = {Notes.A5, Notes.G5, Notes.E5, Notes.C5, Notes.A4};
    Signal dry = burst(32, 6000, 0.16);
    for (int i = 0; i < pitches.length; i++) {
      double pitch = pitches[i];
      Signal string = bell(steady(pitch), 2, pluck(0.001, 0.08).times(3)).times(decay(0.2));
      dry = dry.plus(string.times(0.55).after(0.02 + i * 0.06));
    }
    return new Effect("snake-death", 0.95, 0.4, 0.8, dry.driven(1.3));
  }

  private static Effect snakeCut() {
    Signal blade = noise(33).bandpass(glide(6500, 1800, 0.12), 4).times(decay(0.06));
    Signal string = saw(glide(Notes.E5, Notes.A4, 0.1)).lowpass(sweep(5000, 700, 0.06), 2);
    Signal dry = blade.times(2).plus(string.times(decay(0.08)).times(0.6));
    return new Effect("snake-cut", 0.4, 0.3, 0.4, dry);
  }

  private static Effect snakeBorn() {
    Signal hiss = noise(34).bandpass(glide(1200, 4200, 0.5), 3).times(Guns.swell(0.3, 0.15));
    Signal tone = triangle(glide(Notes.A3, Notes.C4, 0.5)).times(Guns.swell(0.25, 0.2));
    return new Effect("snake-born", 0.8, 0.4, 0.6, hiss.plus(tone.times(0.7)));
  }

  private static Effect missileKill() {
    Signal whine = saw(glide(Notes.A5, Notes.A3, 0.25)).lowpass(sweep(6000, 500, 0.12), 2);
    Signal dry = burst(35, 9000, 0.1).plus(whine.times(decay(0.1)).times(0.5));
    return new Effect("missile-kill", 0.55, 0.3, 0.55, dry.driven(1.6));
  }

  private static Effect tankKill() {
    Signal hull = bell(steady(Notes.A2), 1.41, pluck(0.001, 0.2).times(6)).times(decay(0.25));
    Signal scrap = crackle(36, sweep(7000, 500, 0.3)).bandpass(steady(2200), 1);
    Signal dry =
        burst(37, 5000, 0.22).plus(hull.times(0.6)).plus(scrap.times(pluck(0.06, 0.18)).times(0.5));
    return new Effect("tank-kill", 0.95, 0.35, 0.8, dry.driven(2));
  }

  private static Effect tankBorn() {
    Signal engine = saw(glide(Notes.A1, Notes.E2, 0.7)).lowpass(sweep(200, 900, 0.4), 2);
    Signal tracks = crackle(38, glide(300, 900, 0.7)).bandpass(steady(1500), 2);
    Signal dry = engine.plus(tracks.times(0.3)).times(Guns.swell(0.35, 0.2));
    return new Effect("tank-born", 0.9, 0.25, 0.5, dry.driven(2));
  }

  private static Effect partKill() {
    Signal hull = bell(steady(Notes.E3), 1.73, pluck(0.001, 0.25).times(5)).times(decay(0.3));
    Signal power = saw(glide(Notes.A4, Notes.A2, 0.5)).lowpass(sweep(4000, 200, 0.2), 4);
    Signal dry =
        burst(39, 6500, 0.26).plus(hull.times(0.5)).plus(power.times(decay(0.22)).times(0.4));
    return new Effect("part-kill", 1.1, 0.4, 0.9, dry.driven(1.9));
  }

  /** The heaviest blow of the player: a deep bell. */
  private static Effect whipKill() {
    Signal gong = bell(steady(Notes.A3), 1.378, pluck(0.001, 0.3).times(4)).times(decay(0.4));
    Signal crack = noise(40).highpass(1800).times(decay(0.025));
    Signal floor = sine(sweep(300, Notes.A1, 0.05)).times(decay(0.25));
    Signal shine = bell(steady(Notes.A5), 2, pluck(0.001, 0.1).times(1.5)).times(decay(0.2));
    Signal dry =
        gong.times(0.7).plus(crack.times(1.1)).plus(floor.times(1.1)).plus(shine.times(0.25));
    return new Effect("whip-kill", 1.0, 0.4, 0.9, dry.driven(1.7));
  }

  private static Effect whipHit() {
    Signal knock = bell(steady(Notes.A3), 1.378, pluck(0.001, 0.06).times(3)).times(decay(0.09));
    Signal thud = sine(sweep(260, 70, 0.03)).times(decay(0.08));
    Signal dry = knock.plus(thud).plus(noise(41).highpass(2200).times(decay(0.012)));
    return new Effect("whip-hit", 0.34, 0.25, 0.4, dry.driven(1.3));
  }

  /** A grinding minor second: no other sound of the game is out of tune. */
  private static Effect shipHurt() {
    Signal grind =
        saw(sweep(Notes.A3, Notes.A2, 0.15))
            .plus(saw(sweep(Notes.A3 * 1.059, Notes.A2 * 1.059, 0.15)));
    Signal dry =
        burst(42, 5000, 0.16)
            .plus(grind.times(0.5).lowpass(sweep(4500, 300, 0.12), 2).times(decay(0.2)))
            .plus(crackle(43, sweep(5000, 700, 0.2)).times(decay(0.09)).times(0.3));
    return new Effect("ship-hurt", 0.75, 0.3, 0.6, dry.driven(2.2));
  }

  private static Effect lowHull() {
    Signal tone = warning(Notes.A4).plus(warning(Notes.E4).after(0.17));
    return new Effect("low-hull", 0.5, 0.3, 0.4, tone);
  }

  private static Signal warning(double pitch) {
    Signal horn = broad(steady(pitch), 0.006).lowpass(sweep(3800, 900, 0.1), 1.2);
    return horn.times(Curves.held(0.006, 0.1, 0.025));
  }

  private static Effect shipDied() {
    Signal fall = broad(glide(Notes.A4, Notes.A1, 1.3), 0.012).lowpass(sweep(5000, 120, 0.5), 1.5);
    Signal debris = crackle(44, sweep(8000, 400, 0.5)).highpass(900).times(pluck(0.1, 0.35));
    Signal second = burst(45, 4000, 0.35).after(0.16);
    Signal dry =
        burst(46, 8000, 0.4)
            .plus(second.times(0.8))
            .plus(fall.times(decay(0.6)).times(0.6))
            .plus(debris.times(0.3));
    return new Effect("ship-died", 2.0, 0.5, 1.6, dry.driven(2));
  }

  private static Effect shieldBroken() {
    Signal shards = t -> 0;
    double[] pitches = {Notes.E6, Notes.A6, Notes.C6, Notes.A5, Notes.E5};
    for (int i = 0; i < pitches.length; i++) {
      double pitch = pitches[i];
      Signal shard = bell(steady(pitch), 3.3, pluck(0.001, 0.06).times(2)).times(decay(0.12));
      shards = shards.plus(shard.times(0.4).after(i * 0.035));
    }
    Signal dry = shards.plus(noise(47).highpass(4000).times(decay(0.05)).times(0.7));
    return new Effect("shield-broken", 0.75, 0.4, 0.7, dry);
  }

  private static Effect wingmanHurt() {
    Signal knock = triangle(sweep(600, Notes.D4, 0.02)).times(decay(0.06));
    Signal dry = knock.plus(crackle(48, sweep(6000, 900, 0.1)).times(decay(0.05)).times(0.5));
    return new Effect("wingman-hurt", 0.3, 0.25, 0.35, dry);
  }

  private static Effect wingmanLost() {
    Signal falling = triangle(glide(Notes.E5, Notes.A3, 0.6)).times(Curves.waver(13, 0.3));
    Signal dry = burst(49, 5000, 0.15).plus(falling.times(pluck(0.01, 0.3)).times(0.6));
    return new Effect("wingman-lost", 0.95, 0.4, 0.8, dry.driven(1.3));
  }

  /** A horn from the deep: root, fifth and octave open slowly. */
  private static Effect bossEnters() {
    Signal horn =
        broad(steady(Notes.A1), 0.008)
            .plus(broad(steady(Notes.E2), 0.007).times(0.8))
            .plus(broad(steady(Notes.A2), 0.009).times(0.7))
            .plus(broad(glide(Notes.A3 * 0.944, Notes.A3, 0.5), 0.01).times(0.35));
    Signal open = t -> 160 + 1900 * Math.pow(Math.min(1, t / 1.1), 2);
    Signal drum = sine(sweep(120, 38, 0.08)).times(decay(0.4));
    Signal dry =
        horn.times(0.45)
            .lowpass(open, 1.6)
            .times(Curves.held(0.25, 1.5, 0.3))
            .plus(drum)
            .plus(drum.after(0.54).times(0.8));
    return new Effect("boss-enters", 2.4, 0.5, 1.6, dry.driven(1.8));
  }

  private static Effect bossPhase() {
    Signal rise = broad(glide(Notes.A2, Notes.A3, 0.5), 0.01).lowpass(glide(300, 4000, 0.55), 2.5);
    Signal dry =
        burst(50, 6000, 0.3)
            .plus(rise.times(Curves.held(0.05, 0.55, 0.15)).times(0.5))
            .plus(burst(51, 7000, 0.25).after(0.55).times(0.9));
    return new Effect("boss-phase", 1.4, 0.45, 1.1, dry.driven(1.8));
  }

  /** Four growing bursts, and a major chord at the end, although the key is minor. */
  private static Effect bossDies() {
    Signal dry = burst(52, 6000, 0.3);
    dry = dry.plus(burst(53, 7000, 0.25).after(0.28).times(0.8));
    dry = dry.plus(burst(54, 8000, 0.3).after(0.5));
    dry = dry.plus(burst(55, 9000, 0.7).after(0.86).times(1.3));
    Signal chord =
        broad(steady(Notes.A2), 0.008)
            .plus(broad(steady(Notes.E3), 0.008))
            .plus(broad(steady(Notes.A3), 0.008))
            .plus(broad(steady(Notes.C4 * 1.0595), 0.008));
    Signal end = chord.times(0.3).lowpass(sweep(6000, 500, 0.6), 1).times(pluck(0.02, 0.9));
    dry = dry.plus(end.after(0.86));
    return new Effect("boss-dies", 3.2, 0.5, 1.8, dry.driven(1.9));
  }
}
