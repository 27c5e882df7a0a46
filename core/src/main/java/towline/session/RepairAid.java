package towline.session;

import towline.internal.RandomStream;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Spawn;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** Sends repairs at intervals to a ship that is in distress and has little hull left. */
final class RepairAid {
  /** Share of the hull at and below which help is sent. */
  private static final double LOW_HULL = 0.4;

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
   * Advances the clock by a tick, and sends a repair if one is due.
   *
   * @param every time between two repairs at full distress, s
   * @param distress 0 to 1; repairs are rarer at lower distress
   */
  void direct(double every, double distress) {
    wait = Math.max(0, wait - distress * Tick.SECONDS);
    Snapshot snapshot = world.current();
    int ship = snapshot.first(EntityKind.SHIP);
    boolean needed = ship < snapshot.end(EntityKind.SHIP) && snapshot.health(ship) <= LOW_HULL;
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
