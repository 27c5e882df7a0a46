package towline.sim.rules;

import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.state.Segment;
import towline.sim.state.Snake;

/** How snakes move: the head turns and crawls, the body follows its trail. */
public final class SnakeMotion {
  /** How far outside the sector a snake may go before it is turned back, m. */
  private static final double SNAKE_MARGIN = 3;

  /**
   * So many times harder than the head the others may be accelerated: they take a corner that was
   * turned slowly at whatever speed the head has now.
   */
  private static final double TRAIL = 4;

  private SnakeMotion() {}

  /** Moves a snake on as its pilot ordered, within what its spec allows at that pace. */
  public static void move(Snake snake, ArenaSpec sector, double pace, double dt) {
    Command command = snake.command;
    double wanted = command.turns ? command.bearing : snake.heading;
    Segment head = snake.head();
    if (strays(head, snake.heading, sector)) {
      wanted = StrictMath.atan2(sector.height() / 2 - head.y, sector.width() / 2 - head.x);
    }
    snake.heading = Angles.towards(snake.heading, wanted, snake.spec.turnRate() * dt);
    double goal = Math.max(0, Math.min(1, command.throttle)) * snake.spec.speed() * pace;
    double change = snake.spec.acceleration() * dt;
    snake.speed += Math.max(-change, Math.min(change, goal - snake.speed));
    snake.bitePause = Math.max(0, snake.bitePause - dt);
    double x = head.x + Trigonometry.cos(snake.heading) * snake.speed * dt;
    double y = head.y + Trigonometry.sin(snake.heading) * snake.speed * dt;
    snake.trail.follow(x, y);
    place(head, x, y, snake.heading, dt);
    double most = mostAcceleration(snake.spec, pace);
    head.mostAcceleration = most;
    for (int k = 1; k < snake.segments.size(); k++) {
      snake.trail.find(k * snake.spec.spacing());
      place(
          snake.segments.get(k),
          snake.trail.foundX(),
          snake.trail.foundY(),
          snake.trail.foundHeading(),
          dt);
      snake.segments.get(k).mostAcceleration = TRAIL * most;
    }
  }

  /** The head turns and changes its speed, at most at once. */
  private static double mostAcceleration(SnakeSpec can, double pace) {
    return StrictMath.hypot(can.turnRate() * can.speed() * pace, can.acceleration());
  }

  private static void place(Segment segment, double x, double y, double heading, double dt) {
    segment.x = x;
    segment.y = y;
    segment.heading = heading;
    segment.vx = (x - segment.previousX) / dt;
    segment.vy = (y - segment.previousY) / dt;
    segment.ramPause = Math.max(0, segment.ramPause - dt);
  }

  private static boolean strays(Segment head, double heading, ArenaSpec sector) {
    double dx = Trigonometry.cos(heading);
    double dy = Trigonometry.sin(heading);
    return (head.x < -SNAKE_MARGIN && dx < 0)
        || (head.x > sector.width() + SNAKE_MARGIN && dx > 0)
        || (head.y < -SNAKE_MARGIN && dy < 0)
        || (head.y > sector.height() + SNAKE_MARGIN && dy > 0);
  }
}
