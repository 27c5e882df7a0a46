package towline.ai.pilot;

import java.util.function.BiFunction;
import towline.sim.api.Pilot;
import towline.sim.spec.EntitySpec;

/**
 * The pilots of all entities that have specs of one class.
 *
 * @param spec the class of the specs
 * @param pilot creates a pilot
 */
record Crew<S extends EntitySpec>(Class<S> spec, BiFunction<S, PilotSeat, Pilot> pilot) {
  /**
   * Creates a pilot for an entity of {@code entitySpec}, which is of this crew's class of specs.
   */
  Pilot pilot(EntitySpec entitySpec, PilotSeat seat) {
    return pilot.apply(spec.cast(entitySpec), seat);
  }
}
