package towline.view.scene;

import java.util.Arrays;
import towline.math.Angles;
import towline.session.framing.FramedScene;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.Snapshot;

/**
 * The world between its last two ticks. Things are matched by id: what was born in the last tick
 * stands where it was born, what died is gone. Indices are those of the later snapshot.
 */
public final class InterpolatedScene implements FramedScene {
  /** The most places in a chain that is drawn. */
  static final int LONGEST_CHAIN = 32;

  /** The most snakes that are drawn. */
  static final int MOST_CHAINS = 128;

  private double[] x = new double[256];
  private double[] y = new double[256];
  private double[] heading = new double[256];
  private double[] barrel = new double[256];
  private double[] vesselHeading = new double[256];
  private final int[] chain = new int[MOST_CHAINS * LONGEST_CHAIN];
  private final int[] chainLength = new int[MOST_CHAINS];
  private Snapshot before = new Snapshot();
  private Snapshot now = before;

  /** Stands {@code alpha}, 0 to 1, of the way from one snapshot to the next. */
  public void update(Snapshot previous, Snapshot current, double alpha) {
    before = previous;
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

  /** Both lists are in order of id: one walk through both. */
  private void match(EntityKind kind, double alpha) {
    int old = before.first(kind);
    int oldEnd = before.end(kind);
    for (int i = now.first(kind); i < now.end(kind); i++) {
      int id = now.id(i);
      while (old < oldEnd && before.id(old) < id) {
        old++;
      }
      int match = old < oldEnd && before.id(old) == id ? old : indexOfOtherKind(kind, id);
      place(i, match, alpha);
    }
  }

  /** A segment that became a head is of another kind now, but still the same thing. */
  private int indexOfOtherKind(EntityKind kind, int id) {
    return kind == EntityKind.SNAKE_HEAD ? before.indexOf(EntityKind.SNAKE_SEGMENT, id) : -1;
  }

  private void place(int i, int old, double alpha) {
    EntityRow is = now.row(i);
    if (old < 0) {
      x[i] = is.x;
      y[i] = is.y;
      heading[i] = is.heading;
      barrel[i] = is.barrel;
      vesselHeading[i] = is.vesselHeading;
    } else {
      EntityRow was = before.row(old);
      x[i] = was.x + (is.x - was.x) * alpha;
      y[i] = was.y + (is.y - was.y) * alpha;
      heading[i] = between(was.heading, is.heading, alpha);
      barrel[i] = between(was.barrel, is.barrel, alpha);
      vesselHeading[i] = between(was.vesselHeading, is.vesselHeading, alpha);
    }
  }

  private static double between(double from, double to, double alpha) {
    return from + Angles.difference(to, from) * alpha;
  }

  private void link() {
    Arrays.fill(chainLength, 0);
    Arrays.fill(chain, -1);
    int heads = Math.min(MOST_CHAINS, now.count(EntityKind.SNAKE_HEAD));
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
    if (at >= 0 && at < LONGEST_CHAIN) {
      chain[n * LONGEST_CHAIN + at] = i;
      chainLength[n] = Math.max(chainLength[n], at + 1);
    }
  }

  /** The later snapshot. */
  @Override
  public Snapshot now() {
    return now;
  }

  /** The earlier snapshot. */
  public Snapshot before() {
    return before;
  }

  @Override
  public double x(int i) {
    return x[i];
  }

  @Override
  public double y(int i) {
    return y[i];
  }

  /** Where thing {@code i} is seen to point. */
  public double heading(int i) {
    return heading[i];
  }

  /** Where the barrel of tank {@code i} is seen to point. */
  public double barrel(int i) {
    return barrel[i];
  }

  /** Where the vessel of part {@code i} is seen to point. */
  public double vesselHeading(int i) {
    return vesselHeading[i];
  }

  /** The number of snakes. */
  public int chains() {
    return Math.min(MOST_CHAINS, now.count(EntityKind.SNAKE_HEAD));
  }

  /** The number of places in snake {@code n}. */
  public int chainLength(int n) {
    return chainLength[n];
  }

  /** The thing at a place of snake {@code n}, 0 for its head, or -1. */
  public int link(int n, int at) {
    return chain[n * LONGEST_CHAIN + at];
  }
}
