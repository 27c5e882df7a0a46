package towline.lab.duel;

import java.util.List;
import towline.ai.pilot.GamePilotFactory;
import towline.content.GameContent;
import towline.math.RandomStream;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.phase.SnakeMotion;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.state.Drone;
import towline.sim.state.Entity;
import towline.sim.state.Segment;
import towline.sim.state.Ship;
import towline.sim.state.Snake;

/**
 * Moves as a snake of the game that hunts the turret: any kind of snake, at the speed that was
 * drawn, alone in the arena with a ship and a drone that stand where the turret is. A tick is one
 * of the game.
 */
final class SnakeCourse extends TargetCourse {
  private static final GameContent CONTENT = GameContent.load();
  private static final ArenaSpec ARENA = CONTENT.world().sector();
  private static final double MIDDLE_X = ARENA.width() / 2;
  private static final double MIDDLE_Y = ARENA.height() / 2;
  private static final int SHIP_ID = 1;
  private static final int DRONE_ID = 2;
  private static final int HEAD_ID = 3;

  private final Ship ship = new Ship();
  private final Drone drone = new Drone();
  private final Segment head = new Segment();
  private final Snake snake;
  private final Snapshot seen = new Snapshot();

  SnakeCourse(TargetStart start, RandomStream random) {
    super(start);
    List<SnakeSpec> kinds = CONTENT.snakes();
    SnakeSpec spec = kinds.get(random.index(kinds.size())).withSpeed(start.speed());
    snake = new Snake(HEAD_ID, spec, new GamePilotFactory().snake(spec, random.nextLong()));
    place(ship, SHIP_ID, 0, 0);
    place(drone, DRONE_ID, 0, 0);
    place(head, HEAD_ID, start.x(), start.y());
    snake.heading = start.heading();
    snake.speed = spec.speed();
    snake.trail.layStraight(head.x, head.y, start.heading(), spec.spacing());
    head.vx = vx;
    head.vy = vy;
    head.heading = start.heading();
    head.radius = spec.headRadius();
    snake.segments.add(head);
  }

  private static void place(Entity entity, int id, double x, double y) {
    entity.id = id;
    entity.x = MIDDLE_X + x;
    entity.y = MIDDLE_Y + y;
  }

  /**
   * As the phases of {@link World#tick}: the pilot decides on what it sees, then the snake moves.
   */
  @Override
  void advance(double dt) {
    if (Math.abs(dt - World.TICK) > 1e-9) {
      throw new IllegalArgumentException("a snake moves by ticks of the game, not by " + dt);
    }
    seen.reset(0, ARENA.width(), ARENA.height(), 0, 0);
    seen.add(EntityKind.SHIP, ship, 1, 0, 0);
    seen.add(EntityKind.DRONE, drone, 1, 0, 0);
    seen.add(EntityKind.SNAKE_HEAD, head, 1, HEAD_ID, 0);
    seen.end();
    snake.command.clear();
    snake.pilot.decide(seen, seen.first(EntityKind.SNAKE_HEAD), snake.command);
    head.savePrevious();
    SnakeMotion.move(snake, ARENA, 1, World.TICK);
    x = head.x - MIDDLE_X;
    y = head.y - MIDDLE_Y;
    vx = head.vx;
    vy = head.vy;
  }
}
