package towline.session;

import java.util.BitSet;
import towline.aim.AimMode;
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
      if (events.type(i) instanceof EventType type) {
        counted |= count(type, events, i);
      }
    }
    return counted;
  }

  private boolean count(EventType type, EventList events, int i) {
    switch (type) {
      case DRONE_FIRED -> {
        int target = events.object(i);
        if (target != 0 && !targets.get(target)) {
          targets.set(target);
          firstShots.set(events.subject(i));
        }
        return false;
      }
      case DRONE_SHOT_HIT -> {
        if (!firstShots.get(events.object(i))) {
          return false;
        }
        firstShots.clear(events.object(i));
        firstHits[events.aimMode(i)]++;
        return true;
      }
      case COURIER_OPENED -> {
        couriers[events.aimMode(i)]++;
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
