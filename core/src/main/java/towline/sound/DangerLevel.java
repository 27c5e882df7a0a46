package towline.sound;

import towline.content.sound.DangerSpec;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/**
 * How dangerous it is for the ship, 0 to 1, as the music follows it: quick to rise, slow to fall.
 */
final class DangerLevel {
  private final DangerSpec spec;
  private double shown;

  DangerLevel(DangerSpec spec) {
    this.spec = spec;
  }

  void reset() {
    shown = 0;
  }

  /** What is shown after that time, s, in which it was so dangerous. */
  double follow(double present, double seconds) {
    double time = present > shown ? spec.rise() : spec.fall();
    shown += (present - shown) * (1 - StrictMath.exp(-seconds / time));
    return shown;
  }

  /** How dangerous it is now: many threats, near ones, a torn hull, a vessel; 0 without a ship. */
  double present(Snapshot now) {
    if (now.count(EntityKind.SHIP) == 0) {
      return 0;
    }
    int ship = now.first(EntityKind.SHIP);
    double threats = 0;
    for (int k = 0; k < EntityKind.count(); k++) {
      EntityKind kind = EntityKind.of(k);
      double weight = spec.weight(kind);
      for (int i = now.first(kind); weight > 0 && i < now.end(kind); i++) {
        double closeness = Math.max(0, 1 - now.distance(i, ship) / spec.reach());
        threats += weight * closeness;
      }
    }
    double danger = 1 - StrictMath.exp(-threats / spec.enough());
    danger += spec.hull() * (1 - now.health(ship));
    double least = now.count(EntityKind.VESSEL_CORE) > 0 ? spec.vessel() : 0;
    return Math.max(least, Math.min(1, danger));
  }
}
