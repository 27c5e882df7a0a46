package towline.lab;

import java.util.List;
import towline.ai.GamePilots;
import towline.content.GameContent;
import towline.math.RandomStream;
import towline.sim.SnakeWalk;
import towline.sim.World;
import towline.sim.spec.SectorSpec;
import towline.sim.spec.SnakeSpec;

/**
 * Moves as the game's own snakes do, with the turret for its prey: any kind of them, at the speed
 * that was drawn. Ticks are those of the game; between them it keeps its velocity.
 */
final class SnakeCourse extends Course {
  private static final GameContent CONTENT = GameContent.load();
  private static final SectorSpec SECTOR = CONTENT.world().sector();
  private static final double MIDDLE_X = SECTOR.width() / 2;
  private static final double MIDDLE_Y = SECTOR.height() / 2;

  private final SnakeWalk walk;

  SnakeCourse(CourseStart start, RandomStream random) {
    super(start);
    List<SnakeSpec> kinds = CONTENT.snakes();
    SnakeSpec spec = kinds.get(random.index(kinds.size())).withSpeed(start.speed());
    walk =
        new SnakeWalk(
            SECTOR,
            spec,
            new GamePilots().snake(spec, random.nextLong()),
            MIDDLE_X,
            MIDDLE_Y,
            MIDDLE_X + start.x(),
            MIDDLE_Y + start.y(),
            start.heading());
  }

  @Override
  void advance(double dt) {
    if (Math.abs(dt - World.TICK) > 1e-9) {
      throw new IllegalArgumentException("a snake moves by ticks of the game, not by " + dt);
    }
    walk.tick();
    x = walk.x() - MIDDLE_X;
    y = walk.y() - MIDDLE_Y;
    vx = walk.vx();
    vy = walk.vy();
  }
}
