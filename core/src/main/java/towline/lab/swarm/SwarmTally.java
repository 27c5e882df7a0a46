package towline.lab.swarm;

import towline.math.CellGrid;
import towline.math.Sweep;

/** What happens in an arena, tick by tick. */
final class SwarmTally {
  /** A pair closer than this has collided, m. */
  private static final double CONTACT = 0.99 * 2 * Arena.AGILITY.radius();

  private static final double OUTSIDE = 0.05;
  private static final double WINDOW = 2;

  private final Arena arena;
  private final CellGrid grid;
  private final double dt;
  private final int windowTicks;
  private final boolean[] isOut;
  private final boolean[] hasTurnedOff;
  private final double[] windowXs;
  private final double[] windowYs;
  private final double[] fromXs;
  private final double[] fromYs;
  private long ticks;
  private long collisions;
  private long edgeViolations;
  private double speedSum;
  private double straightnessSum;
  private long windows;

  SwarmTally(Arena arena, double dt) {
    this.arena = arena;
    this.dt = dt;
    double side = arena.bounds.right();
    grid = new CellGrid(0, 0, side, side, CONTACT + 2 * Arena.AGILITY.speed() * dt);
    windowTicks = (int) Math.max(1, Math.round(WINDOW / dt));
    isOut = new boolean[arena.count];
    hasTurnedOff = new boolean[arena.count];
    windowXs = arena.xs.clone();
    windowYs = arena.ys.clone();
    fromXs = new double[arena.count];
    fromYs = new double[arena.count];
  }

  /** Takes in what the last tick did. */
  void observe() {
    ticks++;
    countCollisions();
    for (int i = 0; i < arena.count; i++) {
      speedSum += arena.speeds[i];
      boolean out = !arena.bounds.hold(arena.xs[i], arena.ys[i], Arena.AGILITY.radius() - OUTSIDE);
      if (out && !isOut[i]) {
        edgeViolations++;
      }
      isOut[i] = out;
      hasTurnedOff[i] |= arena.edgeTurns[i];
    }
    if (ticks % windowTicks == 0) {
      closeWindow();
    }
  }

  /** Pairs that come closer than contact during the tick, and were not at its start. */
  private void countCollisions() {
    for (int i = 0; i < arena.count; i++) {
      fromXs[i] = arena.xs[i] - arena.moveXs[i];
      fromYs[i] = arena.ys[i] - arena.moveYs[i];
    }
    grid.build(fromXs, fromYs, arena.count);
    double reach = CONTACT + 2 * Arena.AGILITY.speed() * dt;
    for (int i = 0; i < arena.count; i++) {
      int right = grid.column(fromXs[i] + reach);
      int left = grid.column(fromXs[i] - reach);
      int top = grid.row(fromYs[i] + reach);
      for (int row = grid.row(fromYs[i] - reach); row <= top; row++) {
        for (int at = grid.start(left, row); at < grid.end(right, row); at++) {
          int j = grid.item(at);
          if (j < i && collide(i, j)) {
            collisions++;
          }
        }
      }
    }
  }

  private boolean collide(int i, int j) {
    double rx = fromXs[j] - fromXs[i];
    double ry = fromYs[j] - fromYs[i];
    if (rx * rx + ry * ry < CONTACT * CONTACT) {
      return false;
    }
    double dx = arena.moveXs[j] - arena.moveXs[i];
    double dy = arena.moveYs[j] - arena.moveYs[i];
    return Sweep.contact(rx, ry, dx, dy, CONTACT) <= 1;
  }

  private void closeWindow() {
    double straight = Arena.AGILITY.speed() * windowTicks * dt;
    for (int i = 0; i < arena.count; i++) {
      if (!hasTurnedOff[i]) {
        double dx = arena.xs[i] - windowXs[i];
        double dy = arena.ys[i] - windowYs[i];
        straightnessSum += Math.sqrt(dx * dx + dy * dy) / straight;
        windows++;
      }
      hasTurnedOff[i] = false;
      windowXs[i] = arena.xs[i];
      windowYs[i] = arena.ys[i];
    }
  }

  /** Collisions that a tank has in a minute; each counts for both of its tanks. */
  double collisionsPerTankMinute() {
    return 2.0 * collisions / arena.count / (ticks * dt / 60);
  }

  /** Times that a tank came to stand outside. */
  long edgeViolations() {
    return edgeViolations;
  }

  /** Mean speed, as a share of the tanks' own. */
  double speedKept() {
    return speedSum / ticks / arena.count / Arena.AGILITY.speed();
  }

  /** Mean over the windows without an edge turn of the way made good; NaN without a window. */
  double straightness() {
    return straightnessSum / windows;
  }
}
