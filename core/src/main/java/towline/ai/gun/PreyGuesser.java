package towline.ai.gun;

import towline.ai.steer.HunterLead;
import towline.aim.FireControl;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/**
 * The prey that a foe may be steering at: the ship, the drone, or the middle of the cable. Hunters
 * lead their prey, so its predicted place counts: that after half of the foe's time of approach.
 */
public final class PreyGuesser {
  private PreyGuesser() {}

  /** Tells a fire control the prey of a foe, always in the same order. */
  public static void read(Snapshot snapshot, int foe, FireControl out) {
    out.clearPrey();
    int ship = snapshot.first(EntityKind.SHIP);
    int drone = snapshot.first(EntityKind.DRONE);
    boolean hasShip = ship < snapshot.end(EntityKind.SHIP);
    boolean hasDrone = drone < snapshot.end(EntityKind.DRONE);
    if (hasDrone) {
      lead(snapshot, foe, drone, out);
    }
    if (hasShip) {
      lead(snapshot, foe, ship, out);
    }
    if (hasShip && hasDrone) {
      out.addPrey(
          (snapshot.x(ship) + snapshot.x(drone)) / 2,
          (snapshot.y(ship) + snapshot.y(drone)) / 2,
          (snapshot.vx(ship) + snapshot.vx(drone)) / 2,
          (snapshot.vy(ship) + snapshot.vy(drone)) / 2);
    }
  }

  private static void lead(Snapshot snapshot, int foe, int prey, FireControl out) {
    double speed = StrictMath.hypot(snapshot.vx(foe), snapshot.vy(foe));
    double lead = HunterLead.seconds(snapshot.distance(foe, prey), Math.max(speed, 1));
    out.addPrey(
        snapshot.x(prey) + lead * snapshot.vx(prey),
        snapshot.y(prey) + lead * snapshot.vy(prey),
        snapshot.vx(prey),
        snapshot.vy(prey));
  }
}
