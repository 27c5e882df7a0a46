package towline.sim;

import towline.math.Trigonometry;
import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.state.Segment;
import towline.sim.state.Snake;

/**
 * A snake of the game, alone with a stationary prey, for experiments on the motion of snakes. It
 * crawls exactly as it would in a {@link World}. Metres, seconds, sector frame.
 */
public final class SnakeRunner {
  private static final int SHIP_ID = 1;
  private static final int DRONE_ID = 2;
  private static final int HEAD_ID = 3;

  private final ArenaSpec sector;
  private final Body ship = new Body();
  private final Body drone = new Body();
  private final Snake snake = new Snake();
  private final Segment head = new Segment();
  private final Snapshot snapshot = new Snapshot();

  /** Creates a snake with its head at x, y that has just entered the sector at its top speed. */
  public SnakeRunner(
      ArenaSpec sector,
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
    snake.id = HEAD_ID;
    snake.spec = spec;
    snake.pilot = pilot;
    snake.heading = heading;
    snake.speed = spec.speed();
    snake.trail.begin(spec.spacing());
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

  private static void place(Body prey, int id, double x, double y) {
    prey.id = id;
    prey.x = x;
    prey.y = y;
  }

  /** Moves on by a tick: the pilot decides, and the snake crawls. */
  public void tick() {
    snapshot.reset(0, sector.width(), sector.height(), 0, 0);
    snapshot.add(EntityKind.SHIP, ship, 1);
    snapshot.add(EntityKind.DRONE, drone, 1);
    snapshot.add(EntityKind.SNAKE_HEAD, head, 1).snakeId = HEAD_ID;
    snapshot.end();
    snake.command.clear();
    snake.pilot.decide(snapshot, snapshot.first(EntityKind.SNAKE_HEAD), snake.command);
    head.savePrevious();
    snake.move(sector, 1, 1, Tick.SECONDS);
  }

  /** Returns the x coordinate of the head, m. */
  public double x() {
    return head.x;
  }

  /** Returns the y coordinate of the head, m. */
  public double y() {
    return head.y;
  }

  /** Returns the velocity of the head along +x, m/s. */
  public double vx() {
    return head.vx;
  }

  /** Returns the velocity of the head along +y, m/s. */
  public double vy() {
    return head.vy;
  }
}
