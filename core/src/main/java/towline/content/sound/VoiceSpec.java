package towline.content.sound;

import java.util.List;
import towline.data.JsonFields;

/**
 * The voice of a {@link Cue}.
 *
 * @param file the name of the file in {@code sound/}, without its ending
 * @param gain how loud, 0 to 1
 * @param notes by how many semitones it may be raised; all within the key
 * @param order which of the notes is taken
 * @param detune by how much the pitch strays at most, cents
 * @param priority who makes room for whom when there are too many voices; the greater stays
 * @param maxVoices how many of it sound at once
 * @param gap the least time between two, s
 * @param duck by how much the music steps back, dB
 * @param bus whose volume it follows; voices of the interface have no place
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

  /** Which of its notes a voice takes. */
  public enum Order {
    /** Any of them. */
    ANY,
    /** One after the other while they come in quick succession, else the first. */
    RISING,
    /** By the amount of the event: its nth, or the last. */
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
