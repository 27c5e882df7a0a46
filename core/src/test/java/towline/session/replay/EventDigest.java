package towline.session.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import towline.session.Score;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.hash.StateHash;

/**
 * The events of a run, as a line for each second: their number and hash, and the score by then. The
 * hash of the state does not include events, which become sounds, effects, medals and the player's
 * picture of the run.
 */
final class EventDigest {
  static final String HEADER = "second,events,hash,points,kills,drone_shots,drone_hits";

  private final StateHash hash = new StateHash();
  private final List<String> lines = new ArrayList<>(List.of(HEADER));
  private int ticks;
  private int events;

  /** Adds a tick: its events, in order, and the score after it. */
  void add(EventList tickEvents, Score score) {
    for (int i = 0; i < tickEvents.size(); i++) {
      // By name, so that a new constant between others changes no digest.
      hash.add(tickEvents.get(i).type().name().hashCode());
      EntityKind kind = tickEvents.get(i).kind();
      hash.add(kind == null ? 0 : kind.name().hashCode());
      hash.add(tickEvents.get(i).x());
      hash.add(tickEvents.get(i).y());
      hash.add(tickEvents.get(i).subject());
      hash.add(tickEvents.get(i).object());
      hash.add(tickEvents.get(i).amount());
    }
    events += tickEvents.size();
    ticks++;
    if (ticks % Replay.TICKS_PER_HASH == 0) {
      lines.add(line(score));
      events = 0;
      hash.reset();
    }
  }

  private String line(Score score) {
    return String.format(
        Locale.ROOT,
        "%d,%d,%016x,%d,%d,%d,%d",
        ticks / Replay.TICKS_PER_HASH,
        events,
        hash.value(),
        score.points(),
        score.kills(),
        score.droneShots(),
        score.droneHits());
  }

  /** Returns the header, and a line for each whole second so far. */
  List<String> lines() {
    return List.copyOf(lines);
  }
}
