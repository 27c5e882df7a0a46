package towline.ai.pilot;

import towline.ai.gun.FireProblemReader;
import towline.ai.steer.Formation;
import towline.ai.targeting.LineOfFire;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.homing.Smoothing;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Pilot;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.TargetQuery;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.WingmanSpec;

/**
 * A pilot of a side plane. It keeps formation with the ship, turns its nose to the intercept with
 * the nearest foe, and fires its fixed guns when the shot would hit.
 */
final class WingmanPilot implements Pilot, TargetQuery.Rating {
  /**
   * Distance below which another foe is preferred, as a share of the distance of the present one.
   */
  private static final double PREFERENCE_SHARE = 0.75;

  private final WingmanSpec spec;
  private final Formation formation;
  private final FireSolver solver;
  private final FireSolver shotCheck = new FireSolver();
  private final FireProblem problem = new FireProblem();
  private int target;
  private double aimX;
  private double aimY;

  /** Creates a pilot; {@code solver} may be shared, it keeps no state between decisions. */
  WingmanPilot(WingmanSpec spec, FireSolver solver) {
    this.spec = spec;
    this.solver = solver;
    double timeConstant = Smoothing.timeConstant(spec.directionKept());
    formation = new Formation(spec.behind(), spec.beside(), timeConstant);
  }

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    if (snapshot.count(EntityKind.SHIP) == 0) {
      command.thrustX = snapshot.vx(index) / spec.speed();
      command.thrustY = snapshot.vy(index) / spec.speed();
      return;
    }
    int ship = snapshot.first(EntityKind.SHIP);
    keepFormation(snapshot, index, ship, command);
    int foe = choose(snapshot, index);
    command.turning = true;
    if (foe < 0) {
      command.bearing = snapshot.heading(ship);
    } else {
      aim(snapshot, index, foe, command);
    }
  }

  @Override
  public void explain(Snapshot snapshot, int index, PilotTrace.Layer layer, PilotTrace out) {
    if (layer != PilotTrace.Layer.VISION) {
      return;
    }
    double x = snapshot.x(index);
    double y = snapshot.y(index);
    out.add(PilotTrace.Mark.STATION, x, y).end(formation.stationX(), formation.stationY());
    if (target != 0) {
      out.add(PilotTrace.Mark.AIMS, x, y).end(aimX, aimY);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    formation.hashInto(hash);
    hash.add(target);
  }

  private void keepFormation(Snapshot snapshot, int index, int ship, Command command) {
    formation.turn(snapshot.heading(ship), Tick.SECONDS);
    formation.station(snapshot.x(ship), snapshot.y(ship), snapshot.row(index).station);
    formation.approach(
        snapshot.x(index), snapshot.y(index), snapshot.vx(ship), snapshot.vy(ship), Tick.SECONDS);
    command.thrustX = formation.velocityX() / spec.speed();
    command.thrustY = formation.velocityY() / spec.speed();
  }

  /**
   * Returns the nearest foe in range that can be hit, or the present one unless it is clearly
   * farther; or -1.
   */
  private int choose(Snapshot snapshot, int index) {
    int best = TargetQuery.best(snapshot, index, KindRange.FOES, this);
    target = best < 0 ? 0 : snapshot.id(best);
    return best;
  }

  @Override
  public double cost(Snapshot snapshot, int index, int foe) {
    double distance = snapshot.distance(index, foe);
    return snapshot.id(foe) == target ? PREFERENCE_SHARE * distance : distance;
  }

  @Override
  public boolean accepts(Snapshot snapshot, int index, int foe) {
    return snapshot.distance(index, foe) <= spec.shot().range()
        && !snapshot.row(foe).armoured
        && LineOfFire.isClear(snapshot, index, foe, 1);
  }

  private void aim(Snapshot snapshot, int index, int foe, Command command) {
    readProblem(snapshot, index, foe);
    double x = problem.targetX - problem.muzzleX;
    double y = problem.targetY - problem.muzzleY;
    double vx = problem.targetVelocityX;
    double vy = problem.targetVelocityY;
    double time = solver.timeToGo(problem);
    double lead = time < Double.POSITIVE_INFINITY ? time : 0;
    double fall = lead * lead / 2;
    command.bearing =
        StrictMath.atan2(
            y + vy * lead - problem.gravityY * fall, x + vx * lead - problem.gravityX * fall);
    command.fire = snapshot.row(index).reloadLeft == 0 && shotCheck.hits(problem);
    aimX = problem.targetX + vx * lead;
    aimY = problem.targetY + vy * lead;
  }

  private void readProblem(Snapshot snapshot, int index, int foe) {
    FireProblemReader.readShooter(snapshot, index, snapshot.heading(index), problem);
    FireProblemReader.readTarget(snapshot, foe, spec.shot().radius(), problem);
    problem.muzzleSpeed = spec.shot().speed();
    problem.range = spec.shot().range();
    problem.timing = FireTiming.AT_ONCE;
  }
}
