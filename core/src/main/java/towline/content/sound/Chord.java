package towline.content.sound;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * A chord.
 *
 * @param bass the pitch class of its lowest note, 0 for C to 11
 * @param tones the pitch classes of its tones
 */
record Chord(int bass, List<Integer> tones) {
  private static final int OCTAVE = 12;

  private static final Map<Character, Integer> LETTERS =
      Map.of('C', 0, 'D', 2, 'E', 4, 'F', 5, 'G', 7, 'A', 9, 'B', 11);

  private static final Map<String, List<Integer>> QUALITIES =
      Map.ofEntries(
          Map.entry("", List.of(0, 4, 7)),
          Map.entry("m", List.of(0, 3, 7)),
          Map.entry("5", List.of(0, 7)),
          Map.entry("7", List.of(0, 4, 7, 10)),
          Map.entry("m7", List.of(0, 3, 7, 10)),
          Map.entry("maj7", List.of(0, 4, 7, 11)),
          Map.entry("sus2", List.of(0, 2, 7)),
          Map.entry("sus4", List.of(0, 5, 7)),
          Map.entry("add9", List.of(0, 2, 4, 7)),
          Map.entry("madd9", List.of(0, 2, 3, 7)),
          Map.entry("m6", List.of(0, 3, 7, 9)),
          Map.entry("dim", List.of(0, 3, 6)));

  /** Reads a chord such as Am7, Bb or F/A. */
  static Chord of(String name) {
    int slash = name.indexOf('/');
    String upper = slash < 0 ? name : name.substring(0, slash);
    int rootLength = rootLength(upper);
    int root = pitchClass(upper.substring(0, rootLength), name);
    List<Integer> intervals = QUALITIES.get(upper.substring(rootLength));
    if (intervals == null) {
      throw unknown(name);
    }
    List<Integer> tones = new ArrayList<>();
    for (int interval : intervals) {
      tones.add((root + interval) % OCTAVE);
    }
    int bass = slash < 0 ? root : pitchClass(name.substring(slash + 1), name);
    return new Chord(bass, tones);
  }

  /** Returns the MIDI number of a note such as A4 or F#3. */
  static int midi(String name) {
    int rootLength = rootLength(name);
    if (rootLength + 1 != name.length() || !Character.isDigit(name.charAt(rootLength))) {
      throw unknown(name);
    }
    int octave = name.charAt(rootLength) - '0' + 1;
    return OCTAVE * octave + pitchClass(name.substring(0, rootLength), name);
  }

  private static int rootLength(String name) {
    boolean altered = name.length() > 1 && (name.charAt(1) == '#' || name.charAt(1) == 'b');
    return Math.min(name.length(), altered ? 2 : 1);
  }

  private static int pitchClass(String letter, String name) {
    Integer natural = letter.isEmpty() ? null : LETTERS.get(letter.charAt(0));
    if (natural == null || letter.length() > 2) {
      throw unknown(name);
    }
    int shift = letter.length() == 1 ? 0 : letter.charAt(1) == '#' ? 1 : -1;
    return (natural + shift + OCTAVE) % OCTAVE;
  }

  private static IllegalArgumentException unknown(String name) {
    return new IllegalArgumentException("there is no chord or note " + name);
  }

  /** Returns the tones in the octave from {@code low} on, ascending. */
  List<Integer> voicing(int low) {
    List<Integer> voicing = new ArrayList<>();
    for (int tone : tones) {
      voicing.add(raised(tone, low));
    }
    Collections.sort(voicing);
    return voicing;
  }

  /** Returns the lowest note in the octave from {@code low} on. */
  int root(int low) {
    return raised(bass, low);
  }

  private static int raised(int pitchClass, int low) {
    return low + Math.floorMod(pitchClass - low, OCTAVE);
  }
}
