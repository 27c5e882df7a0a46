package towline.synth;

import static towline.synth.Curves.decay;
import static towline.synth.Curves.held;
import static towline.synth.Curves.pluck;
import static towline.synth.Curves.steady;
import static towline.synth.Curves.sweep;
import static towline.synth.Notes.hertz;
import static towline.synth.Sources.bell;
import static towline.synth.Sources.broad;
import static towline.synth.Sources.noise;
import static towline.synth.Sources.rectangle;
import static towline.synth.Sources.saw;
import static towline.synth.Sources.sine;
import static towline.synth.Sources.triangle;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import towline.content.sound.InstrumentSpec;

/** The recorded notes of the music's instruments; the game plays its loops with them. */
final class Instruments {
  private static final int DRUM = 60;

  private Instruments() {}

  /** Returns a renderer for each recording, by file name. */
  static Map<String, Supplier<double[]>> all() {
    Map<String, Supplier<double[]>> all = new LinkedHashMap<>();
    add(all, "kick", 0.45, note -> kick(), DRUM);
    add(all, "boom", 1.3, note -> boom(), DRUM);
    add(all, "snare", 0.35, note -> snare(), DRUM);
    add(all, "clap", 0.4, note -> clap(), DRUM);
    add(all, "hat", 0.12, note -> noise(907).highpass(7500).times(decay(0.025)), DRUM);
    add(all, "openhat", 0.5, note -> noise(911).highpass(7000).times(decay(0.12)), DRUM);
    add(all, "ride", 0.9, note -> ride(), DRUM);
    add(all, "crash", 2.2, note -> noise(701).highpass(4200).times(decay(0.55)), DRUM);
    add(all, "tom", 0.6, Instruments::tom, 45);
    add(all, "anvil", 0.7, note -> anvil(), DRUM);
    add(all, "tick", 0.12, note -> tick(), DRUM);
    add(all, "pluck", 0.7, Instruments::pluckAt, 64, 76);
    add(all, "bell", 1.8, Instruments::bellAt, 76, 88);
    add(all, "keys", 1.9, Instruments::keys, 64, 76);
    add(all, "bass", 1.5, Instruments::bass, 33, 43);
    add(all, "metal", 0.9, Instruments::metal, 33, 43);
    add(all, "lead", 2.4, Instruments::lead, 67, 77);
    add(all, "square", 1.3, Instruments::square, 67, 79);
    add(all, "brass", 2.2, Instruments::brass, 45, 57);
    add(all, "stab", 0.6, Instruments::stab, 60, 72);
    add(all, "cello", 2.6, Instruments::cello, 55, 67);
    addLoop(all, "sub", note -> sub(), 33);
    addLoop(all, "reese", note -> reese(), 33);
    addLoop(all, "pad", Instruments::pad, 57, 69);
    addLoop(all, "choir", Instruments::choir, 57, 69);
    addLoop(all, "strings", Instruments::strings, 57, 69);
    return all;
  }

  private static void add(
      Map<String, Supplier<double[]>> all,
      String name,
      double seconds,
      IntFunction<Signal> sound,
      int... notes) {
    for (int note : notes) {
      String file = InstrumentSpec.file(name, note);
      all.put(file, () -> new Effect(file, seconds, 0, 0, sound.apply(note)).render());
    }
  }

  private static void addLoop(
      Map<String, Supplier<double[]>> all, String name, IntFunction<double[]> loop, int... notes) {
    for (int note : notes) {
      all.put(InstrumentSpec.file(name, note), () -> withLeadIn(loop.apply(note)));
    }
  }

  /** Returns a period with the end of the one before it and the beginning of the next one. */
  private static double[] withLeadIn(double[] period) {
    double[] out = new double[period.length + 2 * InstrumentSpec.LEAD_IN];
    for (int i = 0; i < out.length; i++) {
      out[i] = period[Math.floorMod(i - InstrumentSpec.LEAD_IN, period.length)];
    }
    return out;
  }

  private static Signal kick() {
    Signal body = sine(sweep(260, 47, 0.028)).times(decay(0.14));
    return body.plus(noise(71).highpass(2500).times(decay(0.004)).times(0.3)).driven(1.8);
  }

  /** A low drum whose pitch falls, as if something heavy landed. */
  private static Signal boom() {
    Signal body = sine(sweep(150, 38, 0.07)).times(decay(0.42));
    Signal skin = noise(73).lowpass(sweep(1800, 200, 0.05), 0.8).times(decay(0.09));
    return body.plus(skin.times(0.8)).driven(2.2);
  }

