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
import static towline.synth.Sources.rectangle;
import static towline.synth.Sources.saw;
import static towline.synth.Sources.sine;
import static towline.synth.Sources.triangle;

import java.util.List;

/** The sounds of the cable, of pick-ups, of the rules and of the menus. */
final class Tow {
  private Tow() {}

  static List<Effect> all() {
    return List.of(
        cableTaut(),
        cableBitten(),
        cableParted(),
        cableHooked(),
        cableCall(),
        droneJammed(),
        wall(),
        shard(),
        powerUpBorn(),
        powerUpTaken(),
        wingmanJoined(),
        waveStarted(),
        waveCleared(),
        sectorEntered(),
        multiplierRaised(),
        multiplierLost(),
        modeChanged(),
        targetNamed(),
        targetReleased(),
        lawChanged(),
        menuMove(),
        menuChoose(),
        menuBack());
  }

  /** A thick plucked string. */
  private static Effect cableTaut() {
    Signal string = saw(steady(Notes.A2)).plus(saw(steady(Notes.A2 * 1.004)));
    Signal dry =
        string
            .times(0.5)
            .lowpass(sweep(4200, 260, 0.09), 1.8)
            .times(decay(0.2))
            .plus(noise(61).bandpass(steady(1400), 2).times(decay(0.015)));
    return new Effect("cable-taut", 0.6, 0.25, 0.5, dry);
  }

  private static Effect cableBitten() {
    Signal saws = saw(Curves.waver(31, 0.07).times(Notes.D4)).lowpass(sweep(3500, 900, 0.1), 4);
    Signal teeth = crackle(62, steady(1100)).bandpass(steady(2600), 2);
    Signal dry = saws.times(decay(0.1)).plus(teeth.times(decay(0.07)));
    return new Effect("cable-bitten", 0.36, 0.2, 0.3, dry.driven(1.5));
  }

  /** A crack, and the string whirls away downwards. */
  private static Effect cableParted() {
    Signal crack = noise(63).highpass(900).times(decay(0.03));
    Signal whirl = saw(glide(Notes.A4, Notes.A1, 0.55)).lowpass(sweep(6500, 250, 0.18), 3.5);
    Signal flutter = Curves.waver(22, 0.5);
    Signal dry =
        crack
            .times(1.5)
            .plus(whirl.times(flutter).times(decay(0.25)).times(0.9))
            .plus(sine(sweep(200, 40, 0.05)).times(decay(0.2)));
    return new Effect("cable-parted", 0.9, 0.4, 0.8, dry.driven(1.6));
  }

  /** Click and clasp, then the string rises to its pitch. */
  private static Effect cableHooked() {
    Signal clasp = noise(64).bandpass(steady(3200), 3).times(decay(0.015));
    Signal string = saw(glide(Notes.E3, Notes.A3, 0.12)).lowpass(sweep(900, 3600, 0.12), 2);
    Signal bell = bell(steady(Notes.E5), 2, pluck(0.001, 0.1).times(2)).times(decay(0.15));
    Signal dry =
        clasp
            .plus(clasp().after(0.07))
            .plus(string.times(Guns.swell(0.1, 0.14)).times(0.7))
            .plus(bell.after(0.1).times(0.4));
    return new Effect("cable-hooked", 0.6, 0.3, 0.5, dry);
  }

  /** Two short calls, the second higher, bright enough for the ears to locate. */
  private static Effect cableCall() {
    Signal call =
        bell(steady(Notes.A5), 2, pluck(0.002, 0.05).times(1.4)).times(pluck(0.004, 0.09));
    Signal answer =
        bell(steady(Notes.E6), 2, pluck(0.002, 0.05).times(1.2)).times(pluck(0.004, 0.14));
    Signal breath = noise(97).bandpass(steady(3600), 2).times(decay(0.012));
    return new Effect("cable-call", 0.5, 0.2, 0.4, call.plus(breath).plus(answer.after(0.12)));
  }

  private static Signal clasp() {
    return noise(65).bandpass(steady(2100), 3).times(decay(0.02)).times(1.3);
  }

