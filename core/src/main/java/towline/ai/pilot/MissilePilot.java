package towline.ai.pilot;

import towline.ai.gun.TurnRateEstimate;
import towline.ai.targeting.DensestAhead;
import towline.ai.targeting.NearestToBoresight;
import towline.ai.targeting.RandomAlly;
import towline.ai.targeting.TargetSelector;
import towline.homing.HomingInput;
import towline.homing.HomingLaw;
import towline.homing.HomingOutput;
import towline.homing.Smoothing;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Pilot;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.Team;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.MissileSpec;

/**
 * A pilot of a missile of either side, which steers by a homing law. Without a target it flies
 * straight ahead.
 */
final class MissilePilot implements Pilot {
  private static final HomingLaw[] LAWS = HomingLaw.values();

  private final MissileSpec spec;
  private Team team;
  private TargetSelector targetSelector;
  private final TurnRateEstimate watch = new TurnRateEstimate();

  /** Input of the law; the direction is kept from tick to tick, all else is filled in anew. */
  private final HomingInput chase = new HomingInput();

  private final HomingOutput guidance = new HomingOutput();
  private boolean chases;
  private double meetingX;
  private double meetingY;

  /** Creates a pilot; enemy missiles choose a random target, the ship's the densest group ahead. */
  MissilePilot(MissileSpec spec, EntityKind kind, double heading, long seed) {
    this.spec = spec;
    team = kind.team();
    targetSelector = selector(kind, seed);
    chase.speed = spec.speed();
    chase.turnRate = spec.turnRate();
    chase.timeConstant = Smoothing.timeConstant(spec.directionKept());
    pointAlong(heading);
  }

  private TargetSelector selector(EntityKind kind, long seed) {
    return switch (kind) {
      case OWN_MISSILE -> new DensestAhead(reach(spec), spec.blast());
      case SEEKER -> new NearestToBoresight(KindRange.FRIENDS, reach(spec));
      default -> new RandomAlly(reach(spec), spec.shipWeight(), seed);
    };
  }

  /** Restarts it, also for the other side, to which a batted missile changes. */
  @Override
  public boolean restart(EntityKind kind, double heading, long seed) {
    if (kind.team() == team) {
      targetSelector.restart(seed);
    } else {
      targetSelector = selector(kind, seed);
      team = kind.team();
    }
    watch.reset();
    pointAlong(heading);
    chases = false;
    meetingX = 0;
    meetingY = 0;
    return true;
  }

  private void pointAlong(double heading) {
    chase.directionX = Trigonometry.cos(heading);
    chase.directionY = Trigonometry.sin(heading);
  }

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    int target = targetSelector.find(snapshot, index);
    chases = target >= 0;
    chase.id = snapshot.id(index);
    if (chases) {
      readTarget(snapshot, index, target);
      command.target = snapshot.id(target);
    } else {
      readPlaceAhead(snapshot, index);
    }
    law(snapshot).steer(chase, Tick.SECONDS, guidance);
    meetingX = snapshot.x(index) + guidance.aimX;
    meetingY = snapshot.y(index) + guidance.aimY;
    fly(command);
  }

  @Override
  public void explain(Snapshot snapshot, int index, PilotTrace.Layer layer, PilotTrace out) {
    if (layer != PilotTrace.Layer.VISION) {
      return;
    }
    double x = snapshot.x(index);
    double y = snapshot.y(index);
    out.add(PilotTrace.Mark.SMOOTHED, x, y).direction(chase.directionX, chase.directionY);
    if (chases) {
      out.add(PilotTrace.Mark.WANTED, x, y).direction(guidance.demandX, guidance.demandY);
      out.add(PilotTrace.Mark.MEETING, x, y).end(meetingX, meetingY);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    targetSelector.hashInto(hash);
    watch.hashInto(hash);
    hash.add(chase.directionX);
    hash.add(chase.directionY);
  }

  /** Returns its own law, unless the player wants another for all. */
  private HomingLaw law(Snapshot snapshot) {
    int index = snapshot.enemyLaws().missileLaw();
    return LAWS[index >= 1 && index <= LAWS.length ? index - 1 : spec.law()];
  }

  /** Returns its reach, m: the distance that its fuel takes it. */
  private static double reach(MissileSpec spec) {
    return spec.speed() * spec.fuel();
  }

  private void readTarget(Snapshot snapshot, int index, int target) {
    chase.rangeX = snapshot.x(target) - snapshot.x(index);
    chase.rangeY = snapshot.y(target) - snapshot.y(index);
    chase.targetVelocityX = snapshot.vx(target);
    chase.targetVelocityY = snapshot.vy(target);
    chase.targetTurnRate = watch.turnRate(snapshot, target);
  }

  /**
   * Fills in a far place straight ahead, to which every law flies straight and regains its speed.
   */
  private void readPlaceAhead(Snapshot snapshot, int index) {
    chase.rangeX = reach(spec) * Trigonometry.cos(snapshot.heading(index));
    chase.rangeY = reach(spec) * Trigonometry.sin(snapshot.heading(index));
    chase.targetVelocityX = 0;
    chase.targetVelocityY = 0;
    chase.targetTurnRate = 0;
    watch.reset();
  }

  private void fly(Command command) {
    double step = spec.speed() * Tick.SECONDS;
    command.thrustX = guidance.moveX / step;
    command.thrustY = guidance.moveY / step;
    chase.directionX = guidance.directionX;
    chase.directionY = guidance.directionY;
    command.turning = guidance.directionX != 0 || guidance.directionY != 0;
    command.bearing = StrictMath.atan2(guidance.directionY, guidance.directionX);
  }
}
