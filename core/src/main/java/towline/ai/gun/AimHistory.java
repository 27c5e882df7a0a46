package towline.ai.gun;

import towline.sim.hash.StateHash;

/** The places that a fire control aimed at in the last ticks, so that they are seen to settle. */
public final class AimHistory {
  /** How many are kept. */
  public static final int MOST = 16;

  private final double[] xs = new double[MOST];
  private final double[] ys = new double[MOST];
  private int target;
  private int newest;
  private int size;

  /** Forgets all places. */
  public void clear() {
    size = 0;
  }

  /** Keeps a place; those for another target are forgotten. */
  public void add(int targetId, double x, double y) {
    if (targetId != target) {
      clear();
      target = targetId;
    }
    newest = (newest + 1) % MOST;
    xs[newest] = x;
    ys[newest] = y;
    size = Math.min(MOST, size + 1);
  }

  /** The number of places. */
  public int size() {
    return size;
  }

  /** The place that is {@code age} ticks old. */
  public double x(int age) {
    return xs[Math.floorMod(newest - age, MOST)];
  }

  /** The place that is {@code age} ticks old. */
  public double y(int age) {
    return ys[Math.floorMod(newest - age, MOST)];
  }

  /** Adds all places. */
  public void hashInto(StateHash hash) {
    hash.add(size);
    hash.add(target);
    for (int age = 0; age < size; age++) {
      hash.add(x(age));
      hash.add(y(age));
    }
  }
}
