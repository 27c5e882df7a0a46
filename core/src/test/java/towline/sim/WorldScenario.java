package towline.sim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import towline.sim.api.Body;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.EventList;
import towline.sim.api.Snapshot;

/**
 * A builder of a snapshot for tests: entities at given places, with a ship and a drone unless they
 * are removed. Methods without a place change the entity that was added last.
 */
public final class WorldScenario {
  private static final double WIDTH = 96;
  private static final double HEIGHT = 54;

  private static final class Entry {
    final Body entity = new Body();
    final EntityKind kind;
    int chasedId;
    boolean armoured;

    Entry(EntityKind kind, int id, double x, double y, double heading, double radius) {
      this.kind = kind;
      entity.id = id;
      entity.x = x;
      entity.y = y;
      entity.heading = heading;
      entity.radius = radius;
    }
  }

  private final List<Entry> entries = new ArrayList<>();
  private final Command laws = new Command();
  private int heads;
  private double gunRange = 24;
  private double gravityY;
  private double shardReach = 3.5;

  /** Creates a scenario with a ship and a drone in the lower left corner. */
  public WorldScenario() {
    ship(0, 0);
    drone(0, 0, 0);
  }

  /** Places the ship, with id 1. */
  public WorldScenario ship(double x, double y) {
    return without(EntityKind.SHIP).add(new Entry(EntityKind.SHIP, 1, x, y, 0, 0.5));
  }

  /** Places the drone, with id 2 and its barrel along {@code bearing}. */
  public WorldScenario drone(double x, double y, double bearing) {
    return without(EntityKind.DRONE).add(new Entry(EntityKind.DRONE, 2, x, y, bearing, 0.6));
  }

  /** Adds a snake's head, with id 10 for the first, 11 for the second, ... */
  public WorldScenario head(double x, double y) {
    int id = 10 + heads;
    heads++;
    return add(new Entry(EntityKind.SNAKE_HEAD, id, x, y, 0, 0.7));
  }

  /** Adds an entity at a place with a heading. */
  public WorldScenario entity(EntityKind kind, int id, double x, double y, double heading) {
    return add(new Entry(kind, id, x, y, heading, 0.5));
  }

  /** Sets its velocity. */
  public WorldScenario moving(double vx, double vy) {
    last().entity.vx = vx;
    last().entity.vy = vy;
    return this;
  }

  /** Sets its radius. */
  public WorldScenario radius(double radius) {
    last().entity.radius = radius;
    return this;
  }

  /** Sets its target, the entity with id {@code id}. */
  public WorldScenario chasing(int id) {
    last().chasedId = id;
    return this;
  }

  /** Makes it armoured. */
  public WorldScenario armoured() {
    last().armoured = true;
    return this;
  }

  /** Removes all entities of {@code kind}. */
  public WorldScenario without(EntityKind kind) {
    entries.removeIf(entry -> entry.kind == kind);
    return this;
  }

  /** Sets the downward gravity of shots, m/s^2. */
  public WorldScenario falling(double acceleration) {
    gravityY = -acceleration;
    return this;
  }

  /** Sets the range of the ship's gun, m. */
  public WorldScenario gunRange(double metres) {
    gunRange = metres;
    return this;
  }

  /** Sets the distance from which the ship attracts shards, m. */
  public WorldScenario shardReach(double metres) {
    shardReach = metres;
    return this;
  }

  /** Sets the homing law of missiles. */
  public WorldScenario missileLaw(int index) {
    laws.missileLaw = index;
    return this;
  }

  /** Returns the snapshot for a pilot. */
  public Snapshot snapshot() {
    Snapshot snapshot = new Snapshot(entries.size());
    snapshot.reset(1, WIDTH, HEIGHT, 0, gravityY);
    Snapshots.setGun(snapshot.droneGun(), 2.4, 40, 30, 0.12);
    Snapshots.setPerformance(snapshot.cable());
    snapshot.ship().muzzleSpeed = 30;
    snapshot.ship().range = gunRange;
    snapshot.ship().shardReach = shardReach;
    snapshot.enemyLaws().apply(laws, new EventList());
    entries.sort(
        Comparator.<Entry, EntityKind>comparing(t -> t.kind).thenComparing(t -> t.entity.id));
    for (Entry entry : entries) {
      EntityRow row = snapshot.add(entry.kind, entry.entity, 1);
      row.targetId = entry.chasedId;
      row.armoured = entry.armoured;
    }
    snapshot.end();
    return snapshot;
  }

  private WorldScenario add(Entry entry) {
    entries.add(entry);
    return this;
  }

  private Entry last() {
    return entries.get(entries.size() - 1);
  }
}
