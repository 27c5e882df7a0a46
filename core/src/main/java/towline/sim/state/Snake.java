package towline.sim.state;

import java.util.ArrayList;
import java.util.List;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.hash.StateHash;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.DashSpec;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.PulseSpec;
import towline.sim.spec.SnakeSpec;

/** The common state of a snake's segments. Place and heading of a snake are those of its head. */
public final class Snake extends Actor {
  /** Distance outside the sector at which a snake is turned back, m. */
  private static final double SNAKE_MARGIN = 3;

  /**
   * Greatest acceleration of the other segments as a multiple of the head's: they follow a bend
   * that the head took slowly at the head's present speed.
   */
  private static final double TRAIL_ACCELERATION_FACTOR = 4;

  /** Speed before a dash, as a share of the top speed. */
  private static final double WIND_UP_SPEED_SHARE = 0.25;

  /** Abilities; set when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public SnakeSpec spec;

  /** Segments, the head first. */
  public final List<Segment> segments = new ArrayList<>(SnakeSpec.MAX_SEGMENTS);

  /** Trail of its head. */
  public final Trail trail = new Trail();

  /** Speed, m/s. */
  public double speed;

  /** Time until it can bite again, s. */
  public double bitePause;

  /** Time until it dashes, while it shows its line, s. */
  public double timeToDash;

  /** Time for which its speed has pulsed, s. */
  private double pulseTime;

  /** Distance left of its dash, m. */
  public double dashLeft;

  /** Time until it can dash again, s. */
  public double dashPause;

  /** Returns its first segment. */
  public Segment head() {
    return segments.get(0);
  }

  @Override
  public EntityKind kind() {
    return EntityKind.SNAKE_HEAD;
  }

  @Override
  public Entity flownEntity() {
    return head();
  }

  @Override
  public boolean isOf(EntitySpec other) {
    return spec == other;
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
    pulseTime = 0;
  }

  @Override
  public void move(WorldState world, double dt) {
    move(world.spec.arena(), world.foePace, world.foeTopPace, dt);
  }

  /**
   * Moves the head by its command at {@code pace}, and the body along its trail; {@code topPace} is
   * the highest pace soon.
   */
  public void move(ArenaSpec sector, double pace, double topPace, double dt) {
    Segment head = head();
    double wanted = command.turning ? command.bearing : heading;
    boolean strays = strays(head, heading, sector);
    if (strays) {
      wanted = StrictMath.atan2(sector.height() / 2 - head.y, sector.width() / 2 - head.x);
    }
    if (spec.dash().isPresent()) {
      updateDash(spec.dash().get(), strays, dt);
    }
    boolean dashes = dashLeft > 0 && timeToDash == 0;
    if (dashLeft == 0) {
      heading = Angles.towards(heading, wanted, spec.turnRate() * dt);
    }
    double share = dashLeft > 0 ? WIND_UP_SPEED_SHARE : Math.max(0, Math.min(1, command.throttle));
    double goal = (dashes ? spec.dash().get().speed() : share * spec.speed()) * pace;
    double change = (dashes ? spec.dash().get().acceleration() : spec.acceleration()) * dt;
    speed += Math.max(-change, Math.min(change, goal - speed));
    if (dashes) {
      dashLeft = Math.max(0, dashLeft - speed * dt);
    }
    bitePause = Math.max(0, bitePause - dt);
    double flown = (speed + pulse(dt)) * dt;
    double nextX = head.x + Trigonometry.cos(heading) * flown;
    double nextY = head.y + Trigonometry.sin(heading) * flown;
    trail.follow(nextX, nextY);
    place(head, nextX, nextY, heading, dt);
    head.dashLength = dashLeft;
    head.timeToDash = timeToDash;
    double most = mostAcceleration(topPace);
    head.mostAcceleration = most;
    for (int k = 1; k < segments.size(); k++) {
      trail.find(k * spec.spacing());
      place(segments.get(k), trail.foundX(), trail.foundY(), trail.foundHeading(), dt);
      segments.get(k).mostAcceleration = TRAIL_ACCELERATION_FACTOR * most;
    }
  }

  /** Returns the present change of its speed by pulses, m/s; it never flies backwards. */
  private double pulse(double dt) {
    PulseSpec pulse = spec.pulse().orElse(null);
    if (pulse == null || dashLeft > 0) {
      return 0;
    }
    pulseTime += dt;
    double size = Math.min(speed, pulse.size());
    return size * Trigonometry.sin(Angles.TURN * pulse.rate() * pulseTime);
  }

  /**
   * Runs the clocks of dashes, begins a commanded dash after the rest, and ends a dash at the wall.
   */
  private void updateDash(DashSpec dash, boolean strays, double dt) {
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
   * Returns the head's greatest acceleration, m/s^2, which turns it and changes its speed at once.
   * A dash counts from its announcement on, which is longer than the flight of a shot.
   */
  private double mostAcceleration(double pace) {
    double fastest = spec.speed() * pace;
    double change = spec.acceleration();
    if (spec.dash().isPresent() && (dashLeft > 0 || speed > fastest)) {
      fastest = Math.max(fastest, spec.dash().get().speed() * pace);
      change = Math.max(change, spec.dash().get().acceleration());
    }
    double pulses = spec.pulse().isPresent() ? spec.pulse().get().acceleration() : 0;
    return StrictMath.hypot(spec.turnRate() * fastest, change + pulses);
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

  /** Adds the state that the segments do not have themselves. */
  @Override
  public void hashInto(StateHash hash) {
    hash.add(id);
    hash.add(heading);
    hash.add(speed);
    hash.add(bitePause);
    hash.add(timeToDash);
    hash.add(dashLeft);
    hash.add(dashPause);
    hash.add(pulseTime);
    hash.add(segments.size());
    trail.hashInto(hash);
  }
}
