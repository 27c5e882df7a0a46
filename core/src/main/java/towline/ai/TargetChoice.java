package towline.ai;

import towline.math.Angles;
import towline.math.StateHash;
import towline.sim.Kind;
import towline.sim.Snapshot;
import towline.sim.World;

/**
 * Which segment to shoot at. Soon to be hit and dangerous to the ship counts; and a target is kept
 * for a while, and until another is clearly better, so that the choice does not flicker.
 */
final class TargetChoice {
  /** What each metre between target and ship is worth, s. */
  private static final double THREAT = 0.03;

  /** What it is worth that a target is a head, s. */
  private static final double HEAD = 0.25;

  /** By how much another target must be better, s. */
  private static final double CLEARLY_BETTER = 0.4;

  /** How long a target is kept at least, s. */
  private static final double LEAST_TIME = 0.4;

  /** A target is taken within this part of the range, and kept up to the full range. */
  private static final double TAKING_RANGE = 0.92;

  private int target;
  private double keptFor;

  /** Forgets the target. */
  void drop() {
    target = 0;
    keptFor = 0;
  }

  /**
   * The index in {@code seen} of what to shoot at, or -1.
   *
   * @param gun the index of whatever shoots
   * @param turnRate how fast it turns, for weighing targets off the bore, rad/s
   */
  int choose(Snapshot seen, int gun, double turnRate) {
    keptFor += World.TICK;
    int kept = seen.indexOfFoe(target);
    double range = seen.turret().range();
    double keptCost = Double.POSITIVE_INFINITY;
    if (kept >= 0 && seen.distance(gun, kept) <= range) {
      if (keptFor < LEAST_TIME) {
        return kept;
      }
      keptCost = cost(seen, gun, kept, turnRate) - CLEARLY_BETTER;
    } else {
      kept = -1;
    }
    int best = kept;
    double bestCost = keptCost;
    for (int i = seen.first(Kind.SNAKE_HEAD); i < seen.end(Kind.SNAKE_SEGMENT); i++) {
      double cost = cost(seen, gun, i, turnRate);
      if (cost < bestCost && seen.distance(gun, i) <= TAKING_RANGE * range) {
        best = i;
        bestCost = cost;
      }
    }
    take(seen, best);
    return best;
  }

  void hashInto(StateHash hash) {
    hash.add(target);
    hash.add(keptFor);
  }

  private void take(Snapshot seen, int index) {
    int id = index < 0 ? 0 : seen.id(index);
    if (id != target) {
      target = id;
      keptFor = 0;
    }
  }

  /** Roughly the time to a hit, s, less what the target's danger is worth. */
  private static double cost(Snapshot seen, int gun, int i, double turnRate) {
    double bearing = StrictMath.atan2(seen.y(i) - seen.y(gun), seen.x(i) - seen.x(gun));
    double turn = Math.abs(Angles.difference(bearing, seen.heading(gun))) / turnRate;
    double flight = seen.distance(gun, i) / seen.turret().muzzleSpeed();
    double danger = seen.place(i) == 0 ? HEAD : 0;
    int ship = seen.first(Kind.SHIP);
    if (ship < seen.end(Kind.SHIP)) {
      danger -= THREAT * seen.distance(ship, i);
    }
    return turn + flight - danger;
  }
}
