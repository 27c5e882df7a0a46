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
 * The course of one of the game's snakes, with the turret for its prey: of any kind, at a drawn
 * speed. It advances by ticks of the game.
 */
final class SnakeCourse extends TargetCourse {
  /** Place of the prey: the origin, at which the turret starts, m. */
  static final double PREY_X = 0;

  static final double PREY_Y = 0;

  private static final ArenaSpec SECTOR = GameSpecs.CONTENT.world().arena();
  private static final double MIDDLE_X = SECTOR.width() / 2;
  private static final double MIDDLE_Y = SECTOR.height() / 2;

  private final SnakeRunner snake;
  private final SnakeSpec spec;

  SnakeCourse(TargetStart start, RandomStream random, ParameterValues parameters) {
    super(start);
    List<SnakeSpec> kinds = GameSpecs.CONTENT.snakes();
    spec = kinds.get(random.index(kinds.size())).withSpeed(start.speed());
    snake =
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
  public void advance(double dt) {
    if (Math.abs(dt - Tick.SECONDS) > 1e-9) {
      throw new IllegalArgumentException("a snake moves by ticks of the game, not by " + dt);
    }
    snake.tick();
    x = snake.x() - MIDDLE_X;
    y = snake.y() - MIDDLE_Y;
    vx = snake.vx();
    vy = snake.vy();
  }

  @Override
  protected boolean movesByTicks() {
    return true;
  }

  @Override
  protected void writeAgility(Agility agility) {
    double turning = spec.turnRate() * spec.speed();
    agility.setAccelerating(StrictMath.hypot(turning, spec.acceleration()));
  }
}
