package towline.trial.duel;

import towline.ai.pilot.GamePilotFactory;
import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.sim.CourierRunner;
import towline.sim.api.EntityKind;
import towline.sim.api.Tick;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.CourierSpec;

/**
 * The course of a kind of courier in the game, with the turret in the place of the drone; the
 * courier chooses its own speed and heading. It advances by ticks of the game.
 */
final class CourierCourse extends TargetCourse {
  private static final ArenaSpec SECTOR = GameSpecs.CONTENT.world().arena();
  private static final double MIDDLE_X = SECTOR.width() / 2;
  private static final double MIDDLE_Y = SECTOR.height() / 2;

  private final CourierSpec spec;
  private final CourierRunner flight;

  CourierCourse(CourierSpec spec, TargetStart start, RandomStream random) {
    this.spec = spec;
    flight =
        new CourierRunner(
            SECTOR,
            spec,
            new GamePilotFactory().pilot(EntityKind.COURIER, spec, 0, random.nextLong()),
            MIDDLE_X + start.x(),
            MIDDLE_Y + start.y());
    // A course begins in motion.
    advance(Tick.SECONDS);
  }

  @Override
  public void advance(double dt) {
    if (Math.abs(dt - Tick.SECONDS) > 1e-9) {
      throw new IllegalArgumentException("a courier moves by ticks of the game, not by " + dt);
    }
    flight.tick(MIDDLE_X + mount.x(), MIDDLE_Y + mount.y());
    x = flight.x() - MIDDLE_X;
    y = flight.y() - MIDDLE_Y;
    vx = flight.vx();
    vy = flight.vy();
  }

  @Override
  protected boolean movesByTicks() {
    return true;
  }

  @Override
  protected void writeAgility(Agility agility) {
    agility.setAccelerating(spec.acceleration());
    agility.jump = spec.jump();
  }

  @Override
  protected void onShot(FireProblem sight, int ticks) {
    double inherited = sight.shotFrame == ShotFrame.SHOOTER ? 1 : 0;
    flight.shoot(
        MIDDLE_X + sight.muzzleX,
        MIDDLE_Y + sight.muzzleY,
        sight.muzzleSpeed * Trigonometry.cos(sight.facing) + inherited * sight.shooterVelocityX,
        sight.muzzleSpeed * Trigonometry.sin(sight.facing) + inherited * sight.shooterVelocityY);
  }

  @Override
  protected boolean isLockable() {
    return spec.lockable();
  }
}
