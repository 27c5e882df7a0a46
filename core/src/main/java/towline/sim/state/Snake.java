package towline.sim.state;

import java.util.ArrayList;
import java.util.List;
import towline.math.Angles;
import towline.math.StateHash;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.SnakeSpec;

/**
 * The state of a snake: what its segments share. Its place is that of its head; its heading is
 * where that points.
 */
public final class Snake extends Actor {
  /** How far outside the sector a snake may go before it is turned back, m. */
  private static final double SNAKE_MARGIN = 3;

  /**
   * So many times harder than the head the others may be accelerated: they take a corner that was
   * turned slowly at whatever speed the head has now.
   */
  private static final double TRAIL = 4;

  /** What it can do; set when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public SnakeSpec spec;

  /** Its segments, the head first. */
  public final List<Segment> segments = new ArrayList<>(SnakeSpec.MOST_SEGMENTS);

  /** Where its head has been. */
  public final Trail trail = new Trail();

  /** How fast it crawls, m/s. */
  public double speed;

  /** The time until it can bite again, s. */
  public double bitePause;

  /** Its first segment. */
  public Segment head() {
    return segments.get(0);
  }

  @Override
  public EntityKind kind() {
    return EntityKind.SNAKE_HEAD;
  }

  @Override
  public Entity self() {
    return head();
  }

  @Override
  public void reset() {
    super.reset();
    segments.clear();
    trail.reset();
    speed = 0;
    bitePause = 0;
  }

  @Override
  public void move(WorldState world, double dt) {
    move(world.spec.arena(), world.foePace, dt);
  }

  /** The head turns and crawls at that pace, the body follows its trail. */
  public void move(ArenaSpec sector, double pace, double dt) {
    double wanted = command.turns ? command.bearing : heading;
    Segment head = head();
    if (strays(head, heading, sector)) {
      wanted = StrictMath.atan2(sector.height() / 2 - head.y, sector.width() / 2 - head.x);
    }
    heading = Angles.towards(heading, wanted, spec.turnRate() * dt);
    double goal = Math.max(0, Math.min(1, command.throttle)) * spec.speed() * pace;
    double change = spec.acceleration() * dt;
    speed += Math.max(-change, Math.min(change, goal - speed));
    bitePause = Math.max(0, bitePause - dt);
    double nextX = head.x + Trigonometry.cos(heading) * speed * dt;
    double nextY = head.y + Trigonometry.sin(heading) * speed * dt;
    trail.follow(nextX, nextY);
    place(head, nextX, nextY, heading, dt);
    double most = mostAcceleration(spec, pace);
    head.mostAcceleration = most;
    for (int k = 1; k < segments.size(); k++) {
      trail.find(k * spec.spacing());
      place(segments.get(k), trail.foundX(), trail.foundY(), trail.foundHeading(), dt);
      segments.get(k).mostAcceleration = TRAIL * most;
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

  /** Adds what the segments do not carry themselves. */
  @Override
  public void hashInto(StateHash hash) {
    hash.add(id);
    hash.add(heading);
    hash.add(speed);
    hash.add(bitePause);
    hash.add(segments.size());
    trail.hashInto(hash);
  }
}
