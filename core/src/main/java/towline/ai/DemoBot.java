package towline.ai;

import towline.math.RandomStream;
import towline.math.StateHash;
import towline.math.Trigonometry;
import towline.sim.Command;
import towline.sim.Kind;
import towline.sim.Pilot;
import towline.sim.Snapshot;

/**
 * Plays decently: it tries a fan of courses, looks a little ahead along each, and takes the one
 * that keeps away from snakes and walls and leads to shards and to the drifting drone. Its gun
 * leads the nearest segment.
 */
final class DemoBot implements Pilot {
  private static final int COURSES = 24;

  /** The moments ahead at which each course is judged, s. */
  private static final double[] LOOKAHEAD = {0.25, 0.5, 0.9, 1.4};

  /** How fast the ship is about to go along a course, m/s. */
  private static final double CRUISE = 11;

  /** Below this gap a snake frightens, m. */
  private static final double FEAR = 5;

  /** How far from the edge it likes to stay, m. */
  private static final double EDGE = 6;

  /** Farther than this from the nearest head it looks for a fight, m. */
  private static final double FIGHTING_DISTANCE = 9;

  /** The muzzle speed and the range of the ship's own gun, m/s and m. */
  private static final double SHOT_SPEED = 30;

  private static final double SHOT_RANGE = 22;

  private final RandomStream chance;
  private double wander;
  private double course;

  DemoBot(long seed) {
    chance = new RandomStream(seed);
    wander = chance.range(-Math.PI, Math.PI);
  }

  @Override
  public void decide(Snapshot seen, int self, Command order) {
    wander += chance.range(-0.08, 0.08);
    steer(seen, self, order);
    shoot(seen, self, order);
  }

  @Override
  public void hashInto(StateHash hash) {
    chance.hashInto(hash);
    hash.add(wander);
    hash.add(course);
  }

  private void steer(Snapshot seen, int self, Command order) {
    double best = Double.NEGATIVE_INFINITY;
    double chosen = course;
    for (int c = 0; c < COURSES; c++) {
      double bearing = 2 * Math.PI * c / COURSES;
      double value = judge(seen, self, bearing);
      if (value > best) {
        best = value;
        chosen = bearing;
      }
    }
    course = chosen;
    order.thrustX = Trigonometry.cos(course);
    order.thrustY = Trigonometry.sin(course);
  }

  private double judge(Snapshot seen, int self, double bearing) {
    double value =
        0.4 * Trigonometry.cos(bearing - wander) + 0.6 * Trigonometry.cos(bearing - course);
    double ux = Trigonometry.cos(bearing);
    double uy = Trigonometry.sin(bearing);
    for (double t : LOOKAHEAD) {
      double blend = Math.min(1, t * 2);
      double x = seen.x(self) + t * (seen.vx(self) * (1 - blend / 2) + CRUISE * ux * blend / 2);
      double y = seen.y(self) + t * (seen.vy(self) * (1 - blend / 2) + CRUISE * uy * blend / 2);
      value -= edgeFear(seen, x, y) + snakeFear(seen, x, y, t);
    }
    return value + lure(seen, self, ux, uy);
  }

  private static double edgeFear(Snapshot seen, double x, double y) {
    double gap = Math.min(Math.min(x, seen.width() - x), Math.min(y, seen.height() - y));
    return gap < EDGE ? (EDGE - gap) / EDGE : 0;
  }

  private static double snakeFear(Snapshot seen, double x, double y, double t) {
    double fear = 0;
    for (int i = seen.first(Kind.SNAKE_HEAD); i < seen.end(Kind.SNAKE_SEGMENT); i++) {
      double dx = seen.x(i) + seen.vx(i) * t - x;
      double dy = seen.y(i) + seen.vy(i) * t - y;
      double gap = Math.sqrt(dx * dx + dy * dy) - seen.radius(i) - 0.6;
      if (gap < FEAR) {
        double near = (FEAR - gap) / FEAR;
        fear = Math.max(fear, 4 * near * near);
      }
    }
    return fear;
  }

  private static double lure(Snapshot seen, int self, double ux, double uy) {
    double value = 0;
    for (int i = seen.first(Kind.SHARD); i < seen.end(Kind.SHARD); i++) {
      value = Math.max(value, pull(seen, self, i, ux, uy, 0.8));
    }
    int snake = nearestHead(seen, self);
    if (snake >= 0 && seen.distance(self, snake) > FIGHTING_DISTANCE) {
      value = Math.max(value, pull(seen, self, snake, ux, uy, 1.6));
    }
    if (!seen.tow().hooked()) {
      value = Math.max(value, pull(seen, self, seen.first(Kind.DRONE), ux, uy, 3));
    }
    return value;
  }

  private static int nearestHead(Snapshot seen, int self) {
    int nearest = -1;
    for (int i = seen.first(Kind.SNAKE_HEAD); i < seen.end(Kind.SNAKE_HEAD); i++) {
      if (nearest < 0 || seen.distance(self, i) < seen.distance(self, nearest)) {
        nearest = i;
      }
    }
    return nearest;
  }

  private static double pull(
      Snapshot seen, int self, int thing, double ux, double uy, double weight) {
    double dx = seen.x(thing) - seen.x(self);
    double dy = seen.y(thing) - seen.y(self);
    double distance = Math.sqrt(dx * dx + dy * dy);
    return weight * (dx * ux + dy * uy) / (distance + 2);
  }

  private static void shoot(Snapshot seen, int self, Command order) {
    double nearest = SHOT_RANGE;
    for (int i = seen.first(Kind.SNAKE_HEAD); i < seen.end(Kind.SNAKE_SEGMENT); i++) {
      double dx = seen.x(i) - seen.x(self);
      double dy = seen.y(i) - seen.y(self);
      double distance = Math.sqrt(dx * dx + dy * dy);
      if (distance < nearest) {
        nearest = distance;
        double flight = distance / SHOT_SPEED;
        order.turns = true;
        order.bearing = StrictMath.atan2(dy + seen.vy(i) * flight, dx + seen.vx(i) * flight);
        order.fire = true;
      }
    }
  }
}
