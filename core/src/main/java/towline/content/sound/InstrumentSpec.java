package towline.content.sound;

import java.util.ArrayList;
import java.util.List;
import towline.data.JsonFields;

/**
 * An instrument of the music, made of recorded notes.
 *
 * @param name the name, part of those of its files
 * @param notes the recorded notes, MIDI numbers; a note is played from the nearest one
 * @param low the lowest note of chords and of roots, a MIDI number; each lies in the octave above
 * @param gain the loudness, 0 to 2
 * @param pan the position, -1 left to 1 right
 * @param width the distance of its two voices from {@code pan}; 0 for a single voice
 * @param attack the time in which a note rises, s
 * @param release the time in which a note falls to 1/e after its end, s
 * @param looped true if its recordings have no end
 * @param room the share that goes to the room, 0 to 1
 * @param echo the share that goes to the echo, 0 to 1
 * @param pump the share by which it gives way to each beat of the drums, 0 to 1
 */
public record InstrumentSpec(
    String name,
    List<Integer> notes,
    int low,
    double gain,
    double pan,
    double width,
    double attack,
    double release,
    boolean looped,
    double room,
    double echo,
    double pump) {
  /**
   * Number of samples before and after the period of an endless recording: the encoder needs them,
   * so that the period has no seam.
   */
  public static final int LEAD_IN = 2048;

  /** Copies the list. */
  public InstrumentSpec {
    notes = List.copyOf(notes);
  }

  /** Returns the name of the file of a recorded note, without its ending. */
  public String file(int note) {
    return file(name, note);
  }

  /** Returns the name of the file of a recorded note of an instrument, without its ending. */
  public static String file(String instrument, int note) {
    return "music-" + instrument + "-" + note;
  }

  /** Returns the index of the recorded note that is nearest to {@code pitch}. */
  public int nearest(int pitch) {
    int best = 0;
    for (int i = 1; i < notes.size(); i++) {
      if (Math.abs(notes.get(i) - pitch) < Math.abs(notes.get(best) - pitch)) {
        best = i;
      }
    }
    return best;
  }

  static List<InstrumentSpec> readAll(JsonFields in) {
    List<InstrumentSpec> all = new ArrayList<>();
    for (String name : in.names()) {
      all.add(in.part(name, part -> read(name, part)));
    }
    return all;
  }

  private static InstrumentSpec read(String name, JsonFields in) {
    return new InstrumentSpec(
        name,
        in.integers("notes", 12, 108),
        in.integer("low", 12, 96),
        in.number("gain", 0, 2),
        in.number("pan", -1, 1),
        in.number("width", 0, 1),
        in.number("attack", 0, 5),
        in.number("release", 0.005, 5),
        in.flag("looped"),
        in.number("room", 0, 1),
        in.number("echo", 0, 1),
        in.number("pump", 0, 1));
  }
}
