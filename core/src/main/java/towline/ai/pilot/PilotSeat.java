package towline.ai.pilot;

import towline.ai.steer.TankTraffic;
import towline.aim.SolverScratch;
import towline.sim.api.EntityKind;

/**
 * The arguments of a new pilot beside the spec of its entity.
 *
 * @param kind the kind of the entity
 * @param heading its heading, radians
 * @param seed the seed of the pilot's random numbers
 * @param traffic the vehicles of the world, shared by all pilots of a world
 * @param scratch the scratch memory of the solver, shared by all pilots of a world
 */
record PilotSeat(
    EntityKind kind, double heading, long seed, TankTraffic traffic, SolverScratch scratch) {}
