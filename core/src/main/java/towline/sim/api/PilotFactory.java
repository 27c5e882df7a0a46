package towline.sim.api;

import towline.sim.spec.EntitySpec;

/** Who flies what: the world asks for a pilot whenever something is spawned that thinks. */
@FunctionalInterface
public interface PilotFactory {
  /**
   * A pilot for the drone, or for something that was spawned just now.
   *
   * @param kind what it flies; a vessel is its core, a snake its head
   * @param spec what that can do, of the class of specs that goes with the kind
   * @param heading where it points, radians
   * @param seed what it draws its chance from
   */
  Pilot pilot(EntityKind kind, EntitySpec spec, double heading, long seed);
}