  private static Effect droneJammed() {
    Signal buzz = rectangle(Curves.waver(17, 0.12).times(Notes.A3), 0.2).lowpass(1800);
    Signal sparks = crackle(66, sweep(9000, 1500, 0.2)).highpass(2500).times(decay(0.08));
    return new Effect(
        "drone-jammed", 0.5, 0.25, 0.4, buzz.times(decay(0.13)).plus(sparks.times(0.6)));
  }

  private static Effect wall() {
    Signal thud = sine(sweep(180, 52, 0.03)).times(decay(0.1));
    Signal field = bell(steady(Notes.E4), 1.01, pluck(0.001, 0.1).times(3)).times(decay(0.1));
    Signal dry = thud.plus(field.times(0.4)).plus(noise(67).lowpass(2500).times(decay(0.03)));
    return new Effect("wall", 0.4, 0.3, 0.5, dry.driven(1.4));
  }

  private static Signal glass(double pitch, double time) {
    Signal body = bell(steady(pitch), 2, pluck(0.001, time * 0.5).times(1.6));
    Signal shine = sine(pitch * 4).times(decay(time * 0.25)).times(0.15);
    return body.plus(shine).times(pluck(0.003, time));
  }

  private static Effect shard() {
    return new Effect("shard", 0.42, 0.4, 0.5, glass(Notes.A4, 0.1));
  }

  private static Effect powerUpBorn() {
    Signal dry = glass(Notes.E5, 0.16).plus(glass(Notes.A5, 0.2).after(0.09));
    return new Effect("power-up-born", 0.7, 0.5, 0.7, dry);
  }

  /** Quickly up through the chord. */
  private static Effect powerUpTaken() {
    double[] pitches = {Notes.A4, Notes.C5, Notes.E5, Notes.A5, Notes.E6};
    Signal dry = t -> 0;
    for (int i = 0; i < pitches.length; i++) {
      dry = dry.plus(glass(pitches[i], 0.14).after(i * 0.05).times(0.7));
    }
    Signal pad = broad(steady(Notes.A3), 0.008).lowpass(glide(500, 4000, 0.25), 1);
    dry = dry.plus(pad.times(Guns.swell(0.22, 0.15)).times(0.4));
    return new Effect("power-up-taken", 0.9, 0.45, 0.8, dry);
  }

  private static Effect wingmanJoined() {
    Signal dry =
        horn(Notes.A3, 0.12)
            .plus(horn(Notes.E4, 0.12).after(0.1))
            .plus(horn(Notes.A4, 0.2).after(0.2));
    return new Effect("wingman-joined", 0.8, 0.4, 0.7, dry);
  }

  private static Signal horn(double pitch, double time) {
    Signal wave = broad(steady(pitch), 0.007).plus(triangle(steady(pitch)).times(0.5));
    return wave.lowpass(sweep(4500, 800, 0.12), 1).times(Curves.held(0.01, time, 0.07)).times(0.6);
  }

  private static Effect waveStarted() {
    Signal drum = sine(sweep(160, 44, 0.05)).times(decay(0.3));
    Signal dry =
        drum.plus(horn(Notes.A3, 0.16))
            .plus(horn(Notes.E4, 0.16))
            .plus(horn(Notes.A4, 0.45).after(0.2))
            .plus(horn(Notes.E4, 0.45).after(0.2))
            .plus(noise(68).highpass(5000).times(decay(0.2)).times(0.15));
    return new Effect("wave-started", 1.3, 0.45, 1.1, dry.driven(1.2));
  }

  /** Up to the relative major, and rest. */
  private static Effect waveCleared() {
    double[] pitches = {Notes.C4, Notes.E4, Notes.G4, Notes.C5};
    Signal dry = t -> 0;
    for (int i = 0; i < pitches.length; i++) {
      double length = i == pitches.length - 1 ? 0.5 : 0.1;
      dry = dry.plus(horn(pitches[i], length).after(i * 0.13));
      dry = dry.plus(glass(pitches[i] * 2, 0.25).after(i * 0.13).times(0.3));
    }
    Signal rest = horn(Notes.E4, 0.5).plus(horn(Notes.G4, 0.5)).times(0.6);
    return new Effect("wave-cleared", 1.7, 0.45, 1.2, dry.plus(rest.after(0.39)));
  }

