package towline.sim.spec;

import java.util.List;

/**
 * All that the world is made of, at the start of a run.
 *
 * @param arena the place
 * @param ship the ship
 * @param drone the drone
 * @param cable the cable between them
 * @param shard what the dead drop
 * @param rack the ship's missiles
 * @param wingman the side planes
 * @param powerUp the power-ups
 * @param warp how enemies warp in
 */
public record WorldSpec(
    ArenaSpec arena,
    ShipSpec ship,
    DroneSpec drone,
    CableSpec cable,
    ShardSpec shard,
    RackSpec rack,
    WingmanSpec wingman,
    PowerUpSpec powerUp,
    WarpSpec warp) {
  /** Reads the fields of the world; {@code droneGuns} has a gun for each aim mode, by its index. */
  public static WorldSpec read(SpecFields in, List<GunSpec> droneGuns, List<MissileSpec> missiles) {
    return new WorldSpec(
        in.spec("arena", ArenaSpec::read),
        in.spec("ship", ShipSpec::read),
        in.spec("drone", drone -> DroneSpec.read(drone, droneGuns)),
        in.spec("cable", CableSpec::read),
        in.spec("shard", ShardSpec::read),
        in.spec("rack", rack -> RackSpec.read(rack, missiles)),
        in.spec("wingman", WingmanSpec::read),
        in.spec("powerUp", PowerUpSpec::read),
        in.spec("warp", WarpSpec::read));
  }

  /** The same with that ship. */
  public WorldSpec withShip(ShipSpec other) {
    return new WorldSpec(arena, other, drone, cable, shard, rack, wingman, powerUp, warp);
  }

  /** The same with a ship that takes that many blows. */
  public WorldSpec withHull(int hull) {
    return withShip(ship.withHull(hull));
  }
}
