package towline.session.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import towline.session.Score;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.hash.StateHash;

/**
 * What was told in a run, as a line for each second: how many events with which hash, and what has
 * been earned by then. The hash of the state says nothing of events, which become sounds, effects,
 * medals and the player's own picture of what happened.
 */
final class EventDigest {
  static final String HEADER = "second,events,hash,points,kills,drone_shots,drone_hits";

  private final StateHash hash = new StateHash();
  private final List<String> lines = new ArrayList<>(List.of(HEADER));
  private int ticks;
  private int events;

  /** Takes in a tick: its events, in their order, and the score after it. */
  void add(EventList told, Score score) {
    for (int i = 0; i < told.size(); i++) {
      // By name: a new constant between others changes no run.
      hash.add(told.get(i).type().name().hashCode());
      EntityKind kind = told.get(i).kind();
      hash.add(kind == null ? 0 : kind.name().hashCode());
      hash.add(told.get(i).x());
      hash.add(told.get(i).y());
      hash.add(told.get(i).subject());
      hash.add(told.get(i).object());
      hash.add(told.get(i).amount());
    }
    events += told.size();
    ticks++;
    if (ticks % Replay.TICKS_A_HASH == 0) {
      lines.add(line(score));
      events = 0;
      hash.reset();
    }
  }

  private String line(Score score) {
    return String.format(
        Locale.ROOT,
        "%d,%d,%016x,%d,%d,%d,%d",
        ticks / Replay.TICKS_A_HASH,
        events,
        hash.value(),
        score.points(),
        score.kills(),
        score.droneShots(),
        score.droneHits());
  }

  /** The header, and a line for each whole second so far. */
  List<String> lines() {
    return List.copyOf(lines);
  }
}
