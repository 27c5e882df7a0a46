package towline.synth;

import static java.util.Objects.requireNonNull;
import static towline.synth.Curves.decay;
import static towline.synth.Curves.held;
import static towline.synth.Curves.pluck;
import static towline.synth.Curves.steady;
import static towline.synth.Curves.sweep;
import static towline.synth.Notes.hertz;
import static towline.synth.Sources.broad;
import static towline.synth.Sources.noise;
import static towline.synth.Sources.rectangle;
import static towline.synth.Sources.saw;
import static towline.synth.Sources.sine;
import static towline.synth.Sources.triangle;

import java.util.Map;

/**
 * The game's music: 24 bars in A minor, in four layers, any number of which can be played together.
 */
final class Music {
  /** The chord of each bar. */
  private static final String[] CHORDS =
      ("Am Am F F C C G G " + "Dm Dm Am Am F F Em Em " + "F F G G Am Am G Em").split(" ");

  /** MIDI notes of each chord: the bass root, then three tones in the middle range. */
  private static final Map<String, int[]> TONES =
      Map.of(
          "Am", new int[] {33, 57, 60, 64},
          "F", new int[] {29, 53, 57, 60},
          "C", new int[] {36, 55, 60, 64},
          "G", new int[] {31, 55, 59, 62},
          "Dm", new int[] {38, 57, 62, 65},
          "Em", new int[] {40, 55, 59, 64});

  private static final int[] ARPEGGIO = {0, 1, 2, 3, 1, 2, 3, 2, 0, 1, 2, 3, 2, 1, 3, 1};

  /** Bass pattern: loud, soft or silent on each sixteenth. */
  private static final String[] GROOVES = {
    "X..x..X.x..x..X.", "X.xx..X.x.x...Xx", "X.x.X.x.X.x.X.xx"
  };

  /** Melody: note and length in sixteenths, bar by bar. */
  private static final String[] MELODY = {
    "A4:6 C5:2 E5:8", "D5:4 C5:4 G4:4 A4:4",
    "A4:6 C5:2 F5:6 E5:2", "C5:12 A4:4",
    "G4:6 C5:2 E5:8", "G5:4 E5:4 D5:4 C5:4",
    "D5:12 B4:4", "G4:8 D5:8",
    "F5:4 E5:4 D5:8", "A4:4 D5:4 F5:8",
    "E5:12 C5:4", "A4:12 -:4",
    "C5:4 D5:2 E5:2 F5:8", "A5:8 G5:4 F5:4",
    "E5:12 B4:4", "G5:8 E5:8",
    "A5:6 G5:2 F5:4 C5:4", "F5:8 A5:8",
    "B5:6 A5:2 G5:4 D5:4", "G5:8 B5:8",
    "C6:6 B5:2 A5:8", "E5:4 A5:4 C6:8",
    "B5:6 A5:2 G5:8", "E5:8 B4:6 G4:2"
  };

  private static final Map<Character, Integer> LETTERS =
      Map.of('C', 0, 'D', 2, 'E', 4, 'F', 5, 'G', 7, 'A', 9, 'B', 11);

  private Music() {}

  /** Returns the layer of calm: plucked sixteenths over a soft pad. */
  static Track pulse() {
    Track plucks = new Track();
    Track pads = new Track();
    for (int bar = 0; bar < Track.BARS; bar++) {
      int[] tones = tones(bar);
      for (int i = 0; i < Track.STEPS; i++) {
        int which = ARPEGGIO[i];
        double pitch = hertz(which == 3 ? tones[1] + 24 : tones[1 + which] + 12);
        double accent = i % 4 == 0 ? 1 : i % 2 == 0 ? 0.75 : 0.55;
        double wave = 0.5 - 0.5 * Math.cos(2 * Math.PI * 3 * (bar + i / 16.0) / Track.BARS);
        plucks.add(pluckAt(pitch, 1300 + 4200 * wave * accent), bar * 16 + i, 0.5, accent, pan(i));
      }
      if (bar % 2 == 0) {
        pad(pads, tones, bar * 16);
      }
    }
    plucks.echoed(3, 0.45, 0.4);
    plucks.add(pads.pumped(0.25), 0.34);
    return plucks.inRoom(1.6, 0.35);
  }

  private static double pan(int step) {
    return 0.5 * Math.sin(step * 2.4);
  }

  private static Signal pluckAt(double pitch, double bright) {
    Signal wave = rectangle(steady(pitch), 0.35).plus(saw(steady(pitch * 1.003)).times(0.6));
    return wave.lowpass(sweep(bright, 520, 0.1), 1.6).times(pluck(0.004, 0.12)).times(0.5);
  }

  private static void pad(Track pads, int[] tones, int step) {
    double seconds = 32 * Track.STEP_SECONDS;
    for (int i = 1; i < tones.length; i++) {
      for (int side = -1; side <= 1; side += 2) {
        double pitch = hertz(tones[i] + 0.05 * side);
        Signal wave = broad(steady(pitch), 0.006).lowpass(t -> 700 + 500 * Math.sin(t * 0.7), 0.8);
        pads.add(wave.times(held(0.5, seconds, 0.35)), step, seconds + 1.4, 0.4, 0.8 * side);
      }
    }
  }

