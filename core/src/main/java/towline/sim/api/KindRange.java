package towline.sim.api;

import java.util.function.Predicate;

/**
 * A group of neighbouring kinds with something in common; a {@link Snapshot} lists all their
 * entities in one run of indices.
 */
public enum KindRange {
  /** Every kind. */
  ALL(kind -> true),
  /** Targets of enemies: ship, drone and wingmen. */
  FRIENDS(kind -> kind.team() == Team.FRIEND && kind.isTarget()),
  /** Targets of ship, drone and wingmen. */
  FOES(kind -> kind.team() == Team.FOE && kind.isTarget()),
  /** Foes of a single entity, not parts of a snake, a vessel or a school. */
  FIGHTERS(EntityKind::isFighter),
  /** Kinds that drive by an avoidance law. */
  VEHICLES(EntityKind::isVehicle),
  /** Kinds that take up room in the sector. */
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
          "EntityKind.java: the kinds of " + name() + " must be neighbours");
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

  /** Returns true if {@code kind} is in the range. */
  public boolean contains(EntityKind kind) {
    return kind.compareTo(first) >= 0 && kind.compareTo(last) <= 0;
  }
}
