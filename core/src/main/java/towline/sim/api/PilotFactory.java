package towline.sim.api;

import org.jspecify.annotations.Nullable;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WingmanSpec;

/**
 * Who flies what: the world asks for a pilot whenever something is spawned that thinks. {@code
 * seed} is what the pilot draws its chance from.
 */
public interface PilotFactory {
  /** A pilot for the Defence Drone. */
  Pilot drone();

  /** A pilot for a new snake. */
  Pilot snake(SnakeSpec spec, long seed);

  /**
   * A pilot for an enemy missile or homing shot, that flies at one of the player's own.
   *
   * @param heading where it points when it is spawned, radians
   */
  Pilot missile(MissileSpec spec, double heading, long seed);

  /**
   * A pilot for a missile of the ship, that flies at enemies.
   *
   * @param heading where it points when it is spawned, radians
   */
  Pilot ownMissile(MissileSpec spec, double heading, long seed);

  /** A pilot for a tank and its turret. */
  Pilot tank(TankSpec spec, long seed);

  /** A pilot for a mite. */
  Pilot mite(MiteSpec spec, long seed);

  /**
   * Takes back the pilot of something that is no more, to be given to the next of its kind.
   *
   * @param pilot one that this factory made, or null
   */
  default void release(@Nullable Pilot pilot) {}

  /** A pilot for a vessel's way. */
  Pilot vessel(VesselSpec spec, long seed);

  /** A pilot for a part of a vessel: turret, bay, nest. */
  Pilot part(PartSpec spec, long seed);

  /**
   * A pilot for a side plane.
   *
   * @param station on which side of the ship it flies: +1 left, -1 right
   */
  Pilot wingman(WingmanSpec spec, int station);
}
