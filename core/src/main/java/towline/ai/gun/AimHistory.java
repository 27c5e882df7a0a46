package towline.ai.gun;

import towline.sim.hash.StateHash;

/** The aim points of a fire control in the last ticks, for display. */
public final class AimHistory {
  /** Number of aim points that are kept. */
  public static final int CAPACITY = 16;

  private final double[] xs = new double[CAPACITY];
  private final double[] ys = new double[CAPACITY];
  private int target;
  private int newest;
  private int size;

  /** Removes all aim points. */
  public void clear() {
    size = 0;
  }

  /** Adds an aim point, m, and removes those for another target. */
  public void add(int targetId, double x, double y) {
    if (targetId != target) {
      clear();
      target = targetId;
    }
    newest = (newest + 1) % CAPACITY;
    xs[newest] = x;
    ys[newest] = y;
    size = Math.min(CAPACITY, size + 1);
  }

  /** Returns the number of aim points. */
  public int size() {
    return size;
  }

  /** Returns the x coordinate of the aim point {@code age} ticks ago, m. */
  public double x(int age) {
    return xs[Math.floorMod(newest - age, CAPACITY)];
  }

  /** Returns the y coordinate of the aim point {@code age} ticks ago, m. */
  public double y(int age) {
    return ys[Math.floorMod(newest - age, CAPACITY)];
  }

  /** Adds all aim points to {@code hash}. */
  public void hashInto(StateHash hash) {
    hash.add(size);
    hash.add(target);
    for (int age = 0; age < size; age++) {
      hash.add(x(age));
      hash.add(y(age));
    }
  }
}
