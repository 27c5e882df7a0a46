package towline.session;

import java.util.BitSet;
import towline.ai.aim.AimMode;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;

/**
 * What a run earns towards the mastery of each aim mode: targets that the first shot at them hit,
 * and couriers opened. It watches a run and never decides anything in it.
 */
public final class MasteryCount {
  private final int[] firstHits = new int[AimMode.values().length];
  private final int[] couriers = new int[AimMode.values().length];

  /**
   * The ids of all that was shot at, and of the shots in flight that were the first at something.
   */
  private final BitSet targets = new BitSet();

  private final BitSet firstShots = new BitSet();

  /** Counts the events of a tick; returns whether there was anything to count. */
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

  /** The targets that a mode's first shot at them hit. */
  public int firstHits(AimMode mode) {
    return firstHits[mode.ordinal()];
  }

  /** The couriers that a mode opened. */
  public int couriers(AimMode mode) {
    return couriers[mode.ordinal()];
  }
}
