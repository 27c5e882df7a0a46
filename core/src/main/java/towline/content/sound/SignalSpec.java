package towline.content.sound;

import java.util.List;
import java.util.Set;
import towline.data.JsonFields;

/**
 * What the player must hear, and how all else makes room for it.
 *
 * @param cues the signals
 * @param edges where one band ends and the next begins, Hz, the lowest first
 * @param above how far a signal lies above the rest in its own bands, dB
 * @param most by how much the rest steps back at most, dB
 * @param hold for how long it stays back after the signal was as loud as it gets, s
 * @param release the time in which it comes forward again from as far back as it goes, s
 */
public record SignalSpec(
    Set<Cue> cues, List<Double> edges, double above, double most, double hold, double release) {

  /** Copies the collections and checks the order of the edges. */
  public SignalSpec {
    cues = Set.copyOf(cues);
    edges = List.copyOf(edges);
    for (int i = 1; i < edges.size(); i++) {
      if (edges.get(i) <= edges.get(i - 1)) {
        throw new IllegalArgumentException("each edge must be higher than the one before it");
      }
    }
  }

  static SignalSpec read(JsonFields in) {
    return new SignalSpec(
        Set.copyOf(in.constants("cues", Cue.class)),
        in.numbers("edges", 60, 12_000),
        in.number("above", 0, 12),
        in.number("most", 0, 24),
        in.number("hold", 0, 2),
        in.number("release", 0.02, 5));
  }
}
