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
 * A snapshot that a test draws: things where it wants them, a ship and a drone as long as nobody
 * takes them away. What is said of a thing is said of the one that was added last.
 */
public final class WorldScenario {
  private static final double WIDTH = 96;
  private static final double HEIGHT = 54;

  private static final class Thing {
    final Body entity = new Body();
    final EntityKind kind;
    int chasedId;
    boolean armoured;

    Thing(EntityKind kind, int id, double x, double y, double heading, double radius) {
      this.kind = kind;
      entity.id = id;
      entity.x = x;
      entity.y = y;
      entity.heading = heading;
      entity.radius = radius;
    }
  }

  private final List<Thing> things = new ArrayList<>();
  private final Command laws = new Command();
  private int heads;
  private double gunRange = 24;
  private double gravityY;
  private double shardReach = 3.5;

  /** A ship and a drone in the lower left corner. */
  public WorldScenario() {
    ship(0, 0);
    drone(0, 0, 0);
  }

  /** The ship stands here; its id is 1. */
  public WorldScenario ship(double x, double y) {
    return gone(EntityKind.SHIP).add(new Thing(EntityKind.SHIP, 1, x, y, 0, 0.5));
  }

  /** The drone stands here, and its barrel points there; its id is 2. */
  public WorldScenario drone(double x, double y, double bearing) {
    return gone(EntityKind.DRONE).add(new Thing(EntityKind.DRONE, 2, x, y, bearing, 0.6));
  }

  /** A head stands here; its id is 10 for the first, 11 for the second, ... */
  public WorldScenario head(double x, double y) {
    int id = 10 + heads;
    heads++;
    return add(new Thing(EntityKind.SNAKE_HEAD, id, x, y, 0, 0.7));
  }

  /** A thing stands here and points there. */
  public WorldScenario thing(EntityKind kind, int id, double x, double y, double heading) {
    return add(new Thing(kind, id, x, y, heading, 0.5));
  }

  /** It has that velocity. */
  public WorldScenario moving(double vx, double vy) {
    last().entity.vx = vx;
    last().entity.vy = vy;
    return this;
  }

  /** It has that radius. */
  public WorldScenario radius(double radius) {
    last().entity.radius = radius;
    return this;
  }

  /** It flies at the thing with that id. */
  public WorldScenario chasing(int id) {
    last().chasedId = id;
    return this;
  }

  /** No shot breaks it. */
  public WorldScenario armoured() {
    last().armoured = true;
    return this;
  }

  /** There is nothing of that kind any more. */
  public WorldScenario gone(EntityKind kind) {
    things.removeIf(thing -> thing.kind == kind);
    return this;
  }

  /** Shots fall with that acceleration, m/s^2. */
  public WorldScenario falling(double acceleration) {
    gravityY = -acceleration;
    return this;
  }

  /** The ship's own gun shoots that far. */
  public WorldScenario gunRange(double metres) {
    gunRange = metres;
    return this;
  }

  /** The ship draws shards from that near, m. */
  public WorldScenario shardReach(double metres) {
    shardReach = metres;
    return this;
  }

  /** Missiles follow that law. */
  public WorldScenario missileLaw(int index) {
    laws.missileLaw = index;
    return this;
  }

  /** What a pilot sees of it. */
  public Snapshot seen() {
    Snapshot seen = new Snapshot();
    seen.reset(1, WIDTH, HEIGHT, 0, gravityY);
    Snapshots.setGun(seen.turret(), 2.4, 40, 30, 0.12);
    Snapshots.setPerformance(seen.tow());
    seen.ship().muzzleSpeed = 30;
    seen.ship().range = gunRange;
    seen.ship().shardReach = shardReach;
    seen.enemyLaws().apply(laws, new EventList());
    things.sort(
        Comparator.<Thing, EntityKind>comparing(t -> t.kind).thenComparing(t -> t.entity.id));
    for (Thing thing : things) {
      EntityRow row = seen.add(thing.kind, thing.entity, 1);
      row.chasedId = thing.chasedId;
      row.armoured = thing.armoured;
    }
    seen.end();
    return seen;
  }

  private WorldScenario add(Thing thing) {
    things.add(thing);
    return this;
  }

  private Thing last() {
    return things.get(things.size() - 1);
  }
}
