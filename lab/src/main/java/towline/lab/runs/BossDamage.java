package towline.lab.runs;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.Event.Field;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.spec.VesselSpec;

/**
 * The damage that a boss and its escorts suffer, in points of health, and the part of it that the
 * boss's own shots do. If one of these shots strikes a foe, all that the foe loses in that tick
 * counts as damage by the boss.
 */
final class BossDamage {
  private final List<VesselSpec> vessels;
  private final Set<Integer> bossShots = new HashSet<>();

  // Ids of the foes that were struck or killed in the current tick.
  private final Set<Integer> struckByBoss = new HashSet<>();
  private final Set<Integer> killed = new HashSet<>();

  private double total;
  private double byBoss;

  BossDamage(List<VesselSpec> vessels) {
    this.vessels = vessels;
  }

  /** Returns the damage by all causes. */
  double total() {
    return total;
  }

  /** Returns the damage by the boss's own shots. */
  double byBoss() {
    return byBoss;
  }

  /** Adds the damage of a tick by its events and the states before and after it. */
  void count(EventList events, Snapshot before, Snapshot after) {
    struckByBoss.clear();
    killed.clear();
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i).type() instanceof EventType type) {
        note(type, events.get(i), before);
      }
    }
    for (int i = before.first(KindRange.FOES); i < before.end(KindRange.FOES); i++) {
      EntityKind kind = before.kind(i);
      if (kind != EntityKind.MISSILE && kind != EntityKind.COURIER) {
        add(before.id(i), before.row(i).hitPoints, after);
      }
    }
  }

  private void note(EventType type, Event event, Snapshot before) {
    boolean leaves = type == EventType.FOE_FIRED || type == EventType.MORTAR_FIRED;
    if (leaves && isOfBoss(before, event.shooter())) {
      bossShots.add(event.shot());
    } else if (type == EventType.SHOT_MIRRORED) {
      // A mirrored shot is the player's from then on.
      bossShots.remove(event.shot());
    }
    Field cause = type.fields().get(1);
    boolean hasCause = cause == Field.SHOT || cause == Field.CAUSE;
    if (type.fields().get(0) == Field.FOE && hasCause && bossShots.contains(event.object())) {
      struckByBoss.add(event.subject());
    }
    if (type.isKill()) {
      killed.add(event.subject());
    }
  }

  private boolean isOfBoss(Snapshot before, int shooter) {
    int part = before.indexOf(KindRange.VESSEL_PARTS, shooter);
    return part >= 0 && vessels.get(before.row(part).vesselKind).isBoss();
  }

  /**
   * Adds the points of health that a foe lost since {@code before}; a foe that left, or went down
   * with its vessel, lost none.
   */
  private void add(int foe, double before, Snapshot after) {
    boolean isByBoss = struckByBoss.contains(foe);
    int index = after.indexOf(KindRange.FOES, foe);
    double left = index >= 0 ? after.row(index).hitPoints : 0;
    if (index >= 0 || isByBoss || killed.contains(foe)) {
      double lost = Math.max(0, before - left);
      total += lost;
      byBoss += isByBoss ? lost : 0;
    }
  }
}
