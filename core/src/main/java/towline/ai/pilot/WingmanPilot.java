package towline.ai.pilot;

import towline.ai.gun.FireProblemReader;
import towline.ai.steer.Formation;
import towline.ai.targeting.LineOfFire;
import towline.aim.search.FireSolver;
import towline.aim.search.ShotCheck;
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
 * Flies a side plane: it keeps formation with the ship, turns its nose to where the nearest foe
 * will be, and fires its fixed guns when the shot would hit.
 */
final class WingmanPilot implements Pilot, TargetQuery.Rating {
  /** Another foe must be nearer than this share of the distance to the one it aims at. */
  private static final double CLEARLY_NEARER = 0.75;

  private final WingmanSpec spec;
  private final Formation formation;
  private final FireSolver solver;
  private final ShotCheck shotCheck = new ShotCheck();
  private final FireProblem now = new FireProblem();
  private int target;
  private double aimX;
  private double aimY;

  /** The solver is free for use between two decisions. */
  WingmanPilot(WingmanSpec spec, FireSolver solver) {
    this.spec = spec;
    this.solver = solver;
    double timeConstant = Smoothing.timeConstant(spec.directionKept());
    formation = new Formation(spec.behind(), spec.beside(), timeConstant);
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    if (seen.count(EntityKind.SHIP) == 0) {
      command.thrustX = seen.vx(self) / spec.speed();
      command.thrustY = seen.vy(self) / spec.speed();
      return;
    }
    int ship = seen.first(EntityKind.SHIP);
    keepFormation(seen, self, ship, command);
    int foe = choose(seen, self);
    command.turns = true;
    if (foe < 0) {
      command.bearing = seen.heading(ship);
    } else {
      aim(seen, self, foe, command);
    }
  }

  @Override
  public void explain(Snapshot seen, int self, PilotTrace.Layer layer, PilotTrace out) {
    if (layer != PilotTrace.Layer.VISION) {
      return;
    }
    double x = seen.x(self);
    double y = seen.y(self);
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

  private void keepFormation(Snapshot seen, int self, int ship, Command command) {
    formation.turn(seen.heading(ship), Tick.SECONDS);
    formation.station(seen.x(ship), seen.y(ship), seen.row(self).station);
    formation.approach(seen.x(self), seen.y(self), seen.vx(ship), seen.vy(ship), Tick.SECONDS);
    command.thrustX = formation.velocityX() / spec.speed();
    command.thrustY = formation.velocityY() / spec.speed();
  }

  /**
   * The nearest foe in range that can be hit, or -1; the present one unless one is clearly nearer.
   */
  private int choose(Snapshot seen, int self) {
    int best = TargetQuery.best(seen, self, KindRange.FOES, this);
    target = best < 0 ? 0 : seen.id(best);
    return best;
  }

  @Override
  public double cost(Snapshot seen, int self, int foe) {
    double distance = seen.distance(self, foe);
    return seen.id(foe) == target ? CLEARLY_NEARER * distance : distance;
  }

  @Override
  public boolean accepts(Snapshot seen, int self, int foe) {
    return seen.distance(self, foe) <= spec.shot().range()
        && !seen.row(foe).armoured
        && LineOfFire.isClear(seen, self, foe, 1);
  }

  private void aim(Snapshot seen, int self, int foe, Command command) {
    look(seen, self, foe);
    double x = now.targetX - now.muzzleX;
    double y = now.targetY - now.muzzleY;
    double vx = now.targetVelocityX;
    double vy = now.targetVelocityY;
    double time = solver.timeToGo(now);
    double lead = time < Double.POSITIVE_INFINITY ? time : 0;
    double fall = lead * lead / 2;
    command.bearing =
        StrictMath.atan2(y + vy * lead - now.gravityY * fall, x + vx * lead - now.gravityX * fall);
    command.fire = seen.row(self).reloadLeft == 0 && shotCheck.hits(now);
    aimX = now.targetX + vx * lead;
    aimY = now.targetY + vy * lead;
  }

  private void look(Snapshot seen, int self, int foe) {
    FireProblemReader.readShooter(seen, self, seen.heading(self), now);
    FireProblemReader.readTarget(seen, foe, spec.shot().radius(), now);
    now.muzzleSpeed = spec.shot().speed();
    now.range = spec.shot().range();
    now.timing = FireTiming.AT_ONCE;
  }
}
