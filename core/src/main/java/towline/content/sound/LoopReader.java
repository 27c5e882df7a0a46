package towline.content.sound;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import towline.content.sound.LoopSpec.Note;
import towline.data.JsonFields;

/**
 * Reads loops. A loop has sections, each with a chord for every bar and with parts; a part is a
 * line {@code LAYER instrument pattern}, and after it, if need be, a transposition in semitones
 * ({@code +12}) and a gain ({@code *0.7}). A pattern is a list of bars that repeats from the
 * beginning of each section. A bar is a melody, notes with their lengths in sixteenths ({@code A4:6
 * C5:2 -:8}), or a grid of sixteen characters, in which blanks do not count:
 *
 * <ul>
 *   <li>{@code .} nothing, {@code -} the note before is held;
 *   <li>{@code X x o} the recorded note, loud, softer, soft;
 *   <li>{@code 0} to {@code 9} a tone of the chord, counted upwards, {@code *} all of them;
 *   <li>{@code r f u} the root, the fifth, the octave.
 * </ul>
 */
final class LoopReader {
  private static final int FIFTH = 7;
  private static final int OCTAVE = 12;
  private static final int BEAT = 4;
  private static final String REST = "................";

  private final List<InstrumentSpec> instruments;
  private final Map<String, List<String>> patterns;

  LoopReader(List<InstrumentSpec> instruments, Map<String, List<String>> patterns) {
    this.instruments = instruments;
    this.patterns = patterns;
  }

  static Map<String, List<String>> patterns(JsonFields in) {
    Map<String, List<String>> patterns = new HashMap<>();
    for (String name : in.names()) {
      List<String> bars = in.texts(name);
      if (bars.isEmpty()) {
        throw in.error(name, "empty", "a list of bars");
      }
      patterns.put(name, bars);
    }
    return patterns;
  }

  /** A section: its chords, bar by bar, and its parts. */
  private record Section(List<Chord> chords, List<Part> parts) {}

  private record Part(
      MusicLayer layer, int instrument, List<String> bars, int transposition, double gain) {
    Part louder(double factor) {
      return new Part(layer, instrument, bars, transposition, gain * factor);
    }
  }

  LoopSpec read(JsonFields in) {
    double tempo = in.number("tempo", 40, 240);
    Map<MusicLayer, Double> levels =
        in.part(
            "levels",
            part -> {
              Map<MusicLayer, Double> gains = new EnumMap<>(MusicLayer.class);
              for (MusicLayer layer : MusicLayer.values()) {
                gains.put(layer, part.number(layer.name(), 0, 4));
              }
              return gains;
            });
    Map<String, Section> sections = in.part("sections", this::sections);
    List<Integer> starts = new ArrayList<>();
    List<Note> notes = new ArrayList<>();
    int bar = 0;
    for (String name : in.texts("order")) {
      Section section = sections.get(name);
      if (section == null) {
        throw in.error("order", name, "a list of names of sections");
      }
      starts.add(bar);
      for (Part part : section.parts()) {
        double level = SoundSpec.entry(levels, part.layer());
        write(part.louder(level), section.chords(), bar, notes);
      }
      bar += section.chords().size();
    }
    starts.add(bar);
    if (notes.isEmpty()) {
      throw in.error("order", "without notes", "a list of sections with notes");
    }
    notes.sort(Comparator.comparingInt(Note::step));
    return new LoopSpec(tempo, starts, notes);
  }

  private Map<String, Section> sections(JsonFields in) {
    Map<String, Section> sections = new LinkedHashMap<>();
    for (String name : in.names()) {
      sections.put(name, in.part(name, this::section));
    }
    return sections;
  }

  private Section section(JsonFields in) {
    List<Chord> chords = new ArrayList<>();
    for (String chord : words(in.text("chords", "a chord for each bar"))) {
      chords.add(Chord.of(chord));
    }
    List<Part> parts = new ArrayList<>();
    for (String line : in.texts("parts")) {
      parts.add(part(line));
    }
    return new Section(chords, parts);
  }

  private static String[] words(String text) {
    return text.trim().split(" +", -1);
  }

