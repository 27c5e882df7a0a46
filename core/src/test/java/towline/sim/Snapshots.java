package towline.sim;

import towline.sim.api.Body;
import towline.sim.api.CableStatus;
import towline.sim.api.DroneGunStatus;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.Snapshot;

/** A builder of snapshots for tests. */
public final class Snapshots {
  /** Number of rows allocated at once, enough for most scenes. */
  private static final int ROWS = 8;

  private final Snapshot snapshot = new Snapshot(ROWS);

  /** Creates an empty sector at {@code tick}. */
  public Snapshots(long tick) {
    this(tick, 0);
  }

  /** Creates an empty sector at {@code tick} with a downward gravity {@code fall}, m/s^2. */
  public Snapshots(long tick, double fall) {
    snapshot.reset(tick, 96, 54, 0, -fall);
    setPerformance(snapshot.cable());
  }

  /** Sets abilities of ship, cable and drone that are about those of the game. */
  static void setPerformance(CableStatus tow) {
    tow.shipTopSpeed = 14;
    tow.shipDrag = 6;
    tow.droneDrag = 0.25;
    tow.droneShare = 0.2;
    tow.softZone = 0.2;
    tow.winchSpeed = 9;
    tow.ramSpeed = 20;
    tow.ploughSpeed = 16;
    tow.ramRadius = 0.6;
  }

  /** Sets a gun that is ready; rad/s, m/s and m. */
  public static void setGun(
      DroneGunStatus gun, double slewRate, double muzzleSpeed, double range, double shotRadius) {
    gun.readiness = 1;
    gun.slewRate = slewRate;
    gun.muzzleSpeed = muzzleSpeed;
    gun.range = range;
    gun.shotRadius = shotRadius;
  }

  /** Hooks the drone on {@code length} of cable, m. */
  public static void hook(CableStatus tow, double length) {
    tow.hooked = true;
    tow.length = length;
  }

  /** Adds an entity; kind by kind, and by ascending id within a kind. */
  public Snapshots with(EntityKind kind, int id, double x, double y, double heading) {
    add(kind, body(id, x, y, heading), 1);
    return this;
  }

  /** Adds a segment of a snake, head or other. */
  public Snapshots withSegment(
      EntityKind kind, int id, double x, double y, double heading, int snakeId, int place) {
    EntityRow row = add(kind, body(id, x, y, heading), 1);
    row.snakeId = snakeId;
    row.chainPlace = place;
    return this;
  }

  /** Adds a missile with a target. */
  public Snapshots withMissile(EntityKind kind, int id, double x, double y, int chasedId) {
    add(kind, body(id, x, y, 0), 1).targetId = chasedId;
    return this;
  }

  /** Adds a part of a vessel in the corner of the sector. */
  public Snapshots withPart(EntityKind kind, int id, int vesselId, int vesselKind, int partIndex) {
    EntityRow row = add(kind, body(id, 0, 0, 0), 1);
    row.vesselId = vesselId;
    row.vesselKind = vesselKind;
    row.partIndex = partIndex;
    return this;
  }

  /** Makes the entity that was added last armoured. */
  public Snapshots armoured() {
    snapshot.row(snapshot.size() - 1).armoured = true;
    return this;
  }

  /** Adds an entity with a velocity and a share of its health. */
  public Snapshots moving(
      EntityKind kind, int id, double x, double y, double vx, double vy, double health) {
    Body body = body(id, x, y, 0);
    body.vx = vx;
    body.vy = vy;
    add(kind, body, health);
    return this;
  }

  /** Returns the snapshot. */
  public Snapshot build() {
    snapshot.end();
    return snapshot;
  }

  private EntityRow add(EntityKind kind, Body body, double health) {
    return snapshot.add(kind, body, health);
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
