package towline.input;

import towline.math.Angles;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;
import towline.sim.spec.NamingSpec;

/** Finds the foe that the player means to name as the drone's target, by its id. */
final class NamedTarget {
  /** Result without a foe; as a command it releases the named one. */
  static final int NONE = 0;

  /** Angle that a metre of distance is worth, rad. */
  private static final double ANGLE_PER_METRE = 0.02;

  private final NamingSpec reach;

  NamedTarget(NamingSpec reach) {
    this.reach = reach;
  }

  /** Returns the id of the foe whose edge is nearest to a place, m, within reach; or 0. */
  int at(Snapshot snapshot, double x, double y) {
    int best = NONE;
    double least = reach.reach();
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      double distance = Math.hypot(snapshot.x(i) - x, snapshot.y(i) - y) - snapshot.radius(i);
      if (distance <= least && canBeNamed(snapshot, i)) {
        best = snapshot.id(i);
        least = distance;
      }
    }
    return best;
  }

  /**
   * Returns the id of the foe in view that is nearest to a bearing from the ship, rad, of equally
   * near ones the closer one; or 0. Members of swarms come last.
   */
  int along(Snapshot snapshot, double bearing) {
    int ship = snapshot.first(EntityKind.SHIP);
    int best = NONE;
    double least = Double.POSITIVE_INFINITY;
    boolean isSwarm = true;
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      double x = snapshot.x(i) - snapshot.x(ship);
      double y = snapshot.y(i) - snapshot.y(ship);
      double off = Math.abs(Angles.difference(Math.atan2(y, x), bearing));
      double cost = off + ANGLE_PER_METRE * Math.hypot(x, y);
      boolean swarm = snapshot.kind(i).isSwarm();
      boolean better = swarm == isSwarm ? cost < least : isSwarm;
      if (off <= reach.cone() && better && isOffered(snapshot, i)) {
        best = snapshot.id(i);
        least = cost;
        isSwarm = swarm;
      }
    }
    return best;
  }

  /**
   * Returns the id of the foe in view that is next farther from the drone than the named one, the
   * nearest if there is none or it is gone, and 0 after the farthest. Members of swarms are left
   * out if there are other foes.
   */
  int next(Snapshot snapshot, int named) {
    int swarmless = next(snapshot, named, false);
    boolean hasOthers = swarmless != NONE || next(snapshot, NONE, false) != NONE;
    return hasOthers ? swarmless : next(snapshot, named, true);
  }

  private static int next(Snapshot snapshot, int named, boolean swarms) {
    int drone = snapshot.first(EntityKind.DRONE);
    int from = snapshot.indexOf(KindRange.FOES, named);
    double start = from < 0 ? -1 : snapshot.distance(drone, from);
    int best = NONE;
    double least = Double.POSITIVE_INFINITY;
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      double distance = snapshot.distance(drone, i);
      // Of foes at one distance, the one with the greater index is farther.
      boolean isFarther = distance > start || (distance == start && i > from);
      if (isFarther
          && distance < least
          && (swarms || !snapshot.kind(i).isSwarm())
          && isOffered(snapshot, i)) {
        best = snapshot.id(i);
        least = distance;
      }
    }
    return best;
  }

  /** Returns true for foes that are chosen without being pointed at: those that can be hit now. */
  private static boolean isOffered(Snapshot snapshot, int foe) {
    return canBeNamed(snapshot, foe)
        && ViewWindow.shows(snapshot, foe, 0)
        && (snapshot.kind(foe) == EntityKind.COURIER || !snapshot.row(foe).armoured);
  }

  private static boolean canBeNamed(Snapshot snapshot, int foe) {
    return snapshot.kind(foe) != EntityKind.COURIER || snapshot.row(foe).lockable;
  }
}
