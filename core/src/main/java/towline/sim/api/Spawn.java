package towline.sim.api;

import towline.sim.spec.EntitySpec;

/**
 * Something that is sent into the sector.
 *
 * @param kind what comes; a vessel is its core, a snake its head
 * @param spec what that can do, of the class of specs that goes with the kind
 * @param count the segments of a snake, or how many come together; else 1
 * @param entrance how it comes
 */
public record Spawn(EntityKind kind, EntitySpec spec, int count, Entrance entrance) {
  /** How something comes. */
  public enum Entrance {
    /** Out of one warp gate, in rows if it is many. */
    STREAM,
    /** Each through a warp gate of its own, in a ring round the ship that leaves a gap. */
    RING,
    /** One out of a warp gate of its own behind the ship's course. */
    ASTERN,
    /** Each through a warp gate of its own, half in a row and half in a column across it. */
    CROSSFIRE,
    /** It is just there when the tick settles. */
    DRIFT
  }

  /** A single one, that comes through a warp gate. */
  public Spawn(EntityKind kind, EntitySpec spec) {
    this(kind, spec, 1, Entrance.STREAM);
  }

  /** Whether it is an enemy: else the wave does not wait for it. */
  public boolean isFoe() {
    return kind.team() == Team.FOE;
  }

  /** Whether more of it may come when the game is harder, and fewer when it is easier. */
  public boolean isMany() {
    return isFoe() && !spec.isBoss();
  }
}
