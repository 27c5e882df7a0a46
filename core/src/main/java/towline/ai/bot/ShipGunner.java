package towline.ai.bot;

import towline.ai.gun.FireProblemReader;
import towline.ai.targeting.LineOfFire;
import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.internal.RandomStream;
import towline.math.Angles;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TargetQuery;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** How a bot uses the ship's own gun and rack: the gun leads the nearest foe. */
final class ShipGunner {
  /** A missile that chases the ship is shot at as if it were so much nearer. */
  private static final double CHASER = 0.5;

  /** The time between two launches, s. */
  private static final double LAUNCH_PAUSE = 1.2;

  /** Nearer than this a foe is left to the guns, m. */
  private static final double LAUNCH_DISTANCE = 5;

  /** A missile leaves when the gun points at the foe to within this angle, radians. */
  private static final double LAUNCH_ANGLE = 0.5;

  private static final TargetQuery.Rating REACHABLE = new Reachable();

  private final FireSolver solver = new FireSolver();
  private final FireAnswer shot = new FireAnswer();
  private final FireProblem now = new FireProblem();
  private final RandomStream random;
  private double launchPause;

  ShipGunner(RandomStream random) {
    this.random = random;
    launchPause = random.range(0, 2 * LAUNCH_PAUSE);
  }

  /** Aims, fires and launches at what is worth it. */
  void shoot(Snapshot seen, int self, Command command) {
    launchPause = Math.max(0, launchPause - Tick.SECONDS);
    int foe = TargetQuery.best(seen, self, KindRange.FOES, REACHABLE);
    if (foe < 0) {
      return;
    }
    command.turns = true;
    command.bearing = bearing(seen, self, foe);
    command.fire = true;
    double off = Math.abs(Angles.difference(command.bearing, seen.ship().gunBearing));
    if (launchPause == 0 && off < LAUNCH_ANGLE && isWorthAMissile(seen, self, foe)) {
      command.launch = true;
      launchPause = LAUNCH_PAUSE * random.range(0.5, 2);
    }
  }

  /** Where a shot meets the foe if it keeps its velocity; if none does, where the foe is. */
  private double bearing(Snapshot seen, int self, int foe) {
    FireProblemReader.readShooter(seen, self, seen.ship().gunBearing, now);
    FireProblemReader.readTarget(seen, foe, 0, now);
    now.muzzleSpeed = seen.ship().muzzleSpeed;
    now.timing = FireTiming.AT_ONCE;
    double time = solver.timeToGo(now);
    if (time < Double.POSITIVE_INFINITY) {
      solver.describe(now, time, shot);
      return shot.bearing;
    }
    return StrictMath.atan2(seen.y(foe) - seen.y(self), seen.x(foe) - seen.x(self));
  }

  void hashInto(StateHash hash) {
    hash.add(launchPause);
  }

  /** A foe in range that can be hit; the nearest is the best. */
  private static final class Reachable implements TargetQuery.Rating {
    @Override
    public double cost(Snapshot seen, int self, int foe) {
      double distance = seen.distance(self, foe);
      return chases(seen, foe, self) ? CHASER * distance : distance;
    }

    @Override
    public boolean accepts(Snapshot seen, int self, int foe) {
      return seen.distance(self, foe) < seen.ship().range
          && !seen.row(foe).armoured
          && LineOfFire.isClear(seen, self, foe, 1);
    }
  }

  private static boolean chases(Snapshot seen, int foe, int self) {
    return seen.kind(foe) == EntityKind.MISSILE && seen.row(foe).chasedId == seen.id(self);
  }

  private static boolean isWorthAMissile(Snapshot seen, int self, int foe) {
    if (seen.ship().missiles == 0 || seen.distance(self, foe) < LAUNCH_DISTANCE) {
      return false;
    }
    return switch (seen.kind(foe)) {
      case SNAKE_HEAD, SNAKE_SEGMENT -> seen.ship().missiles == seen.ship().capacity;
      // What comes by the dozen, what is gone soon, and what nothing breaks is left to the guns.
      default ->
          seen.kind(foe).isFighter()
              || (seen.kind(foe).isTarget()
                  && seen.kind(foe).isObstacle()
                  && !seen.kind(foe).isSwarm());
    };
  }
}
