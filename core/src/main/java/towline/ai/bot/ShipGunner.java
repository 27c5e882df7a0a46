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

/** A bot's use of the ship's gun and missiles; the gun leads the nearest foe. */
final class ShipGunner {
  /** Factor of the distance of a missile that chases the ship, in the choice of a target. */
  private static final double CHASER_DISTANCE_FACTOR = 0.5;

  /** Mean time between two launches, s. */
  private static final double LAUNCH_PAUSE = 1.2;

  /** Distance below which a foe is left to the guns, m. */
  private static final double MIN_LAUNCH_DISTANCE = 5;

  /** Greatest angle between gun and foe at which a missile is launched, rad. */
  private static final double MAX_LAUNCH_ANGLE = 0.5;

  private static final TargetQuery.Rating REACHABLE = new Reachable();

  private final FireSolver solver = new FireSolver();
  private final FireAnswer shot = new FireAnswer();
  private final FireProblem problem = new FireProblem();
  private final RandomStream random;
  private double launchPause;

  ShipGunner(RandomStream random) {
    this.random = random;
    launchPause = random.range(0, 2 * LAUNCH_PAUSE);
  }

  /** Aims and fires at the best foe, and launches missiles at foes that are worth one. */
  void shoot(Snapshot snapshot, int index, Command command) {
    launchPause = Math.max(0, launchPause - Tick.SECONDS);
    int foe = TargetQuery.best(snapshot, index, KindRange.FOES, REACHABLE);
    if (foe < 0) {
      return;
    }
    command.turning = true;
    command.bearing = bearing(snapshot, index, foe);
    command.fire = true;
    double off = Math.abs(Angles.difference(command.bearing, snapshot.ship().gunBearing));
    if (launchPause == 0 && off < MAX_LAUNCH_ANGLE && isWorthAMissile(snapshot, index, foe)) {
      command.launch = true;
      launchPause = LAUNCH_PAUSE * random.range(0.5, 2);
    }
  }

  /**
   * Returns the bearing of the intercept with a foe of constant velocity, or else of the foe
   * itself.
   */
  private double bearing(Snapshot snapshot, int index, int foe) {
    FireProblemReader.readShooter(snapshot, index, snapshot.ship().gunBearing, problem);
    FireProblemReader.readTarget(snapshot, foe, 0, problem);
    problem.muzzleSpeed = snapshot.ship().muzzleSpeed;
    problem.timing = FireTiming.AT_ONCE;
    double time = solver.timeToGo(problem);
    if (time < Double.POSITIVE_INFINITY) {
      solver.describe(problem, time, shot);
      return shot.bearing;
    }
    return StrictMath.atan2(
        snapshot.y(foe) - snapshot.y(index), snapshot.x(foe) - snapshot.x(index));
  }

  void hashInto(StateHash hash) {
    hash.add(launchPause);
  }

  /** A rating of the foes in range that can be hit, by distance. */
  private static final class Reachable implements TargetQuery.Rating {
    @Override
    public double cost(Snapshot snapshot, int index, int foe) {
      double distance = snapshot.distance(index, foe);
      return chases(snapshot, foe, index) ? CHASER_DISTANCE_FACTOR * distance : distance;
    }

    @Override
    public boolean accepts(Snapshot snapshot, int index, int foe) {
      return snapshot.distance(index, foe) < snapshot.ship().range
          && !snapshot.row(foe).armoured
          && LineOfFire.isClear(snapshot, index, foe, 1);
    }
  }

  private static boolean chases(Snapshot snapshot, int foe, int index) {
    return snapshot.kind(foe) == EntityKind.MISSILE
        && snapshot.row(foe).targetId == snapshot.id(index);
  }

  private static boolean isWorthAMissile(Snapshot snapshot, int index, int foe) {
    if (snapshot.ship().missiles == 0 || snapshot.distance(index, foe) < MIN_LAUNCH_DISTANCE) {
      return false;
    }
    return switch (snapshot.kind(foe)) {
      case SNAKE_HEAD, SNAKE_SEGMENT -> snapshot.ship().missiles == snapshot.ship().capacity;
      // Swarms, missiles and couriers, and hulls are left to the guns.
      default ->
          snapshot.kind(foe).isFighter()
              || (snapshot.kind(foe).isTarget()
                  && snapshot.kind(foe).isObstacle()
                  && !snapshot.kind(foe).isSwarm());
    };
  }
}
