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
 * The damage to a boss and its escorts, in points of health, and that of the boss's own guns. A foe
 * that an own shot strikes has all its damage of that tick from the shot.
 */
final class BossDamage {
  private final List<VesselSpec> vessels;
  private final Set<Integer> ownShots = new HashSet<>();

  // Ids of the foes of a tick.
  private final Set<Integer> struckByOwn = new HashSet<>();
  private final Set<Integer> killed = new HashSet<>();

  private double total;
  private double own;

  BossDamage(List<VesselSpec> vessels) {
    this.vessels = vessels;
  }

  double total() {
    return total;
  }

  double own() {
    return own;
  }

  /** Adds the damage of a tick by its events and the states before and after it. */
  void count(EventList events, Snapshot before, Snapshot after) {
    struckByOwn.clear();
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
    if (type == EventType.FOE_FIRED && isOfBoss(before, event.shooter())) {
      ownShots.add(event.shot());
    } else if (type == EventType.SHOT_MIRRORED) {
      // It is the player's from now on.
      ownShots.remove(event.shot());
    }
    Field cause = type.fields().get(1);
    boolean hasCause = cause == Field.SHOT || cause == Field.CAUSE;
    if (type.fields().get(0) == Field.FOE && hasCause && ownShots.contains(event.object())) {
      struckByOwn.add(event.subject());
    }
    if (type.isKill()) {
      killed.add(event.subject());
    }
  }

  private boolean isOfBoss(Snapshot before, int shooter) {
    int part = before.indexOf(KindRange.VESSEL_PARTS, shooter);
    return part >= 0 && vessels.get(before.row(part).vesselKind).isBoss();
  }

  /** Adds the points that a foe lost; a foe that left, or went down with its vessel, lost none. */
  private void add(int foe, double points, Snapshot after) {
    boolean isOwn = struckByOwn.contains(foe);
    int index = after.indexOf(KindRange.FOES, foe);
    double left = index >= 0 ? after.row(index).hitPoints : 0;
    if (index >= 0 || isOwn || killed.contains(foe)) {
      double lost = Math.max(0, points - left);
      total += lost;
      own += isOwn ? lost : 0;
    }
  }
}
