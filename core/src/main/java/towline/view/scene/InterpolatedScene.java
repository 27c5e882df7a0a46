package towline.view.scene;

import java.util.Arrays;
import towline.math.Angles;
import towline.session.framing.FramedScene;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.Snapshot;

/**
 * The world between its last two ticks. Entities are matched by id: one born in the last tick is at
 * its place of birth, one that died is gone. Indices are those of the later snapshot.
 */
public final class InterpolatedScene implements FramedScene {
  /** Maximum number of drawn places in a chain. */
  static final int MAX_CHAIN_LENGTH = 32;

  /** Maximum number of drawn snakes. */
  static final int MAX_CHAINS = 128;

  private double[] x = new double[256];
  private double[] y = new double[256];
  private double[] heading = new double[256];
  private double[] barrel = new double[256];
  private double[] vesselHeading = new double[256];
  private final int[] chain = new int[MAX_CHAINS * MAX_CHAIN_LENGTH];
  private final int[] chainLength = new int[MAX_CHAINS];
  private Snapshot previousSnapshot = new Snapshot();
  private Snapshot now = previousSnapshot;

  /** Moves to {@code alpha}, 0 to 1, of the way from one snapshot to the next. */
  public void update(Snapshot previous, Snapshot current, double alpha) {
    previousSnapshot = previous;
    now = current;
    if (x.length < now.size()) {
      x = new double[2 * now.size()];
      y = new double[2 * now.size()];
      heading = new double[2 * now.size()];
      barrel = new double[2 * now.size()];
      vesselHeading = new double[2 * now.size()];
    }
    for (int kind = 0; kind < EntityKind.count(); kind++) {
      match(EntityKind.of(kind), alpha);
    }
    link();
  }

  /** Matches the entities of a kind in one pass, because both lists are ordered by id. */
  private void match(EntityKind kind, double alpha) {
    int old = previousSnapshot.first(kind);
    int oldEnd = previousSnapshot.end(kind);
    for (int i = now.first(kind); i < now.end(kind); i++) {
      int id = now.id(i);
      while (old < oldEnd && previousSnapshot.id(old) < id) {
        old++;
      }
      int match = old < oldEnd && previousSnapshot.id(old) == id ? old : indexOfOtherKind(kind, id);
      place(i, match, alpha);
    }
  }

  /**
   * Returns the old index of a head that was a segment: its kind has changed, but it is the same
   * entity.
   */
  private int indexOfOtherKind(EntityKind kind, int id) {
    return kind == EntityKind.SNAKE_HEAD
        ? previousSnapshot.indexOf(EntityKind.SNAKE_SEGMENT, id)
        : -1;
  }

  private void place(int i, int old, double alpha) {
    EntityRow after = now.row(i);
    if (old < 0) {
      x[i] = after.x;
      y[i] = after.y;
      heading[i] = after.heading;
      barrel[i] = after.barrel;
      vesselHeading[i] = after.vesselHeading;
    } else {
      EntityRow was = previousSnapshot.row(old);
      x[i] = was.x + (after.x - was.x) * alpha;
      y[i] = was.y + (after.y - was.y) * alpha;
      heading[i] = between(was.heading, after.heading, alpha);
      barrel[i] = between(was.barrel, after.barrel, alpha);
      vesselHeading[i] = between(was.vesselHeading, after.vesselHeading, alpha);
    }
  }

  private static double between(double from, double to, double alpha) {
    return from + Angles.difference(to, from) * alpha;
  }

  private void link() {
    Arrays.fill(chainLength, 0);
    Arrays.fill(chain, -1);
    int heads = Math.min(MAX_CHAINS, now.count(EntityKind.SNAKE_HEAD));
    for (int n = 0; n < heads; n++) {
      place(n, now.first(EntityKind.SNAKE_HEAD) + n);
    }
    for (int i = now.first(EntityKind.SNAKE_SEGMENT); i < now.end(EntityKind.SNAKE_SEGMENT); i++) {
      int n = chainOf(now.row(i).snakeId, heads);
      if (n >= 0) {
        place(n, i);
      }
    }
  }

  private int chainOf(int snakeId, int heads) {
    int first = now.first(EntityKind.SNAKE_HEAD);
    for (int n = 0; n < heads; n++) {
      if (now.row(first + n).snakeId == snakeId) {
        return n;
      }
    }
    return -1;
  }

  private void place(int n, int i) {
    int at = now.row(i).chainPlace;
    if (at >= 0 && at < MAX_CHAIN_LENGTH) {
      chain[n * MAX_CHAIN_LENGTH + at] = i;
      chainLength[n] = Math.max(chainLength[n], at + 1);
    }
  }

  /** Returns the later snapshot. */
  @Override
  public Snapshot snapshot() {
    return now;
  }

  /** Returns the earlier snapshot. */
  public Snapshot previous() {
    return previousSnapshot;
  }

  @Override
  public double x(int i) {
    return x[i];
  }

  @Override
  public double y(int i) {
    return y[i];
  }

  /** Returns the drawn heading of entity {@code i}, rad. */
  public double heading(int i) {
    return heading[i];
  }

  /** Returns the drawn bearing of the barrel of tank {@code i}, rad. */
  public double barrel(int i) {
    return barrel[i];
  }

  /** Returns the drawn heading of the vessel of part {@code i}, rad. */
  public double vesselHeading(int i) {
    return vesselHeading[i];
  }

  /** Returns the number of snakes. */
  public int chains() {
    return Math.min(MAX_CHAINS, now.count(EntityKind.SNAKE_HEAD));
  }

  /** Returns the number of places in snake {@code n}. */
  public int chainLength(int n) {
    return chainLength[n];
  }

  /** Returns the entity at a place of snake {@code n}, 0 for its head; -1 if there is none. */
  public int link(int n, int at) {
    return chain[n * MAX_CHAIN_LENGTH + at];
  }
}
