package towline.sim;

import towline.sim.api.Body;
import towline.sim.api.CableStatus;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** Fills snapshots for tests of what is drawn. */
public final class Snapshots {
  private final Snapshot snapshot = new Snapshot();

  /** An empty sector at that tick. */
  public Snapshots(long tick) {
    snapshot.reset(tick, 96, 54, 0, 0);
    setPerformance(snapshot.tow());
  }

  /** A ship, a cable and a drone that can do about what the game's can. */
  static void setPerformance(CableStatus tow) {
    tow.setShip(14, 6);
    tow.setDrone(0.25, 0.2);
    tow.setCable(0.2, 9);
    tow.setRam(20, 16, 0.6);
  }

  /** Adds a thing; kind by kind, and by ascending id within a kind. */
  public Snapshots with(EntityKind kind, int id, double x, double y, double heading) {
    return add(kind, body(id, x, y, heading), 1);
  }

  /** Adds a segment of a snake, head or other. */
  public Snapshots withSegment(
      EntityKind kind, int id, double x, double y, double heading, int snakeId, int place) {
    with(kind, id, x, y, heading);
    snapshot.setChain(snakeId, place);
    return this;
  }

  /** Adds a missile that flies at something. */
  public Snapshots withMissile(EntityKind kind, int id, double x, double y, int chasedId) {
    with(kind, id, x, y, 0);
    snapshot.setMissile(chasedId, 0);
    return this;
  }

  /** Adds a part of a vessel in the corner of the sector. */
  public Snapshots withPart(EntityKind kind, int id, int vesselId, int vesselKind, int partIndex) {
    with(kind, id, 0, 0, 0);
    snapshot.setPart(vesselId, vesselKind, 0, partIndex, 0);
    return this;
  }

  /** No shot takes anything off the thing added last. */
  public Snapshots armoured() {
    snapshot.setArmoured();
    return this;
  }

  /** Adds a thing that moves and may be torn. */
  public Snapshots moving(
      EntityKind kind, int id, double x, double y, double vx, double vy, double health) {
    Body body = body(id, x, y, 0);
    body.vx = vx;
    body.vy = vy;
    return add(kind, body, health);
  }

  /** The snapshot. */
  public Snapshot done() {
    snapshot.end();
    return snapshot;
  }

  private Snapshots add(EntityKind kind, Body body, double health) {
    snapshot.add(kind, body, health);
    return this;
  }

  private static Body body(int id, double x, double y, double heading) {
    Body body = new Body();
    body.id = id;
    body.x = x;
    body.y = y;
    body.heading = heading;
    body.radius = 0.5;
    return body;
  }
}
