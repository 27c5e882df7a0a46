package towline.sim;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.state.Shot;

/** Fills snapshots for tests of what is drawn. */
public final class Snapshots {
  private final Snapshot snapshot = new Snapshot();

  /** An empty sector at that tick. */
  public Snapshots(long tick) {
    snapshot.reset(tick, 96, 54, 0, 0);
  }

  /** Adds a thing; kind by kind, and by ascending id within a kind. */
  public Snapshots with(EntityKind kind, int id, double x, double y, double heading) {
    return with(kind, id, x, y, heading, 0, 0);
  }

  /** Adds a thing that belongs to a group. */
  public Snapshots with(
      EntityKind kind, int id, double x, double y, double heading, int group, int place) {
    Shot thing = new Shot();
    thing.id = id;
    thing.x = x;
    thing.y = y;
    thing.heading = heading;
    thing.radius = 0.5;
    snapshot.add(kind, thing, 1, group, place);
    return this;
  }

  /** Adds a thing that moves and may be torn. */
  public Snapshots moving(
      EntityKind kind, int id, double x, double y, double vx, double vy, double health) {
    Shot thing = new Shot();
    thing.id = id;
    thing.x = x;
    thing.y = y;
    thing.vx = vx;
    thing.vy = vy;
    thing.radius = 0.5;
    snapshot.add(kind, thing, health, 0, 0);
    return this;
  }

  /** Says more of the thing that was added last. */
  public Snapshots detail(int variant, double barrel, double clock, boolean armoured) {
    snapshot.detail(variant, barrel, clock, armoured);
    return this;
  }

  /** The snapshot. */
  public Snapshot done() {
    snapshot.end();
    return snapshot;
  }
}
