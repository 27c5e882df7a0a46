package towline.sound;

import towline.content.sound.DangerSpec;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The danger for the ship, 0 to 1, as the music follows it: quick to rise, slow to fall. */
final class DangerLevel {
  private final DangerSpec spec;
  private double smoothedLevel;

  DangerLevel(DangerSpec spec) {
    this.spec = spec;
  }

  void reset() {
    smoothedLevel = 0;
  }

  /**
   * Returns the smoothed danger, {@code seconds} after the last call; {@code present} is the danger
   * in that time.
   */
  double follow(double present, double seconds) {
    double time = present > smoothedLevel ? spec.rise() : spec.fall();
    smoothedLevel += (present - smoothedLevel) * (1 - StrictMath.exp(-seconds / time));
    return smoothedLevel;
  }

  /**
   * Returns the present danger from many threats, near ones, a low hull, a vessel; 0 without a
   * ship.
   */
  double present(Snapshot snapshot) {
    if (snapshot.count(EntityKind.SHIP) == 0) {
      return 0;
    }
    int ship = snapshot.first(EntityKind.SHIP);
    double threats = 0;
    for (int k = 0; k < EntityKind.count(); k++) {
      EntityKind kind = EntityKind.of(k);
      double weight = spec.weight(kind);
      for (int i = snapshot.first(kind); weight > 0 && i < snapshot.end(kind); i++) {
        double closeness = Math.max(0, 1 - snapshot.distance(i, ship) / spec.reach());
        threats += weight * closeness;
      }
    }
    double danger = 1 - StrictMath.exp(-threats / spec.enough());
    danger += spec.hull() * (1 - snapshot.health(ship));
    double minimum = snapshot.count(EntityKind.VESSEL_CORE) > 0 ? spec.vessel() : 0;
    return Math.max(minimum, Math.min(1, danger));
  }
}
