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
 * Steers a missile, of either side, by the homing law that all follow at the time. Without a target
 * it flies on straight ahead.
 */
final class MissilePilot implements Pilot {
  private static final HomingLaw[] LAWS = HomingLaw.values();

  private final MissileSpec spec;
  private Team team;
  private TargetSelector targetSelector;
  private final TurnRateEstimate watch = new TurnRateEstimate();

  /** Its direction is remembered from tick to tick; all else is filled in anew. */
  private final HomingInput chase = new HomingInput();

  private final HomingOutput guidance = new HomingOutput();
  private boolean chases;
  private double meetingX;
  private double meetingY;

  /** An enemy's flies at whomever chance picks, one of the ship at the thick of what is ahead. */
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

  /** Once batted it changes sides, and after that only in another life. */
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
  public void decide(Snapshot seen, int self, Command command) {
    int target = targetSelector.find(seen, self);
    chases = target >= 0;
    chase.id = seen.id(self);
    if (chases) {
      lookAt(seen, self, target);
      command.target = seen.id(target);
    } else {
      lookAhead(seen, self);
    }
    law(seen).steer(chase, Tick.SECONDS, guidance);
    meetingX = seen.x(self) + guidance.aimX;
    meetingY = seen.y(self) + guidance.aimY;
    fly(command);
  }

  @Override
  public void explain(Snapshot seen, int self, PilotTrace.Layer layer, PilotTrace out) {
    if (layer != PilotTrace.Layer.VISION) {
      return;
    }
    double x = seen.x(self);
    double y = seen.y(self);
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

  /** Its own law, unless the player wants another for all. */
  private HomingLaw law(Snapshot seen) {
    int index = seen.enemyLaws().missileLaw();
    return LAWS[index >= 1 && index <= LAWS.length ? index - 1 : spec.law()];
  }

  /** It sees as far as its fuel takes it, m. */
  private static double reach(MissileSpec spec) {
    return spec.speed() * spec.fuel();
  }

  private void lookAt(Snapshot seen, int self, int target) {
    chase.rangeX = seen.x(target) - seen.x(self);
    chase.rangeY = seen.y(target) - seen.y(self);
    chase.targetVelocityX = seen.vx(target);
    chase.targetVelocityY = seen.vy(target);
    chase.targetTurnRate = watch.turnRate(seen, target);
  }

  /** A far place straight ahead, at which every law flies straight and regains its speed. */
  private void lookAhead(Snapshot seen, int self) {
    chase.rangeX = reach(spec) * Trigonometry.cos(seen.heading(self));
    chase.rangeY = reach(spec) * Trigonometry.sin(seen.heading(self));
    chase.targetVelocityX = 0;
    chase.targetVelocityY = 0;
    chase.targetTurnRate = 0;
    watch.reset();
  }

  private void fly(Command command) {
    double way = spec.speed() * Tick.SECONDS;
    command.thrustX = guidance.moveX / way;
    command.thrustY = guidance.moveY / way;
    chase.directionX = guidance.directionX;
    chase.directionY = guidance.directionY;
    command.turns = guidance.directionX != 0 || guidance.directionY != 0;
    command.bearing = StrictMath.atan2(guidance.directionY, guidance.directionX);
  }
}
