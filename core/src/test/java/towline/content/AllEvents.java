package towline.content;

import java.util.stream.Stream;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;

/** The events of the world and of the play, for tests of each of them. */
public final class AllEvents {
  private AllEvents() {}

  /** Returns all types of events. */
  public static Stream<GameEvent> stream() {
    return Stream.concat(Stream.of(EventType.values()), Stream.of(PlayEvent.values()));
  }
}
