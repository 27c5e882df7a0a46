package towline.content.sound;

import java.util.List;

/**
 * The notes of a loop.
 *
 * @param tempo the beats per minute
 * @param sections the first bars of its sections, and last the number of its bars
 * @param notes the notes, in the order of their steps
 */
public record LoopSpec(double tempo, List<Integer> sections, List<Note> notes) {
  /** The number of steps of a bar: sixteenths. */
  public static final int STEPS_PER_BAR = 16;

  private static final double STEPS_PER_MINUTE_OF_BEAT = 4;
  private static final double SECONDS_PER_MINUTE = 60;

  /** Copies the lists. */
  public LoopSpec {
    sections = List.copyOf(sections);
    notes = List.copyOf(notes);
  }

  /**
   * A note.
   *
   * @param step its beginning, in steps from that of the loop
   * @param length its length, in steps
   * @param layer its layer
   * @param instrument the index of its instrument
   * @param pitch a MIDI number
   * @param gain its loudness, 0 to 2
   */
  public record Note(
      int step, int length, MusicLayer layer, int instrument, int pitch, double gain) {}

  /** Returns the number of bars. */
  public int bars() {
    return sections.get(sections.size() - 1);
  }

  /** Returns the duration of a step, s. */
  public double stepSeconds() {
    return SECONDS_PER_MINUTE / tempo / STEPS_PER_MINUTE_OF_BEAT;
  }

  /** Returns the duration of the loop, s. */
  public double seconds() {
    return bars() * STEPS_PER_BAR * stepSeconds();
  }
}
