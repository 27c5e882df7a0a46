package towline.sim.spec;

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
  /** The same with a ship that takes that many blows. */
  public WorldSpec withHull(int hull) {
    return new WorldSpec(
        arena, ship.withHull(hull), drone, cable, shard, rack, wingman, powerUp, warp);
  }
}
