package towline.sim.api;

import towline.sim.spec.EntitySpec;

/** Creates the pilots of actors; the world calls it for each actor that it spawns. */
@FunctionalInterface
public interface PilotFactory {
  /**
   * Creates a pilot for the drone, or for an actor that was spawned just now.
   *
   * @param kind the kind of the actor; of a vessel, the kind of its core, of a snake, of its head
   * @param spec the spec of the actor, of the class that belongs to {@code kind}
   * @param heading the heading of the actor, radians
   * @param seed the seed of the pilot's random numbers
   */
  Pilot pilot(EntityKind kind, EntitySpec spec, double heading, long seed);
}
