package towline.session;

import towline.content.WaveSpec;
import towline.content.WavesSpec;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.sim.EventList;
import towline.sim.EventType;
import towline.sim.Kind;
import towline.sim.Snapshot;
import towline.sim.World;

/** Sends the waves: one after the other, each when the one before is cleared. */
final class WaveDirector {
  /** How far outside the sector's edge snakes are born, m. */
  private static final double OUTSIDE = 2;

  /** Nothing is born nearer to the ship than this while there is any other place, m. */
  private static final double SAFE_DISTANCE = 22;

  /** How many places are drawn in search of a safe one. */
  private static final int DRAWS = 8;

  private final WavesSpec waves;
  private final World world;
  private final RandomStream chance;
  private WaveSpec wave;
  private int number;
  private int[] sent;
  private double clock;
  private double pauseLeft;

  WaveDirector(WavesSpec waves, World world, RandomStream chance, int firstWave) {
    this.waves = waves;
    this.world = world;
    this.chance = chance;
    number = firstWave;
    wave = waves.wave(firstWave);
    sent = new int[wave.groups().size()];
    pauseLeft = waves.pause();
  }

  int number() {
    return number;
  }

  WaveSpec wave() {
    return wave;
  }

  /** How strongly shots fall now, m/s^2: the wave's gravity comes when the wave does. */
  double gravity() {
    return isPausing() ? 0 : wave.gravity();
  }

  /** Whether the wave is still being awaited. */
  boolean isPausing() {
    return pauseLeft > 0;
  }

  /** Moves the clock on and sends what is due; returns whether the wave was cleared just now. */
  boolean direct(double dt, EventList told) {
    if (pauseLeft > 0) {
      pauseLeft -= dt;
      if (pauseLeft <= 0) {
        clock = 0;
        told.add(EventType.WAVE_STARTED, 0, 0, 0, 0, number);
      }
      return false;
    }
    clock += dt;
    boolean allSent = true;
    for (int g = 0; g < sent.length; g++) {
      WaveSpec.Group group = wave.groups().get(g);
      if (sent[g] < group.count() && clock >= group.after() + sent[g] * group.every()) {
        sent[g]++;
        send(group);
      }
      allSent &= sent[g] == group.count();
    }
    // What was just sent is born in the next tick, so a wave cannot be cleared in this one.
    return allSent && world.snakes() == 0 && clock > lastBirth();
  }

  void next(EventList told) {
    told.add(EventType.WAVE_CLEARED, 0, 0, 0, 0, number);
    number++;
    wave = waves.wave(number);
    sent = new int[wave.groups().size()];
    pauseLeft = waves.pause();
  }

  void hashInto(StateHash hash) {
    hash.add(number);
    hash.add(clock);
    hash.add(pauseLeft);
    for (int count : sent) {
      hash.add(count);
    }
    chance.hashInto(hash);
  }

  private double lastBirth() {
    double last = 0;
    for (WaveSpec.Group group : wave.groups()) {
      last = Math.max(last, group.after() + (group.count() - 1) * group.every());
    }
    return last + 2 * World.TICK;
  }

  private void send(WaveSpec.Group group) {
    Snapshot now = world.current();
    double bestX = 0;
    double bestY = 0;
    double farthest = -1;
    for (int draw = 0; draw < DRAWS && farthest < SAFE_DISTANCE; draw++) {
      double along = chance.nextDouble();
      int side = chance.index(4);
      double x = side < 2 ? along * now.width() : side == 2 ? -OUTSIDE : now.width() + OUTSIDE;
      double y = side >= 2 ? along * now.height() : side == 0 ? -OUTSIDE : now.height() + OUTSIDE;
      double distance = distanceFromShip(now, x, y);
      if (distance > farthest) {
        farthest = distance;
        bestX = x;
        bestY = y;
      }
    }
    double inward = StrictMath.atan2(now.height() / 2 - bestY, now.width() / 2 - bestX);
    world.spawnSnake(group.snake(), bestX, bestY, inward, group.segments());
  }

  private static double distanceFromShip(Snapshot now, double x, double y) {
    int ship = now.first(Kind.SHIP);
    if (ship == now.end(Kind.SHIP)) {
      return Double.MAX_VALUE;
    }
    return StrictMath.hypot(x - now.x(ship), y - now.y(ship));
  }
}
