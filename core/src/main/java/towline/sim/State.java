package towline.sim;

import java.util.ArrayList;
import java.util.List;
import towline.math.Angles;
import towline.math.StateHash;
import towline.sim.entity.Drone;
import towline.sim.entity.Entity;
import towline.sim.entity.Roster;
import towline.sim.entity.Segment;
import towline.sim.entity.Shard;
import towline.sim.entity.Ship;
import towline.sim.entity.Shot;
import towline.sim.entity.Snake;
import towline.sim.spec.WorldSpec;

/** Everything that is in the world, shared by the phases of the tick. */
final class State {
  final Ship ship = new Ship();
  final Drone drone = new Drone();
  final List<Snake> snakes = new ArrayList<>();
  final Roster<Segment> segments = new Roster<>(Segment::new);
  final Roster<Shot> shots = new Roster<>(Shot::new);
  final Roster<Shard> shards = new Roster<>(Shard::new);

  /** How far the cable is bitten through, 0 to 1. */
  double cableWear;

  /** For how long the drifting drone cannot be hooked, s. */
  double hookPause;

  /** How fast the cable is being paid out, m/s. */
  double reelRate;

  /** The acceleration of every shot along +x, m/s^2. */
  double gravityX;

  /** The acceleration of every shot along +y, m/s^2. */
  double gravityY;

  private int lastId;

  State(WorldSpec spec, int aimMode) {
    ship.id = nextId();
    ship.radius = spec.ship().radius();
    ship.hull = spec.ship().hull();
    drone.id = nextId();
    drone.radius = spec.drone().radius();
    drone.mode = aimMode;
    drone.heading = Math.PI;
  }

  int nextId() {
    lastId++;
    return lastId;
  }

  /** The bearing from the ship over the drone, away from the cable. */
  double astern() {
    return Angles.wrap(StrictMath.atan2(drone.y - ship.y, drone.x - ship.x));
  }

  void keepPlaces() {
    ship.keepPlace();
    drone.keepPlace();
    keepPlaces(segments);
    keepPlaces(shots);
    keepPlaces(shards);
  }

  void hashInto(StateHash hash) {
    ship.hashInto(hash);
    drone.hashInto(hash);
    hash.add(cableWear);
    hash.add(hookPause);
    hash.add(gravityX);
    hash.add(gravityY);
    hash.add(lastId);
    hash.add(snakes.size());
    for (int i = 0; i < snakes.size(); i++) {
      snakes.get(i).hashInto(hash);
    }
    hashInto(hash, segments);
    hashInto(hash, shots);
    hashInto(hash, shards);
  }

  private static void keepPlaces(Roster<? extends Entity> roster) {
    for (int i = 0; i < roster.size(); i++) {
      roster.get(i).keepPlace();
    }
  }

  private static void hashInto(StateHash hash, Roster<? extends Entity> roster) {
    hash.add(roster.size());
    for (int i = 0; i < roster.size(); i++) {
      roster.get(i).hashInto(hash);
    }
  }
}
