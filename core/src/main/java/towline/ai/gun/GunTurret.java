package towline.ai.gun;

import towline.ai.aim.AimMode;
import towline.aim.AimStrategy;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.SolverScratch;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;
import towline.sim.api.PilotTrace.Mark;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * An enemy's gun, aimed at the ship by the same fire control that the drone has. While it is loaded
 * the barrel keeps track of the ship, so that the shot is planned for the moment in which it can
 * leave. A gun that announces its salvo aims each shot for its own moment.
 */
public final class GunTurret implements Turret {
  private final EnemyGun gun;
  private final TriggerDelay triggerDelay;
  private final SolverScratch computer;
  private final FireControl control;
  private final FireProblem now = new FireProblem();
  private final FireProblem ghost = new FireProblem();
  private final FireCommand wanted = new FireCommand();
  private final RandomStream random;

  /** Whether the next shot is meant to miss. */
  private boolean meansToMiss;

  /** A turret with that gun; {@code random} draws its hesitations and which shots miss. */
  public GunTurret(EnemyGun gun, SolverScratch computer, RandomStream random) {
    this.gun = gun;
    this.computer = computer;
    this.random = random;
    control = new FireControl(computer);
    triggerDelay = new TriggerDelay(gun.reload(), random);
    meansToMiss = gun.accuracy().meansToMiss(random);
  }

  @Override
  public void restart() {
    triggerDelay.restart();
    meansToMiss = gun.accuracy().meansToMiss(random);
    control.reset();
  }

  @Override
  public void decide(Snapshot seen, int self, double facing, Command command) {
    triggerDelay.update(seen.row(self).reloadLeft);
    int ship = seen.first(EntityKind.SHIP);
    if (ship == seen.end(EntityKind.SHIP)) {
      control.hold();
      return;
    }
    command.turns = true;
    command.target = seen.id(ship);
    if (seen.distance(self, ship) > gun.reach()) {
      control.hold();
      command.bearing = StrictMath.atan2(seen.y(ship) - seen.y(self), seen.x(ship) - seen.x(self));
      return;
    }
    AimStrategy strategy = EnemyAim.strategy(seen.enemyLaws(), gun.aim());
    gun.read(seen, self, facing, now);
    lookAt(seen, ship, strategy == AimMode.DIRECT ? 0 : seen.radius(self) / gun.muzzleSpeed());
    boolean ready = triggerDelay.isReady(seen.row(self).reloadLeft);
    boolean hits = aim(strategy, passes(seen), ready);
    command.fire = ready && (gun.announces() ? control.plan().isMade() : hits);
    command.bearing = wanted.bearing;
    if (command.fire) {
      triggerDelay.onFired();
      meansToMiss = gun.accuracy().meansToMiss(random);
    }
  }

  @Override
  public void explain(Snapshot seen, int self, PilotTrace out) {
    if (control.plan().isMade()) {
      double x = control.plan().impactX();
      double y = control.plan().impactY();
      out.add(Mark.AIMS, seen.x(self), seen.y(self)).end(x, y);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    triggerDelay.hashInto(hash);
    hash.add(meansToMiss);
    control.writeState(hash);
  }

  /** Only of its own accord; when the player wants all to aim in one way, it means to hit. */
  private boolean passes(Snapshot seen) {
    return meansToMiss && seen.enemyLaws().foeAim() == 0;
  }

  /** Whether a shot would leave now; and fills in what the barrel is to do. */
  private boolean aim(AimStrategy strategy, boolean past, boolean ready) {
    boolean isWatching = gun.announces() || strategy.settles() || strategy.studies();
    if (past || !(ready || isWatching)) {
      // An old plan is no use: the ship will have turned, and who means to miss must not be late.
      control.hold();
    }
    boolean passes =
        past && DeliberateMiss.ahead(now, gun.accuracy().missDistance(), computer.solver(), ghost);
    control.decide(strategy, passes ? ghost : now, 0, Tick.SECONDS, wanted);
    return wanted.fire && passes == past;
  }

  /**
   * A shot leaves at the rim, as if it had left the middle a moment ago; so the target is taken to
   * be where it was {@code ago} seconds ago.
   */
  private void lookAt(Snapshot seen, int target, double ago) {
    FireProblemReader.readTarget(seen, target, 0, now);
    now.targetX -= ago * seen.vx(target);
    now.targetY -= ago * seen.vy(target);
  }
}
