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
 * A turret with an enemy's gun, aimed at the ship by the same fire control as the drone's. While
 * the gun is loaded the barrel follows the ship, so that the shot is planned for the moment at
 * which it can leave. A gun that announces its salvo aims each shot for its own moment.
 */
public final class GunTurret implements Turret {
  private final EnemyGun gun;
  private final TriggerDelay triggerDelay;
  private final SolverScratch scratch;
  private final FireControl control;
  private final FireProblem problem = new FireProblem();
  private final FireProblem ghost = new FireProblem();
  private final FireCommand aimCommand = new FireCommand();
  private final RandomStream random;

  /** True if the next shot is a deliberate miss. */
  private boolean meansToMiss;

  /** Creates a turret with {@code gun}; {@code random} draws hesitations and deliberate misses. */
  public GunTurret(EnemyGun gun, SolverScratch scratch, RandomStream random) {
    this.gun = gun;
    this.scratch = scratch;
    this.random = random;
    control = new FireControl(scratch);
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
  public void decide(Snapshot snapshot, int index, double facing, Command command) {
    triggerDelay.update(snapshot.row(index).reloadLeft);
    int ship = snapshot.first(EntityKind.SHIP);
    if (ship == snapshot.end(EntityKind.SHIP)) {
      control.hold();
      return;
    }
    command.turning = true;
    command.target = snapshot.id(ship);
    if (snapshot.distance(index, ship) > gun.reach()) {
      control.hold();
      command.bearing =
          StrictMath.atan2(
              snapshot.y(ship) - snapshot.y(index), snapshot.x(ship) - snapshot.x(index));
      return;
    }
    AimStrategy strategy = EnemyAim.strategy(snapshot.enemyLaws(), gun.aim());
    gun.read(snapshot, index, facing, problem);
    readTarget(
        snapshot,
        ship,
        strategy == AimMode.DIRECT ? 0 : snapshot.radius(index) / gun.muzzleSpeed());
    boolean ready = triggerDelay.isReady(snapshot.row(index).reloadLeft);
    boolean hits = aim(strategy, isToMiss(snapshot), ready);
    command.fire = ready && (gun.announces() ? control.plan().isMade() : hits);
    command.bearing = aimCommand.bearing;
    if (command.fire) {
      triggerDelay.onFired();
      meansToMiss = gun.accuracy().meansToMiss(random);
    }
  }

  @Override
  public void explain(Snapshot snapshot, int index, PilotTrace out) {
    if (control.plan().isMade()) {
      double x = control.plan().impactX();
      double y = control.plan().impactY();
      out.add(Mark.AIMS, snapshot.x(index), snapshot.y(index)).end(x, y);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    triggerDelay.hashInto(hash);
    hash.add(meansToMiss);
    control.writeState(hash);
  }

  /** Returns true for a deliberate miss; there are none while the player chooses the way to aim. */
  private boolean isToMiss(Snapshot snapshot) {
    return meansToMiss && snapshot.enemyLaws().foeAim() == 0;
  }

  /** Fills in the fire command; returns true if a shot would leave now as intended. */
  private boolean aim(AimStrategy strategy, boolean misses, boolean ready) {
    boolean isWatching = gun.announces() || strategy.settles() || strategy.studies();
    if (misses || !(ready || isWatching)) {
      // An old plan is useless: the ship will have turned, and a deliberate miss must not be late.
      control.hold();
    }
    boolean hasGhost =
        misses
            && DeliberateMiss.ahead(
                problem, gun.accuracy().missDistance(), scratch.solver(), ghost);
    control.decide(strategy, hasGhost ? ghost : problem, 0, Tick.SECONDS, aimCommand);
    return aimCommand.fire && hasGhost == misses;
  }

  /**
   * Fills in the target at its place {@code ago} seconds ago: a shot that leaves at the rim flies
   * as if it had left the centre at that time.
   */
  private void readTarget(Snapshot snapshot, int target, double ago) {
    FireProblemReader.readTarget(snapshot, target, 0, problem);
    problem.targetX -= ago * snapshot.vx(target);
    problem.targetY -= ago * snapshot.vy(target);
  }
}
