package towline.sim.api;

import java.util.function.Predicate;

/**
 * Kinds that have something in common and stand next to each other, so that a {@link Snapshot}
 * lists all their things in one run of indices.
 */
public enum KindRange {
  /** Every kind. */
  ALL(kind -> true),
  /** What enemies aim at: ship, drone and wingmen. */
  FRIENDS(kind -> kind.team() == Team.FRIEND && kind.isTarget()),
  /** What ship, drone and wingmen aim at. */
  FOES(kind -> kind.team() == Team.FOE && kind.isTarget()),
  /** Foes that are one thing, no part of a snake, a vessel or a school. */
  FIGHTERS(EntityKind::isFighter),
  /** What drives about in traffic. */
  VEHICLES(EntityKind::isVehicle),
  /** What takes up room in the sector. */
  OBSTACLES(EntityKind::isObstacle),
  /** The parts of vessels. */
  VESSEL_PARTS(EntityKind::isVesselPart);

  private final EntityKind first;
  private final EntityKind last;

  KindRange(Predicate<EntityKind> member) {
    int from = -1;
    int to = -1;
    int members = 0;
    for (EntityKind kind : EntityKind.values()) {
      if (member.test(kind)) {
        from = from < 0 ? kind.ordinal() : from;
        to = kind.ordinal();
        members++;
      }
    }
    if (members == 0 || members != to - from + 1) {
      throw new IllegalStateException(
          "EntityKind.java: the kinds of " + name() + " must stand next to each other");
    }
    first = EntityKind.of(from);
    last = EntityKind.of(to);
  }

  public EntityKind first() {
    return first;
  }

  public EntityKind last() {
    return last;
  }

  /** Whether that kind belongs to it. */
  public boolean contains(EntityKind kind) {
    return kind.compareTo(first) >= 0 && kind.compareTo(last) <= 0;
  }
}