  private static Effect sectorEntered() {
    Signal wind = noise(69).bandpass(glide(300, 2400, 1.2), 1.5).times(Guns.swell(0.8, 0.4));
    Signal chord =
        broad(steady(Notes.A2), 0.01)
            .plus(broad(steady(Notes.E3), 0.01))
            .plus(broad(steady(Notes.D4), 0.01).times(0.6));
    Signal pad = chord.lowpass(glide(250, 2600, 1.1), 1.2).times(Guns.swell(0.8, 0.5));
    return new Effect("sector-entered", 2.0, 0.5, 1.6, wind.times(0.6).plus(pad.times(0.5)));
  }

  private static Effect multiplierRaised() {
    Signal dry = glass(Notes.A4, 0.12).plus(glass(Notes.E5, 0.18).after(0.06));
    return new Effect("multiplier-raised", 0.6, 0.4, 0.6, dry);
  }

  private static Effect multiplierLost() {
    Signal dry =
        horn(Notes.E4, 0.08)
            .plus(horn(Notes.D4, 0.08).after(0.1))
            .plus(horn(Notes.A3, 0.18).after(0.2));
    return new Effect("multiplier-lost", 0.7, 0.35, 0.6, dry.lowpass(1500));
  }

  private static Effect modeChanged() {
    Signal key = rectangle(steady(Notes.A3), 0.25).lowpass(sweep(5000, 700, 0.05), 1.5);
    Signal dry = key.times(decay(0.07)).plus(sine(Notes.A4).times(pluck(0.004, 0.1)).times(0.7));
    return new Effect("mode-changed", 0.32, 0.3, 0.4, dry);
  }

  /** Two short clicks that rise to a clear note: a mark closes in. */
  private static Effect targetNamed() {
    Signal click = noise(62).bandpass(steady(2600), 2).times(decay(0.01));
    Signal note = sine(Notes.E5).plus(sine(Notes.A5).times(0.5)).times(pluck(0.003, 0.12));
    Signal dry = click.plus(click.after(0.05)).plus(key(Notes.A4)).plus(note.after(0.05));
    return new Effect("target-named", 0.34, 0.3, 0.35, dry);
  }

  /** Two falling notes, and a click that lets go. */
  private static Effect targetReleased() {
    Signal click = noise(63).bandpass(steady(1500), 2).times(decay(0.012));
    Signal dry = key(Notes.E4).plus(key(Notes.A3).after(0.06)).plus(click.after(0.06));
    return new Effect("target-released", 0.3, 0.25, 0.35, dry.lowpass(3000));
  }

  private static Effect lawChanged() {
    Signal dry = key(Notes.D4).plus(key(Notes.G4).after(0.07));
    return new Effect("law-changed", 0.36, 0.3, 0.4, dry);
  }

  private static Signal key(double pitch) {
    Signal wave = triangle(steady(pitch)).plus(rectangle(steady(pitch * 2), 0.3).times(0.25));
    return wave.lowpass(4000).times(pluck(0.003, 0.05));
  }

  private static Effect menuMove() {
    Signal dry = sine(Notes.A4).plus(sine(Notes.A5).times(0.3)).times(pluck(0.003, 0.03));
    return new Effect(
        "menu-move",
        0.18,
        0.25,
        0.3,
        dry.plus(noise(70).highpass(6000).times(decay(0.004)).times(0.2)));
  }

  private static Effect menuChoose() {
    Signal dry = glass(Notes.A4, 0.09).plus(glass(Notes.E5, 0.14).after(0.05));
    return new Effect("menu-choose", 0.5, 0.35, 0.5, dry.plus(key(Notes.A3).times(0.5)));
  }

  private static Effect menuBack() {
    Signal dry = glass(Notes.E4, 0.08).plus(glass(Notes.A3, 0.12).after(0.05));
    return new Effect("menu-back", 0.42, 0.3, 0.4, dry);
  }
}
