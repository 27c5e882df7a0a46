package towline.content.sound;

import java.util.List;
import java.util.Set;
import towline.data.JsonFields;

/**
 * The signals, which the player must hear, and the reduction of all other sounds.
 *
 * @param cues the signals
 * @param edges the limits between bands, Hz, the lowest first
 * @param above the level of a signal above the rest in its own bands, dB
 * @param most the greatest reduction of the rest, dB
 * @param hold the time for which the rest stays reduced after the peak of the signal, s
 * @param release the time in which the rest recovers from the greatest reduction, s
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
