package towline.sim;

import towline.math.Trigonometry;
import towline.sim.entity.Drone;
import towline.sim.entity.Entity;
import towline.sim.entity.Segment;
import towline.sim.entity.Ship;
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
  private final Ship ship = new Ship();
  private final Drone drone = new Drone();
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
    place(ship, SHIP_ID, preyX, preyY);
    place(drone, DRONE_ID, preyX, preyY);
    snake = new Snake(HEAD_ID, spec, pilot);
    snake.heading = heading;
    snake.speed = spec.speed();
    snake.trail.layStraight(x, y, heading, spec.spacing());
    head.id = HEAD_ID;
    head.x = x;
    head.y = y;
    head.vx = Trigonometry.cos(heading) * snake.speed;
    head.vy = Trigonometry.sin(heading) * snake.speed;
    head.heading = heading;
    head.radius = spec.headRadius();
    snake.segments.add(head);
  }

  private static void place(Entity prey, int id, double x, double y) {
    prey.id = id;
    prey.x = x;
    prey.y = y;
  }

  /** One tick of the world: the pilot perceives, decides, and the snake crawls. */
  public void tick() {
    seen.begin(0, sector.width(), sector.height(), 0, 0);
    seen.add(Kind.SHIP, ship, 1, 0, 0);
    seen.add(Kind.DRONE, drone, 1, 0, 0);
    seen.add(Kind.SNAKE_HEAD, head, 1, HEAD_ID, 0);
    seen.end();
    snake.order.clear();
    snake.pilot.decide(seen, seen.first(Kind.SNAKE_HEAD), snake.order);
    head.keepPlace();
    Crawl.move(snake, sector, 1, World.TICK);
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
