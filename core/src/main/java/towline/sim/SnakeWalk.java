package towline.sim;

import towline.math.Trigonometry;
import towline.sim.entity.Segment;
import towline.sim.entity.Snake;
import towline.sim.spec.SectorSpec;
import towline.sim.spec.SnakeSpec;

/**
 * A snake of the game, alone with a prey that stands still: for experiments that want to know how
 * snakes move. It crawls exactly as it would in a {@link World}. Metres, seconds, sector frame.
 */
public final class SnakeWalk {
  private static final int SHIP_ID = 1;
  private static final int DRONE_ID = 2;
  private static final int HEAD_ID = 3;

  private final SectorSpec sector;
  private final double preyX;
  private final double preyY;
  private final Snake snake;
  private final Segment head = new Segment();
  private final Snapshot seen = new Snapshot();

  /** A snake with its head at x, y that has just entered the sector at its top speed. */
  public SnakeWalk(
      SectorSpec sector,
      SnakeSpec spec,
      Pilot pilot,
      double preyX,
      double preyY,
      double x,
      double y,
      double heading) {
    this.sector = sector;
    this.preyX = preyX;
    this.preyY = preyY;
    snake = new Snake(HEAD_ID, spec, pilot);
    snake.heading = heading;
    snake.speed = spec.speed();
    snake.trail.layStraight(x, y, heading, spec.spacing());
    head.id = HEAD_ID;
    head.x = x;
    head.y = y;
    head.vx = Trigonometry.cos(heading) * snake.speed;
    head.vy = Trigonometry.sin(heading) * snake.speed;
    head.radius = spec.headRadius();
    snake.segments.add(head);
  }

  /** One tick of the world: the pilot perceives, decides, and the snake crawls. */
  public void tick() {
    seen.begin(0, sector.width(), sector.height(), 0, 0);
    seen.add(Kind.SHIP, SHIP_ID, preyX, preyY, 0, 0, 0, 0, 1, 0, 0);
    seen.add(Kind.DRONE, DRONE_ID, preyX, preyY, 0, 0, 0, 0, 1, 0, 0);
    seen.add(
        Kind.SNAKE_HEAD,
        HEAD_ID,
        head.x,
        head.y,
        head.vx,
        head.vy,
        snake.heading,
        head.radius,
        1,
        HEAD_ID,
        0);
    seen.end();
    snake.order.clear();
    snake.pilot.decide(seen, seen.first(Kind.SNAKE_HEAD), snake.order);
    head.keepPlace();
    Crawl.move(snake, sector, World.TICK);
  }

  /** Where the head is. */
  public double x() {
    return head.x;
  }

  /** Where the head is. */
  public double y() {
    return head.y;
  }

  /** The velocity of the head. */
  public double vx() {
    return head.vx;
  }

  /** The velocity of the head. */
  public double vy() {
    return head.vy;
  }
}