  /** Returns the bass layer, low and forward. */
  static Track bass() {
    Track track = new Track();
    for (int bar = 0; bar < Track.BARS; bar++) {
      int root = tones(bar)[0];
      double pitch = hertz(root + (root < 31 ? 12 : 0));
      String groove = GROOVES[bar / 8];
      for (int i = 0; i < Track.STEPS; i++) {
        char mark = groove.charAt(i);
        if (mark != '.') {
          double accent = mark == 'X' ? 1 : 0.75;
          double octave = i % 8 == 6 ? 2 : 1;
          track.add(bassNote(pitch * octave, accent), bar * 16 + i, 0.55, accent, 0);
        }
      }
    }
    return track.pumped(0.35);
  }

  private static Signal bassNote(double pitch, double accent) {
    Signal wave =
        saw(steady(pitch)).plus(rectangle(steady(pitch * 1.006), 0.5).times(0.6)).times(0.6);
    Signal growl = wave.lowpass(sweep(500 + 1900 * accent, 180, 0.08), 2.2);
    Signal floor = sine(pitch).times(0.8);
    return growl.plus(floor).driven(1.5).times(held(0.004, 0.16, 0.06));
  }

  /** Returns the drums: a kick on every beat, with snare, hats and fills. */
  static Track drums() {
    Track track = new Track();
    for (int bar = 0; bar < Track.BARS; bar++) {
      int at = bar * 16;
      int section = bar / 8;
      for (int i = 0; i < Track.STEPS; i += 4) {
        track.add(kick(), at + i, 0.4, 1, 0);
      }
      if (section > 0 || bar % 4 == 3) {
        track.add(kick(), at + 14, 0.4, 0.7, 0);
      }
      track.add(snare(bar), at + 4, 0.5, 0.75, 0.05);
      track.add(snare(bar + 50), at + 12, 0.5, 0.75, -0.05);
      hats(track, at, section);
      if (bar % 8 == 7) {
        fill(track, at);
      }
    }
    track.add(crash(1), 0, 2, 0.35, -0.4);
    track.add(crash(2), 16 * 16, 2, 0.35, 0.4);
    Track room = new Track();
    room.add(track, 1);
    return room.inRoom(0.7, 0.16);
  }

  private static void hats(Track track, int at, int section) {
    for (int i = 0; i < Track.STEPS; i++) {
      boolean off = i % 4 == 2;
      double accent = off ? 0.42 : i % 2 == 0 ? 0.22 : 0.15 + 0.04 * section;
      double time = off && section == 2 ? 0.12 : 0.025;
      Signal hat = noise(900 + at + i).highpass(7500).times(decay(time));
      track.add(hat, at + i, 0.4, accent, i % 2 == 0 ? 0.25 : -0.3);
    }
  }

  private static void fill(Track track, int at) {
    double[] pitches = {196, 165, 131, 110};
    for (int i = 0; i < 4; i++) {
      double pitch = pitches[i];
      Signal tom = sine(sweep(pitch * 1.8, pitch, 0.03)).times(decay(0.14));
      track.add(tom.driven(1.5), at + 12 + i, 0.5, 0.6, 0.5 - 0.33 * i);
    }
  }

  private static Signal kick() {
    Signal body = sine(sweep(260, 47, 0.028)).times(decay(0.14));
    return body.plus(noise(71).highpass(2500).times(decay(0.004)).times(0.3)).driven(1.8);
  }

  private static Signal snare(long seed) {
    Signal rattle = noise(200 + seed).bandpass(steady(2600), 0.6).times(decay(0.085));
    Signal skin = triangle(sweep(340, 185, 0.02)).times(decay(0.07));
    return rattle.times(1.1).plus(skin.times(0.6)).driven(1.4);
  }

  private static Signal crash(long seed) {
    return noise(700 + seed).highpass(4200).times(decay(0.5));
  }

  /** Returns the melody. */
  static Track lead() {
    Track track = new Track();
    double step = 0;
    double before = hertz(69);
    for (String bar : MELODY) {
      for (String entry : bar.split(" ", -1)) {
        String[] parts = entry.split(":", -1);
        int length = Integer.parseInt(parts[1]);
        if (!parts[0].equals("-")) {
          double pitch = hertz(midi(parts[0]));
          leadNote(track, before, pitch, step, length * Track.STEP_SECONDS);
          before = pitch;
        }
        step += length;
      }
    }
    return track.pumped(0.15).echoed(3, 0.4, 0.35).inRoom(1.8, 0.4);
  }

  private static void leadNote(Track track, double from, double pitch, double step, double time) {
    for (int side = -1; side <= 1; side += 2) {
      double detune = 1 + 0.002 * side;
      Signal bend =
          t -> {
            double slide = pitch * Math.pow(from / pitch, Math.exp(-t / 0.018));
            double vibrato = 1 + 0.005 * Math.min(1, t / 0.5) * Math.sin(2 * Math.PI * 5.4 * t);
            return slide * vibrato * detune;
          };
      Signal wave = broad(bend, 0.005).plus(rectangle(bend, 0.3).times(0.35));
      Signal open = wave.lowpass(sweep(5200, 1900, 0.25), 1.1);
      track.add(open.times(held(0.012, time * 0.92, 0.09)), step, time + 0.5, 0.6, 0.6 * side);
    }
  }

  private static int[] tones(int bar) {
    return requireNonNull(TONES.get(CHORDS[bar]));
  }

  private static int midi(String name) {
    return 12 * (name.charAt(1) - '0' + 1) + requireNonNull(LETTERS.get(name.charAt(0)));
  }
}
