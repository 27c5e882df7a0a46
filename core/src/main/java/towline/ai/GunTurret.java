package towline.ai;

import towline.aim.AimMode;
import towline.aim.FireCommand;
import towline.aim.FireComputer;
import towline.aim.FireControl;
import towline.aim.NearMiss;
import towline.aim.ShotFrame;
import towline.aim.Situation;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.sim.Command;
import towline.sim.Kind;
import towline.sim.Snapshot;
import towline.sim.Thought;
import towline.sim.Thought.Mark;
import towline.sim.World;

/**
 * An enemy's gun, aimed at the ship by the same fire control that the drone has. While it is loaded
 * the barrel keeps track of the ship, so that the shot is planned for the moment in which it can
 * leave.
 */
final class GunTurret implements Turret {
  /** No shot is planned farther ahead than this, s. */
  private static final double HORIZON = 4;

  private final FoeGun gun;
  private final Trigger trigger;
  private final FireComputer computer;
  private final FireControl control;
  private final Situation now = new Situation();
  private final Situation ghost = new Situation();
  private final FireCommand wanted = new FireCommand();

  GunTurret(FoeGun gun, FireComputer computer, RandomStream chance) {
    this.gun = gun;
    this.computer = computer;
    control = new FireControl(computer);
    trigger = new Trigger(gun.reload(), chance);
  }

  @Override
  public void decide(Snapshot seen, int self, double facing, Command order) {
    trigger.pass(seen.clock(self));
    int ship = seen.first(Kind.SHIP);
    if (ship == seen.end(Kind.SHIP)) {
      control.hold();
      return;
    }
    order.turns = true;
    order.target = seen.id(ship);
    if (seen.distance(self, ship) > gun.reach()) {
      control.hold();
      order.bearing = StrictMath.atan2(seen.y(ship) - seen.y(self), seen.x(ship) - seen.x(self));
      return;
    }
    AimMode mode = Doctrines.aimMode(seen.doctrine(), gun.aim());
    look(seen, self, facing);
    lookAt(seen, ship, mode == AimMode.DIRECT ? 0 : seen.radius(self) / gun.muzzleSpeed());
    boolean ready = trigger.isReady(seen.clock(self));
    order.fire = aim(mode, meansToMiss(seen), ready) && ready;
    order.bearing = wanted.bearing;
    if (order.fire) {
      trigger.pull();
    }
  }

  @Override
  public void explain(Snapshot seen, int self, Thought out) {
    if (control.plan().isMade()) {
      double x = control.plan().impactX();
      double y = control.plan().impactY();
      out.add(Mark.AIMS, Thought.PLAIN, seen.x(self), seen.y(self), x, y);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    trigger.hashInto(hash);
    control.hashInto(hash);
  }

  /** Only of its own accord; when the player wants all to aim in one way, it means to hit. */
  private boolean meansToMiss(Snapshot seen) {
    return gun.missDistance() > 0 && seen.doctrine().foeAim() == 0;
  }

  /** Whether a shot would leave now; and fills in what the barrel is to do. */
  private boolean aim(AimMode mode, boolean past, boolean ready) {
    if (past || !ready) {
      // An old plan is no use: the ship will have turned, and who means to miss must not be late.
      control.hold();
    }
    boolean passes = past && NearMiss.ahead(now, gun.missDistance(), computer.solver(), ghost);
    control.decide(mode, passes ? ghost : now, 0, World.TICK, wanted);
    return wanted.fire && passes == past;
  }

  private void look(Snapshot seen, int self, double facing) {
    now.muzzleX = seen.x(self);
    now.muzzleY = seen.y(self);
    now.shooterVelocityX = seen.vx(self);
    now.shooterVelocityY = seen.vy(self);
    now.shotFrame = ShotFrame.WORLD;
    now.facing = facing;
    now.slewRate = gun.slewRate();
    now.muzzleSpeed = gun.muzzleSpeed();
    now.range = gun.range() + seen.radius(self);
    now.horizon = HORIZON;
    now.gravityX = seen.gravityX();
    now.gravityY = seen.gravityY();
  }

  /**
   * A shot leaves at the rim, as if it had left the middle a moment ago; so the target is taken to
   * be where it was {@code ago} seconds ago.
   */
  private void lookAt(Snapshot seen, int target, double ago) {
    now.targetX = seen.x(target) - ago * seen.vx(target);
    now.targetY = seen.y(target) - ago * seen.vy(target);
    now.targetVelocityX = seen.vx(target);
    now.targetVelocityY = seen.vy(target);
    now.targetRadius = seen.radius(target);
  }
}
