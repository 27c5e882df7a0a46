package towline.sim;

import java.util.ArrayList;
import java.util.List;
import towline.math.Angles;
import towline.math.StateHash;
import towline.sim.entity.Drone;
import towline.sim.entity.Entity;
import towline.sim.entity.Missile;
import towline.sim.entity.Part;
import towline.sim.entity.PowerUp;
import towline.sim.entity.Roster;
import towline.sim.entity.Segment;
import towline.sim.entity.Shard;
import towline.sim.entity.Shell;
import towline.sim.entity.Ship;
import towline.sim.entity.Shot;
import towline.sim.entity.Snake;
import towline.sim.entity.Tank;
import towline.sim.entity.Vessel;
import towline.sim.entity.Wingman;
import towline.sim.spec.WorldSpec;

/** Everything that is in the world, shared by the phases of the tick. */
final class State {
  final Ship ship = new Ship();
  final Drone drone = new Drone();
  final List<Snake> snakes = new ArrayList<>();
  final Roster<Segment> segments = new Roster<>(Segment::new);
  final Roster<Missile> missiles = new Roster<>(Missile::new);
  final Roster<Tank> tanks = new Roster<>(Tank::new);
  final Roster<Vessel> vessels = new Roster<>(Vessel::new);
  final Roster<Part> parts = new Roster<>(Part::new);
  final Roster<Wingman> wingmen = new Roster<>(Wingman::new);
  final Roster<Shot> shots = new Roster<>(Shot::new);
  final Roster<Shell> shells = new Roster<>(Shell::new);
  final Roster<Shard> shards = new Roster<>(Shard::new);
  final Roster<PowerUp> powerUps = new Roster<>(PowerUp::new);

  /** The laws that all of a kind follow. */
  final Doctrine doctrine = new Doctrine();

  /** All living things but ship and drone, in a fixed order. */
  private final List<Roster<? extends Entity>> rosters =
      List.of(segments, missiles, tanks, vessels, parts, wingmen, shots, shells, shards, powerUps);

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

  /** How fast the enemies' guns reload, as a multiple. */
  double foeReloadRate = 1;

  /** How fast snakes crawl, as a multiple. */
  double foePace = 1;

  private int lastId;

  State(WorldSpec spec, int aimMode) {
    ship.id = nextId();
    ship.radius = spec.ship().radius();
    ship.hull = spec.ship().hull();
    ship.missiles = spec.rack().most();
    ship.rackLeft = spec.rack().reload();
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
    for (int i = 0; i < rosters.size(); i++) {
      keepPlaces(rosters.get(i));
    }
  }

  /** Removes the dead and adds the newborn, of all kinds. */
  void settle() {
    for (int i = 0; i < rosters.size(); i++) {
      rosters.get(i).settle();
    }
  }

  void hashInto(StateHash hash) {
    ship.hashInto(hash);
    drone.hashInto(hash);
    hash.add(cableWear);
    hash.add(hookPause);
    hash.add(gravityX);
    hash.add(gravityY);
    hash.add(foeReloadRate);
    hash.add(foePace);
    hash.add(lastId);
    hash.add(snakes.size());
    for (int i = 0; i < snakes.size(); i++) {
      snakes.get(i).hashInto(hash);
    }
    doctrine.hashInto(hash);
    for (int i = 0; i < rosters.size(); i++) {
      hashInto(hash, rosters.get(i));
    }
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
