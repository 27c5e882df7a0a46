package towline.sim.spec;

/**
 * All that the world is made of, at the start of a run.
 *
 * @param sector the place
 * @param ship the ship
 * @param drone the drone
 * @param cable the cable between them
 * @param shard what the dead drop
 */
public record WorldSpec(
    SectorSpec sector, ShipSpec ship, DroneSpec drone, CableSpec cable, ShardSpec shard) {}
