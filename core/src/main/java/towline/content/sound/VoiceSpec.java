package towline.content.sound;

import java.util.List;
import towline.data.JsonFields;

/**
 * The voice of a {@link Cue}.
 *
 * @param file the name of the file in {@code sound/}, without its ending
 * @param gain the gain, 0 to 1
 * @param notes its transpositions, semitones; all within the key
 * @param order the choice of the note
 * @param detune the greatest random deviation of the pitch, cents
 * @param priority the rank when there are too many voices; the greater stays
 * @param maxVoices the greatest number of its simultaneous voices
 * @param gap the least time between two voices, s
 * @param duck the reduction of the music, dB
 * @param bus the bus of its volume; voices of the interface have no place
 */
public record VoiceSpec(
    String file,
    double gain,
    List<Integer> notes,
    Order order,
    double detune,
    int priority,
    int maxVoices,
    double gap,
    double duck,
    SoundSpec.Bus bus) {

  /** The choice of a voice's note. */
  public enum Order {
    /** A random note. */
    ANY,
    /** One after the other in quick succession, else the first. */
    RISING,
    /** The note at the place given by the event's amount, or the last one. */
    BY_AMOUNT
  }

  /** Copies the list. */
  public VoiceSpec {
    notes = List.copyOf(notes);
  }

  static VoiceSpec read(JsonFields in) {
    return new VoiceSpec(
        in.text("file", "the name of a file in sound/"),
        in.number("gain", 0, 1),
        in.integers("notes", -24, 36),
        in.constant("order", Order.class),
        in.number("detune", 0, 100),
        in.integer("priority", 0, 100),
        in.integer("most", 1, 16),
        in.number("gap", 0, 10),
        in.number("duck", 0, 6),
        in.constant("bus", SoundSpec.Bus.class));
  }
}
