package towline.sim.state;

import java.util.ArrayList;
import java.util.List;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.hash.StateHash;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.DashSpec;
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

  /** The share of its top speed to which it slows down before it dashes. */
  private static final double POISED = 0.25;

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

  /** The time until it dashes, once it shows its line, s. */
  public double timeToDash;

  /** How far it still dashes, m. */
  public double dashLeft;

  /** The time until it can dash again, s. */
  public double dashPause;

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
    timeToDash = 0;
    dashLeft = 0;
    dashPause = 0;
  }

  @Override
  public void move(WorldState world, double dt) {
    move(world.spec.arena(), world.foePace, world.foeTopPace, dt);
  }

  /** The head turns and crawls at that pace, the body follows its trail; soon the pace may rise. */
  public void move(ArenaSpec sector, double pace, double topPace, double dt) {
    Segment head = head();
    double wanted = command.turns ? command.bearing : heading;
    boolean strays = strays(head, heading, sector);
    if (strays) {
      wanted = StrictMath.atan2(sector.height() / 2 - head.y, sector.width() / 2 - head.x);
    }
    if (spec.dash().isPresent()) {
      orderDash(spec.dash().get(), strays, dt);
    }
    boolean dashes = dashLeft > 0 && timeToDash == 0;
    if (dashLeft == 0) {
      heading = Angles.towards(heading, wanted, spec.turnRate() * dt);
    }
    double share = dashLeft > 0 ? POISED : Math.max(0, Math.min(1, command.throttle));
    double goal = (dashes ? spec.dash().get().speed() : share * spec.speed()) * pace;
    double change = (dashes ? spec.dash().get().acceleration() : spec.acceleration()) * dt;
    speed += Math.max(-change, Math.min(change, goal - speed));
    if (dashes) {
      dashLeft = Math.max(0, dashLeft - speed * dt);
    }
    bitePause = Math.max(0, bitePause - dt);
    double nextX = head.x + Trigonometry.cos(heading) * speed * dt;
    double nextY = head.y + Trigonometry.sin(heading) * speed * dt;
    trail.follow(nextX, nextY);
    place(head, nextX, nextY, heading, dt);
    head.dashLength = dashLeft;
    head.timeToDash = timeToDash;
    double most = mostAcceleration(topPace);
    head.mostAcceleration = most;
    for (int k = 1; k < segments.size(); k++) {
      trail.find(k * spec.spacing());
      place(segments.get(k), trail.foundX(), trail.foundY(), trail.foundHeading(), dt);
      segments.get(k).mostAcceleration = TRAIL * most;
    }
  }

  /** An order to dash is taken once it has rested; at the wall a dash ends. */
  private void orderDash(DashSpec dash, boolean strays, double dt) {
    if (strays) {
      dashLeft = 0;
      timeToDash = 0;
    }
    if (dashLeft > 0) {
      timeToDash = Math.max(0, timeToDash - dt);
      return;
    }
    dashPause = Math.max(0, dashPause - dt);
    if (command.fire && dashPause == 0 && !strays) {
      dashLeft = dash.length();
      timeToDash = dash.windUp();
      dashPause = dash.rest();
    }
  }

  /**
   * The head turns and changes its speed, at most at once. A dash counts from when it is announced:
   * nobody can count on a shot that flies for longer than that.
   */
  private double mostAcceleration(double pace) {
    double fastest = spec.speed() * pace;
    double change = spec.acceleration();
    if (spec.dash().isPresent() && (dashLeft > 0 || speed > fastest)) {
      fastest = Math.max(fastest, spec.dash().get().speed() * pace);
      change = Math.max(change, spec.dash().get().acceleration());
    }
    return StrictMath.hypot(spec.turnRate() * fastest, change);
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
    hash.add(timeToDash);
    hash.add(dashLeft);
    hash.add(dashPause);
    hash.add(segments.size());
    trail.hashInto(hash);
  }
}