  private Part part(String line) {
    String[] words = words(line);
    List<String> bars = words.length < 3 ? null : patterns.get(words[2]);
    MusicLayer layer = layer(words[0]);
    if (bars == null || layer == null) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "\"%s\" is not LAYER instrument pattern", line));
    }
    int transposition = 0;
    double gain = 1;
    for (int i = 3; i < words.length; i++) {
      if (words[i].startsWith("*")) {
        gain = Double.parseDouble(words[i].substring(1));
      } else {
        transposition = Integer.parseInt(words[i]);
      }
    }
    return new Part(layer, instrument(words[1]), bars, transposition, gain);
  }

  private static @Nullable MusicLayer layer(String name) {
    for (MusicLayer layer : MusicLayer.values()) {
      if (layer.name().equals(name)) {
        return layer;
      }
    }
    return null;
  }

  private int instrument(String name) {
    for (int i = 0; i < instruments.size(); i++) {
      if (instruments.get(i).name().equals(name)) {
        return i;
      }
    }
    throw new IllegalArgumentException("there is no instrument " + name);
  }

  private void write(Part part, List<Chord> chords, int firstBar, List<Note> out) {
    StringBuilder grid = new StringBuilder();
    for (int i = 0; i < chords.size(); i++) {
      String bar = part.bars().get(i % part.bars().size());
      if (bar.contains(":")) {
        writeMelody(part, bar, (firstBar + i) * LoopSpec.STEPS_PER_BAR, out);
        grid.append(REST);
      } else {
        String marks = bar.replace(" ", "");
        checkLength(bar, marks.length());
        grid.append(marks);
      }
    }
    for (int step = 0; step < grid.length(); step++) {
      writeMark(part, grid, step, chords.get(step / LoopSpec.STEPS_PER_BAR), firstBar, out);
    }
  }

  private static void writeMelody(Part part, String bar, int firstStep, List<Note> out) {
    int step = 0;
    for (String word : words(bar)) {
      int colon = word.indexOf(':');
      String name = word.substring(0, Math.max(0, colon));
      int length = Integer.parseInt(word.substring(colon + 1));
      if (!name.equals("-")) {
        int pitch = Chord.midi(name) + part.transposition();
        out.add(
            new Note(
                firstStep + step, length, part.layer(), part.instrument(), pitch, part.gain()));
      }
      step += length;
    }
    checkLength(bar, step);
  }

  private static void checkLength(String bar, int steps) {
    if (steps != LoopSpec.STEPS_PER_BAR) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the bar \"%s\" has %d sixteenths, not %d",
              bar,
              steps,
              LoopSpec.STEPS_PER_BAR));
    }
  }

  private void writeMark(
      Part part, CharSequence grid, int at, Chord chord, int firstBar, List<Note> out) {
    char mark = grid.charAt(at);
    int length = 1;
    while (at + length < grid.length() && grid.charAt(at + length) == '-') {
      length++;
    }
    int step = firstBar * LoopSpec.STEPS_PER_BAR + at;
    InstrumentSpec instrument = instruments.get(part.instrument());
    int root = chord.root(instrument.low());
    switch (mark) {
      case '.', '-' -> {}
      case 'X', 'x', 'o' -> add(part, step, length, instrument.notes().get(0), loudness(mark), out);
      case '*' -> {
        for (int pitch : chord.voicing(instrument.low())) {
          add(part, step, length, pitch, accent(at), out);
        }
      }
      case 'r' -> add(part, step, length, root, accent(at), out);
      case 'f' -> add(part, step, length, root + FIFTH, accent(at), out);
      case 'u' -> add(part, step, length, root + OCTAVE, accent(at), out);
      default -> add(part, step, length, tone(mark, chord, instrument.low()), accent(at), out);
    }
  }

  private static int tone(char mark, Chord chord, int low) {
    int tone = mark - '0';
    if (tone < 0 || tone > 9) {
      throw new IllegalArgumentException("a pattern has an unknown mark " + mark);
    }
    List<Integer> voicing = chord.voicing(low);
    return voicing.get(tone % voicing.size()) + OCTAVE * (tone / voicing.size());
  }

  private static void add(Part part, int step, int length, int pitch, double gain, List<Note> out) {
    out.add(
        new Note(
            step,
            length,
            part.layer(),
            part.instrument(),
            pitch + part.transposition(),
            gain * part.gain()));
  }

  private static double loudness(char mark) {
    return switch (mark) {
      case 'X' -> 1;
      case 'x' -> 0.7;
      default -> 0.42;
    };
  }

  /** Returns the loudness of a note by its place in the bar: beats, eighths, sixteenths. */
  private static double accent(int step) {
    return step % BEAT == 0 ? 1 : step % 2 == 0 ? 0.82 : 0.66;
  }
}