  private static Signal snare() {
    Signal rattle = noise(211).bandpass(steady(2600), 0.6).times(decay(0.085));
    Signal skin = triangle(sweep(340, 185, 0.02)).times(decay(0.07));
    return rattle.times(1.1).plus(skin.times(0.6)).driven(1.4);
  }

  private static Signal clap() {
    Signal hands = t -> Math.exp(-(t % 0.011) / 0.004) * (t < 0.033 ? 1 : 0);
    Signal burst =
        t ->
            Math.min(1, t / 0.002)
                * (hands.at(t) + (t < 0.033 ? 0 : 0.9 * Math.exp(-(t - 0.033) / 0.07)));
    return noise(223).bandpass(steady(1500), 0.9).times(burst).driven(1.5);
  }

  private static Signal ride() {
    Signal metal = noise(919).bandpass(steady(6400), 3).times(decay(0.22));
    Signal ping = bell(steady(1870), 2.76, decay(0.05)).times(decay(0.2));
    return metal.plus(ping.times(0.25));
  }

  private static Signal tom(int note) {
    double pitch = hertz(note);
    Signal skin = sine(sweep(pitch * 1.8, pitch, 0.03)).times(decay(0.18));
    Signal stick = noise(79).bandpass(steady(900), 0.8).times(decay(0.02));
    return skin.plus(stick.times(0.4)).driven(1.5);
  }

  /** A steel plate that is struck. */
  private static Signal anvil() {
    Signal plate = bell(steady(523), 1.414, t -> 3.5 * Math.exp(-t / 0.09));
    Signal ring = bell(steady(1244), 2.39, t -> 1.5 * Math.exp(-t / 0.05)).times(0.5);
    Signal blow = noise(83).highpass(3000).times(decay(0.006));
    Signal rise = pluck(0.001, 1e9);
    return plate
        .times(decay(0.13))
        .plus(ring.times(decay(0.16)))
        .plus(blow.times(0.6))
        .times(rise)
        .driven(1.3);
  }

  private static Signal tick() {
    Signal tip = bell(steady(2093), 3.53, t -> 2 * Math.exp(-t / 0.01)).times(decay(0.018));
    return tip.plus(noise(89).highpass(6000).times(decay(0.004)).times(0.5));
  }

  private static Signal pluckAt(int note) {
    double pitch = hertz(note);
    Signal wave = rectangle(steady(pitch), 0.35).plus(saw(steady(pitch * 1.003)).times(0.6));
    return wave.lowpass(sweep(4600, 600, 0.11), 1.6).times(pluck(0.003, 0.15)).times(0.5);
  }

  /** A bell of glass. */
  private static Signal bellAt(int note) {
    double pitch = hertz(note);
    Signal strike = bell(steady(pitch), 3.5, t -> 1.6 * Math.exp(-t / 0.12));
    Signal body = sine(pitch * 1.002).times(0.7);
    return strike.plus(body).times(pluck(0.002, 0.42)).times(0.5);
  }

  /** Soft keys: an electric piano. */
  private static Signal keys(int note) {
    double pitch = hertz(note);
    Signal tine = bell(steady(pitch), 14, t -> 0.35 * Math.exp(-t / 0.05));
    Signal body = bell(steady(pitch * 1.001), 1, t -> 0.9 * Math.exp(-t / 0.5));
    return tine.times(0.4).plus(body).times(pluck(0.004, 0.55)).times(0.5);
  }

  private static Signal bass(int note) {
    double pitch = hertz(note);
    Signal wave =
        saw(steady(pitch)).plus(rectangle(steady(pitch * 1.006), 0.5).times(0.6)).times(0.6);
    Signal growl = wave.lowpass(sweep(2300, 260, 0.1), 2.2);
    Signal floor = sine(pitch).times(0.8);
    return growl.plus(floor).driven(1.5).times(held(0.004, 1.2, 0.1));
  }

  /** A short, hard bass, as if a cable were struck. */
  private static Signal metal(int note) {
    double pitch = hertz(note);
    Signal wire = bell(steady(pitch), 3.01, t -> 0.6 + 3 * Math.exp(-t / 0.05));
    Signal edge = rectangle(steady(pitch), 0.28).lowpass(sweep(3400, 300, 0.06), 2.6);
    Signal floor = sine(pitch).times(0.7);
    return wire.times(0.5).plus(edge.times(0.7)).plus(floor).driven(1.9).times(pluck(0.003, 0.3));
  }

