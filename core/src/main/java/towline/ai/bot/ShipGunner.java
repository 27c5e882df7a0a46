package towline.ai.bot;

import towline.ai.gun.LineOfFire;
import towline.math.Angles;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.math.StaticIntercept;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** How a bot uses the ship's own gun and rack: the gun leads the nearest foe. */
final class ShipGunner {
  /** The muzzle speed and the range of the ship's own gun, m/s and m. */
  private static final double SHOT_SPEED = 30;

  private static final double SHOT_RANGE = 22;

  /** A missile that chases the ship is shot at as if it were so much nearer. */
  private static final double CHASER = 0.5;

  /** The time between two launches, s. */
  private static final double LAUNCH_PAUSE = 1.2;

  /** Nearer than this a foe is left to the guns, m. */
  private static final double LAUNCH_DISTANCE = 5;

  /** A missile leaves when the gun points at the foe to within this angle, radians. */
  private static final double LAUNCH_ANGLE = 0.5;

  private final RandomStream random;
  private double launchPause;

  ShipGunner(RandomStream random) {
    this.random = random;
    launchPause = random.range(0, 2 * LAUNCH_PAUSE);
  }

  /** Aims, fires and launches at what is worth it. */
  void shoot(Snapshot seen, int self, Command command) {
    launchPause = Math.max(0, launchPause - World.TICK);
    int foe = choose(seen, self);
    if (foe < 0) {
      return;
    }
    double x = seen.x(foe) - seen.x(self);
    double y = seen.y(foe) - seen.y(self);
    double time = StaticIntercept.timeToGo(x, y, seen.vx(foe), seen.vy(foe), SHOT_SPEED);
    double lead = time < Double.POSITIVE_INFINITY ? time : 0;
    command.turns = true;
    command.bearing = StrictMath.atan2(y + seen.vy(foe) * lead, x + seen.vx(foe) * lead);
    command.fire = true;
    double off = Math.abs(Angles.difference(command.bearing, seen.gunBearing()));
    if (launchPause == 0 && off < LAUNCH_ANGLE && isWorthAMissile(seen, self, foe)) {
      command.launch = true;
      launchPause = LAUNCH_PAUSE * random.range(0.5, 2);
    }
  }

  void hashInto(StateHash hash) {
    hash.add(launchPause);
  }

  /** The nearest foe in range that can be hit, or -1. */
  private static int choose(Snapshot seen, int self) {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = seen.firstFoe(); i < seen.endOfFoes(); i++) {
      double distance = seen.distance(self, i);
      double cost = chases(seen, i, self) ? CHASER * distance : distance;
      if (cost < least && canHit(seen, self, i, distance)) {
        best = i;
        least = cost;
      }
    }
    return best;
  }

  private static boolean chases(Snapshot seen, int foe, int self) {
    return seen.kind(foe) == EntityKind.MISSILE && seen.group(foe) == seen.id(self);
  }

  private static boolean canHit(Snapshot seen, int self, int foe, double distance) {
    return distance < SHOT_RANGE && !seen.armoured(foe) && LineOfFire.isClear(seen, self, foe, 1);
  }

  /** Tanks and vessels always are, snakes while the rack is full; missiles are not. */
  private static boolean isWorthAMissile(Snapshot seen, int self, int foe) {
    if (seen.arsenal().missiles() == 0 || seen.distance(self, foe) < LAUNCH_DISTANCE) {
      return false;
    }
    return switch (seen.kind(foe)) {
      case TANK, VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST, VESSEL_CORE -> true;
      case SNAKE_HEAD, SNAKE_SEGMENT -> seen.arsenal().missiles() == seen.arsenal().capacity();
      default -> false;
    };
  }
}
