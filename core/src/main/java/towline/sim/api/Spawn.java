package towline.sim.api;

import towline.sim.spec.EntitySpec;
import towline.sim.spec.FoeSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.VesselSpec;

/**
 * Something that is sent into the sector.
 *
 * @param kind the kind; of a vessel, the kind of its core, of a snake, of its head
 * @param spec the abilities, of the class of specs that belongs to {@code kind}
 * @param count the number of segments of a snake, or of entities that enter together; else 1
 * @param entrance the way into the sector
 */
public record Spawn(EntityKind kind, EntitySpec spec, int count, Entrance entrance) {
  /** A way into the sector. */
  public enum Entrance {
    /** All out of one warp gate, in rows if there are many. */
    STREAM,
    /** Each through a warp gate of its own, in a ring round the ship that leaves a gap. */
    RING,
    /** Each through a warp gate of its own, behind the ship's course. */
    ASTERN,
    /** Each through a warp gate of its own, half in a row and half in a column across it. */
    CROSSFIRE,
    /** Without a warp gate, at the end of the next tick. */
    DRIFT
  }

  /** Creates a single entity that enters through a warp gate. */
  public Spawn(EntityKind kind, EntitySpec spec) {
    this(kind, spec, 1, Entrance.STREAM);
  }

  /** Returns the name of the kind in the data, or of the entity kind of a power-up. */
  public String name() {
    if (spec instanceof SnakeSpec snake) {
      return snake.name();
    }
    if (spec instanceof VesselSpec vessel) {
      return vessel.name();
    }
    return spec instanceof FoeSpec foe ? foe.name() : kind.name();
  }

  /** Returns true for an enemy; a wave does not wait for others. */
  public boolean isFoe() {
    return kind.team() == Team.FOE;
  }

  /** Returns true if difficulty may change the number of entities. */
  public boolean isMany() {
    return isFoe() && !spec.isBoss();
  }
}
