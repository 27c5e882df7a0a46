package towline.sim.spec;

import java.util.List;
import towline.data.JsonFields;

/**
 * The specs of a world at the start of a run.
 *
 * @param arena the sector
 * @param ship the ship
 * @param drone the drone
 * @param cable the cable between them
 * @param shard the shards
 * @param rack the ship's rack of missiles
 * @param wingman the side planes
 * @param powerUp the power-ups
 * @param warp the warp gates
 * @param families the families of motion of foes
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
    WarpSpec warp,
    MotionFamilies families) {
  /** Reads the fields of the world; {@code droneGuns} has a gun for each aim mode, by its index. */
  public static WorldSpec read(
      JsonFields in, List<DroneGunSpec> droneGuns, List<MissileSpec> missiles) {
    return new WorldSpec(
        in.part("arena", ArenaSpec::read),
        in.part("ship", ShipSpec::read),
        in.part("drone", drone -> DroneSpec.read(drone, droneGuns)),
        in.part("cable", CableSpec::read),
        in.part("shard", ShardSpec::read),
        in.part("rack", rack -> RackSpec.read(rack, missiles)),
        in.part("wingman", WingmanSpec::read),
        in.part("powerUp", PowerUpSpec::read),
        in.part("warp", WarpSpec::read),
        in.part("families", MotionFamilies::read));
  }

  /** Returns a copy with another ship. */
  public WorldSpec withShip(ShipSpec other) {
    return new WorldSpec(arena, other, drone, cable, shard, rack, wingman, powerUp, warp, families);
  }

  /** Returns a copy with another hull of the ship, in blows. */
  public WorldSpec withHull(int hull) {
    return withShip(ship.withHull(hull));
  }
}
