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
  /** Returns a new pilot for an entity of {@code flown}, which is of this crew's class. */
  Pilot pilot(EntitySpec flown, PilotSeat seat) {
    return pilot.apply(spec.cast(flown), seat);
  }
}
