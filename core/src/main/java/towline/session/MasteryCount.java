package towline.session;

import java.util.BitSet;
import towline.ai.aim.AimMode;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;

/**
 * The progress of a run towards the mastery of each aim mode: targets hit by the first shot at
 * them, and couriers opened. It watches the run and has no influence on it.
 */
public final class MasteryCount {
  private final int[] firstHits = new int[AimMode.values().length];
  private final int[] couriers = new int[AimMode.values().length];

  /** Ids of all targets that were shot at. */
  private final BitSet targets = new BitSet();

  /** Ids of the shots in flight that were the first at their target. */
  private final BitSet firstShots = new BitSet();

  /** Counts the events of a tick; returns true if one of them counts. */
  public boolean count(EventList events) {
    boolean counted = false;
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() instanceof EventType type) {
        counted |= count(type, event);
      }
    }
    return counted;
  }

  private boolean count(EventType type, Event event) {
    switch (type) {
      case DRONE_FIRED -> {
        int target = event.target();
        if (target != 0 && !targets.get(target)) {
          targets.set(target);
          firstShots.set(event.shot());
        }
        return false;
      }
      case DRONE_SHOT_HIT -> {
        if (!firstShots.get(event.shot())) {
          return false;
        }
        firstShots.clear(event.shot());
        firstHits[event.aimMode()]++;
        return true;
      }
      case COURIER_OPENED -> {
        couriers[event.aimMode()]++;
        return true;
      }
      default -> {
        return false;
      }
    }
  }

  /** Returns the number of targets that the first shot at them hit in {@code mode}. */
  public int firstHits(AimMode mode) {
    return firstHits[mode.ordinal()];
  }

  /** Returns the number of couriers opened in {@code mode}. */
  public int couriers(AimMode mode) {
    return couriers[mode.ordinal()];
  }
}
