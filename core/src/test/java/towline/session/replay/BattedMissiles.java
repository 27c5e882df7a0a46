package towline.session.replay;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Tick;
import towline.sim.spec.MissileSpec;

/** Follows missiles from their launch through the drone's blow to the tank that they destroy. */
final class BattedMissiles {
  /** Time after which each kind of missile is armed, s. */
  private static final double ARMING =
      Golden.CONTENT.missiles().stream().mapToDouble(MissileSpec::arming).max().orElseThrow();

  private final Map<Integer, Integer> launched = new HashMap<>();
  private final Map<Integer, Integer> batted = new HashMap<>();
  private int tick;
  private int strikes;

  void add(EventList events) {
    tick++;
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.MISSILE_LAUNCHED) {
        launched.put(event.shot(), tick);
      } else if (event.type() == EventType.MISSILE_BATTED) {
        batted.put(event.shot(), tick);
      } else if (event.type() == EventType.KILLED_BY_OWN_MISSILE
          && event.kind() == EntityKind.TANK) {
        addKill(launched.get(event.shot()), batted.get(event.shot()));
      }
    }
  }

  private void addKill(@Nullable Integer from, @Nullable Integer back) {
    if (from != null && back != null && (back - from) * Tick.SECONDS > ARMING) {
      strikes++;
    }
  }

  /** Number of tanks destroyed by missiles that were armed when the drone batted them. */
  int strikes() {
    return strikes;
  }
}
