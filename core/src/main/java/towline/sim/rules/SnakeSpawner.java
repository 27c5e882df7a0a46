package towline.sim.rules;

import java.util.ArrayList;
import java.util.List;
import towline.internal.RandomStream;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.PilotFactory;
import towline.sim.hash.StateHash;
import towline.sim.spec.SnakeSpec;
import towline.sim.state.Segment;
import towline.sim.state.Snake;
import towline.sim.state.WorldState;

/** The entry of snakes, their division where they are cut, and their end. */
public final class SnakeSpawner {
  private record Entry(SnakeSpec spec, double x, double y, double heading, int segments) {}

  private final WorldState state;
  private final PilotFactory pilots;
  private final EventList events;
  private final RandomStream pilotChance;
  private final List<Entry> waiting = new ArrayList<>();

  SnakeSpawner(WorldState state, PilotFactory pilots, EventList events, RandomStream pilotChance) {
    this.state = state;
    this.pilots = pilots;
    this.events = events;
    this.pilotChance = pilotChance;
  }

  /**
   * Lets a snake enter at the end of the tick, with its head at x, y, m; {@code heading} in rad.
   */
  public void enqueue(SnakeSpec spec, double x, double y, double heading, int segments) {
    if (segments < 1 || segments > SnakeSpec.MAX_SEGMENTS) {
      throw new IllegalArgumentException(
          "a snake has 1 to " + SnakeSpec.MAX_SEGMENTS + " segments, not " + segments);
    }
    waiting.add(new Entry(spec, x, y, heading, segments));
  }

  /** Divides hurt snakes, and lets the waiting ones enter. */
  void settle() {
    for (int i = 0; i < state.snakes.size(); i++) {
      if (isHurt(state.snakes.get(i))) {
        divide(state.snakes.get(i));
      }
    }
    for (int i = 0; i < waiting.size(); i++) {
      spawn(waiting.get(i));
    }
    waiting.clear();
  }

  void hashInto(StateHash hash) {
    hash.add(waiting.size());
  }

  private static boolean isHurt(Snake snake) {
    for (int k = 0; k < snake.segments.size(); k++) {
      if (snake.segments.get(k).dead) {
        return true;
      }
    }
    return false;
  }

  /** Divides a snake: each run of living segments behind a dead one becomes a snake of its own. */
  private void divide(Snake snake) {
    int size = snake.segments.size();
    int from = 0;
    int keep = 0;
    boolean left = false;
    while (from < size) {
      if (snake.segments.get(from).dead) {
        from++;
        continue;
      }
      int to = from;
      while (to < size && !snake.segments.get(to).dead) {
        to++;
      }
      if (from == 0) {
        keep = to;
      } else {
        growHead(snake, from, to);
      }
      left = true;
      from = to;
    }
    Segment last = snake.segments.get(size - 1);
    for (int k = size - 1; k >= keep; k--) {
      snake.segments.remove(k);
    }
    snake.dead = snake.segments.isEmpty();
    if (!left) {
      events.add(EventType.SNAKE_DIED, last.kind(), last).snake(snake.id);
    }
  }

  private void growHead(Snake old, int from, int to) {
    Snake snake = snake(old.spec, old.segments.get(from).heading);
    snake.trail.begin((to - from) * old.spec.spacing());
    snake.trail.cutFrom(old.trail, from * old.spec.spacing());
    for (int k = from; k < to; k++) {
      Segment segment = old.segments.get(k);
      segment.snake = snake.id;
      segment.place = k - from;
      snake.segments.add(segment);
    }
    Segment head = snake.head();
    head.radius = old.spec.headRadius();
    head.setHealth(old.spec.headHealth());
    snake.heading = head.heading;
    snake.speed = old.speed;
    snake.bitePause = old.spec.bitePause();
    events.add(EventType.SNAKE_CUT, head.kind(), head).snake(snake.id);
  }

  private Snake snake(SnakeSpec spec, double heading) {
    Snake snake = state.snakes.spawn(state.nextId(), spec);
    snake.spec = spec;
    snake.assignPilot(pilots, spec, heading, pilotChance.nextLong());
    return snake;
  }

  private void spawn(Entry entry) {
    double length = entry.segments * entry.spec.spacing();
    spawn(entry.spec, entry.x, entry.y, entry.heading, entry.segments, length);
  }

  /** Lets a snake in at once with all segments at x, y, from where it crawls out one by one. */
  void uncoil(SnakeSpec spec, double x, double y, double heading, int segments) {
    spawn(spec, x, y, heading, segments, 0);
  }

  private void spawn(
      SnakeSpec spec, double x, double y, double heading, int segments, double length) {
    Snake snake = snake(spec, heading);
    snake.heading = Angles.wrap(heading);
    snake.speed = spec.speed();
    snake.trail.begin(segments * spec.spacing());
    snake.trail.layStraight(x, y, snake.heading, length);
    for (int k = 0; k < segments; k++) {
      snake.segments.add(segment(snake, k));
    }
    events.add(EventType.SNAKE_BORN, x, y).foe(snake.head().id).snake(snake.id);
  }

  private Segment segment(Snake snake, int place) {
    SnakeSpec spec = snake.spec;
    Segment segment = state.segments.spawn(state.nextId());
    snake.trail.find(place * spec.spacing());
    segment.x = snake.trail.foundX();
    segment.y = snake.trail.foundY();
    segment.heading = snake.heading;
    segment.vx = Trigonometry.cos(snake.heading) * snake.speed;
    segment.vy = Trigonometry.sin(snake.heading) * snake.speed;
    segment.savePrevious();
    segment.snake = snake.id;
    segment.place = place;
    segment.variant = spec.name();
    segment.build = spec.build();
    segment.radius = place == 0 ? spec.headRadius() : spec.radius();
    segment.setHealth(place == 0 ? spec.headHealth() : spec.health());
    return segment;
  }
}