  private static Signal lead(int note) {
    Signal pitch = vibrato(hertz(note), 0.005, 5.4, 0.5);
    Signal wave = broad(pitch, 0.006).plus(rectangle(pitch, 0.3).times(0.35));
    return wave.lowpass(sweep(5600, 2100, 0.25), 1.1).times(held(0.012, 2.1, 0.12));
  }

  /** A thin, exact voice: a machine that sings. */
  private static Signal square(int note) {
    Signal pitch = vibrato(hertz(note), 0.003, 6.5, 0.4);
    Signal wave = rectangle(pitch, 0.22).plus(rectangle(t -> pitch.at(t) * 2.002, 0.5).times(0.3));
    return wave.lowpass(sweep(6200, 1800, 0.12), 1.4).times(held(0.004, 0.9, 0.15)).times(0.6);
  }

  private static Signal brass(int note) {
    Signal pitch = vibrato(hertz(note), 0.003, 4.8, 0.7);
    Signal open = t -> 350 + 2600 * (1 - Math.exp(-t / 0.06)) * Math.exp(-t / 0.9);
    Signal wave = broad(pitch, 0.004).plus(saw(pitch).times(0.7));
    return wave.lowpass(open, 1.2).driven(1.3).times(held(0.03, 1.9, 0.1));
  }

  private static Signal stab(int note) {
    double pitch = hertz(note);
    Signal wave = broad(steady(pitch), 0.009).plus(rectangle(steady(pitch), 0.5).times(0.4));
    return wave.lowpass(sweep(5200, 700, 0.06), 1.8).driven(1.4).times(pluck(0.003, 0.13));
  }

  private static Signal cello(int note) {
    Signal pitch = vibrato(hertz(note), 0.006, 4.6, 0.5);
    Signal string = broad(pitch, 0.0035).plus(saw(pitch).times(0.8));
    Signal body = string.lowpass(t -> 900 + 1500 * (1 - Math.exp(-t / 0.2)), 1.0);
    return body.driven(1.2).times(held(0.07, 2.3, 0.12));
  }

  private static Signal vibrato(double hertz, double depth, double rate, double delay) {
    return t -> {
      double swing = depth * Math.min(1, t / delay);
      double scoop = 1 - 0.02 * Math.exp(-t / 0.02);
      return hertz * scoop * (1 + swing * Math.sin(2 * Math.PI * rate * t));
    };
  }

  /**
   * A pure low tone: whole periods in as many samples as the ensembles have, a multiple of the
   * encoder's blocks; so it is 5 cents flat.
   */
  private static double[] sub() {
    double[] out = new double[Ensemble.FRAMES];
    for (int i = 0; i < out.length; i++) {
      double phase = 2 * Math.PI * 163 * i / Ensemble.FRAMES;
      out[i] =
          Math.sin(phase)
              + 0.32 * Math.sin(2 * phase)
              + 0.14 * Math.sin(3 * phase)
              + 0.05 * Math.sin(4 * phase);
    }
    return out;
  }

  /** Two low voices that grind against each other. */
  private static double[] reese() {
    return Ensemble.loop(hertz(33), 14, n -> Math.pow(n, -1.0) / (1 + Math.pow(n / 14.0, 3)), 331);
  }

  private static double[] pad(int note) {
    return Ensemble.loop(
        hertz(note), 16, n -> Math.pow(n, -1.25) / (1 + Math.pow(hertz(note) * n / 2600, 3)), 17);
  }

  /** Voices that sing an A: two formants. */
  private static double[] choir(int note) {
    double pitch = hertz(note);
    return Ensemble.loop(
        pitch,
        22,
        n -> {
          double f = pitch * n;
          double formants =
              peak(f, 700, 160) + 0.55 * peak(f, 1150, 200) + 0.2 * peak(f, 2700, 350) + 0.04;
          return formants * Math.pow(n, -0.35);
        },
        19);
  }

  private static double peak(double hertz, double centre, double width) {
    double x = (hertz - centre) / width;
    return 1 / (1 + x * x);
  }

  private static double[] strings(int note) {
    return Ensemble.loop(
        hertz(note), 11, n -> Math.pow(n, -0.95) / (1 + Math.pow(hertz(note) * n / 5200, 4)), 23);
  }
}
