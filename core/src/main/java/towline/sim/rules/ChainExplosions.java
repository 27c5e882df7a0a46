package towline.sim.rules;

import towline.internal.SpatialGrid;
import towline.math.IndexList;
import towline.sim.api.EventType;
import towline.sim.state.Mite;
import towline.sim.state.WorldState;

/**
 * The bursts of mites: of those that bump into each other, and of those that a burst next to them
 * set off, each a moment later, so that a chain of bursts runs through a school.
 */
final class ChainExplosions {
  /** Size of a cell of the grid, m. */
  private static final double CELL_SIZE = 2;

  private final WorldState state;
  private final Damage damage;
  private final SpatialGrid grid = new SpatialGrid(CELL_SIZE);
  private final IndexList near = new IndexList();
  private double[] xs = new double[64];
  private double[] ys = new double[64];

  ChainExplosions(WorldState state, Damage damage) {
    this.state = state;
    this.damage = damage;
  }

  /**
   * Bursts the mites that are due, and sets off the neighbours of those that burst in this tick.
   */
  void resolve(double dt) {
    int count = state.mites.size();
    if (count == 0) {
      return;
    }
    buildGrid(count);
    for (int i = 0; i < count; i++) {
      Mite mite = state.mites.get(i);
      if (!mite.dead && !mite.isLit()) {
        bump(mite, i);
      }
    }
    for (int i = 0; i < count; i++) {
      Mite mite = state.mites.get(i);
      if (!mite.dead && mite.isLit()) {
        mite.fuseLeft -= dt;
        if (mite.fuseLeft <= 0) {
          mite.fuseLeft = 0;
          damage.burst(mite);
        }
      }
    }
    for (int i = 0; i < count; i++) {
      Mite mite = state.mites.get(i);
      if (mite.dead && mite.link < mite.links()) {
        setOffNeighbours(mite, i);
      }
    }
  }

  private void buildGrid(int count) {
    if (xs.length < count) {
      xs = new double[2 * count];
      ys = new double[2 * count];
    }
    for (int i = 0; i < count; i++) {
      xs[i] = state.mites.get(i).x;
      ys[i] = state.mites.get(i).y;
    }
    grid.build(xs, ys, count);
  }

  /** Sets off two mites that run into each other; the player gets no credit. */
  private void bump(Mite mite, int index) {
    double reach = 2 * mite.radius;
    grid.find(mite.x - reach, mite.y - reach, mite.x + reach, mite.y + reach, near);
    for (int i = 0; i < near.count(); i++) {
      Mite other = state.mites.get(near.get(i));
      if (near.get(i) > index && !other.dead && !other.isLit() && touches(mite, other)) {
        light(mite, mite.spec.blast().links(), EventType.MITE_LOST, other.id);
        light(other, other.spec.blast().links(), EventType.MITE_LOST, mite.id);
        return;
      }
    }
  }

  private static boolean touches(Mite mite, Mite other) {
    double dx = other.x - mite.x;
    double dy = other.y - mite.y;
    double touch = mite.spec.blast().bump() * (mite.radius + other.radius);
    return dx * dx + dy * dy < touch * touch;
  }

  private void setOffNeighbours(Mite burst, int index) {
    double reach = burst.link < 0 ? burst.spec.blast().shock() : burst.spec.blast().reach();
    double far = reach + burst.radius;
    grid.find(burst.x - far, burst.y - far, burst.x + far, burst.y + far, near);
    for (int i = 0; i < near.count(); i++) {
      Mite other = state.mites.get(near.get(i));
      if (near.get(i) != index && !other.dead && !other.isLit() && isNear(burst, other, reach)) {
        light(other, Math.max(0, burst.link) + 1, chainCause(burst.cause), burst.causer);
        other.harpooned = burst.harpooned;
      }
    }
  }

  private static boolean isNear(Mite burst, Mite other, double reach) {
    double dx = other.x - burst.x;
    double dy = other.y - burst.y;
    double far = reach + other.radius;
    return dx * dx + dy * dy < far * far;
  }

  private static EventType chainCause(EventType cause) {
    return cause == EventType.MITE_LOST ? cause : EventType.KILLED_BY_CHAIN;
  }

  private static void light(Mite mite, int link, EventType cause, int causer) {
    mite.fuseLeft = mite.spec.blast().fuse();
    mite.link = link;
    mite.cause = cause;
    mite.causer = causer;
  }
}
