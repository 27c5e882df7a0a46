package towline.ai.gun;

import towline.ai.steer.HunterLead;
import towline.aim.learn.Prey;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/**
 * What a foe may be steering at: the ship, the drone, or the middle of the cable. Hunters lead what
 * moves, so it is not the place of the prey that counts but where it will be when they are half way
 * there.
 */
public final class PreyGuesser {
  private PreyGuesser() {}

  /** Fills in the prey of a foe, always in the same order. */
  public static void read(Snapshot seen, int foe, Prey out) {
    out.clear();
    int ship = seen.first(EntityKind.SHIP);
    int drone = seen.first(EntityKind.DRONE);
    boolean hasShip = ship < seen.end(EntityKind.SHIP);
    boolean hasDrone = drone < seen.end(EntityKind.DRONE);
    if (hasDrone) {
      lead(seen, foe, drone, out);
    }
    if (hasShip) {
      lead(seen, foe, ship, out);
    }
    if (hasShip && hasDrone) {
      out.add(
          (seen.x(ship) + seen.x(drone)) / 2,
          (seen.y(ship) + seen.y(drone)) / 2,
          (seen.vx(ship) + seen.vx(drone)) / 2,
          (seen.vy(ship) + seen.vy(drone)) / 2);
    }
  }

  private static void lead(Snapshot seen, int foe, int prey, Prey out) {
    double speed = StrictMath.hypot(seen.vx(foe), seen.vy(foe));
    double lead = HunterLead.seconds(seen.distance(foe, prey), Math.max(speed, 1));
    out.add(
        seen.x(prey) + lead * seen.vx(prey),
        seen.y(prey) + lead * seen.vy(prey),
        seen.vx(prey),
        seen.vy(prey));
  }
}
