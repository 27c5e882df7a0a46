package towline.session;

import towline.internal.RandomStream;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Spawn;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** Sends repairs to a ship in distress that is on its last blows, with some time between them. */
final class RepairAid {
  /** The share of the hull from which on downwards help is sent. */
  private static final double LAST_BLOWS = 0.4;

  private static final Spawn REPAIR =
      new Spawn(EntityKind.POWER_UP, PowerUpKind.REPAIR, 1, Spawn.Entrance.DRIFT);

  private final World world;
  private final SpawnPoints spawnPoints;
  private double wait;

  RepairAid(World world, RandomStream random) {
    this.world = world;
    spawnPoints = new SpawnPoints(world, new Hazards(), random);
  }

  /**
   * Moves the clock on by a tick, and sends what is due.
   *
   * @param every the time between two repairs in full distress, s
   * @param distress 0 to 1: the less, the rarer they come
   */
  void direct(double every, double distress) {
    wait = Math.max(0, wait - distress * Tick.SECONDS);
    Snapshot now = world.current();
    int ship = now.first(EntityKind.SHIP);
    boolean needed = ship < now.end(EntityKind.SHIP) && now.health(ship) <= LAST_BLOWS;
    if (needed && distress > 0 && wait == 0) {
      wait = every;
      spawnPoints.spawn(REPAIR);
    }
  }

  void hashInto(StateHash hash) {
    hash.add(wait);
    spawnPoints.hashInto(hash);
  }
}
