package towline.trial.duel;

import java.util.List;
import towline.ai.pilot.GamePilotFactory;
import towline.aim.situation.Agility;
import towline.internal.RandomStream;
import towline.sim.SnakeRunner;
import towline.sim.api.EntityKind;
import towline.sim.api.Tick;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.SnakeSpec;
import towline.trial.ParameterValues;

/**
 * Moves as the game's own snakes do, with the turret for its prey: any kind of them, at the speed
 * that was drawn. Ticks are those of the game; between them it keeps its velocity.
 */
final class SnakeCourse extends TargetCourse {
  /** Where the prey stands: at the origin, where the turret starts. */
  static final double PREY_X = 0;

  static final double PREY_Y = 0;

  private static final ArenaSpec SECTOR = GameSpecs.CONTENT.world().arena();
  private static final double MIDDLE_X = SECTOR.width() / 2;
  private static final double MIDDLE_Y = SECTOR.height() / 2;

  private final SnakeRunner walk;
  private final SnakeSpec spec;

  SnakeCourse(TargetStart start, RandomStream random, ParameterValues parameters) {
    super(start);
    List<SnakeSpec> kinds = GameSpecs.CONTENT.snakes();
    spec = kinds.get(random.index(kinds.size())).withSpeed(start.speed());
    walk =
        new SnakeRunner(
            SECTOR,
            spec,
            new GamePilotFactory()
                .pilot(EntityKind.SNAKE_HEAD, spec, start.heading(), random.nextLong()),
            MIDDLE_X + PREY_X,
            MIDDLE_Y + PREY_Y,
            MIDDLE_X + start.x(),
            MIDDLE_Y + start.y(),
            start.heading());
  }

  @Override
  void advance(double dt) {
    if (Math.abs(dt - Tick.SECONDS) > 1e-9) {
      throw new IllegalArgumentException("a snake moves by ticks of the game, not by " + dt);
    }
    walk.tick();
    x = walk.x() - MIDDLE_X;
    y = walk.y() - MIDDLE_Y;
    vx = walk.vx();
    vy = walk.vy();
  }

  @Override
  boolean movesByTicks() {
    return true;
  }

  @Override
  void writeAgility(Agility agility) {
    double turning = spec.turnRate() * spec.speed();
    agility.setAccelerating(StrictMath.hypot(turning, spec.acceleration()));
  }
}
