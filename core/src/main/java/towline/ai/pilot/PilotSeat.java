package towline.ai.pilot;

import towline.ai.steer.TankTraffic;
import towline.aim.SolverScratch;
import towline.sim.api.EntityKind;

/**
 * All that a new pilot is given beside the spec of its entity.
 *
 * @param kind the kind of the entity
 * @param heading its heading, radians
 * @param seed the seed of the pilot's chance
 * @param traffic the vehicles of the world, shared by all pilots of a world
 * @param scratch the solver, free for use between two decisions, shared likewise
 */
record PilotSeat(
    EntityKind kind, double heading, long seed, TankTraffic traffic, SolverScratch scratch) {}
