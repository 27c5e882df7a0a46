package towline.sim.api;

/** What a {@link Snapshot} says of the ship's missiles and shield. */
public final class ArsenalState {
  private int missiles;
  private int capacity;
  private double readiness;
  private boolean shielded;

  /** The missiles in the rack. */
  public int missiles() {
    return missiles;
  }

  /** How many missiles the rack holds. */
  public int capacity() {
    return capacity;
  }

  /** How far the next missile is reloaded, 0 to 1. */
  public double readiness() {
    return readiness;
  }

  /** Whether the ship has a shield, which takes one blow. */
  public boolean shielded() {
    return shielded;
  }

  /** Says how the rack and the shield stand. */
  public void set(int inRack, int capacity, double reloaded, boolean shield) {
    missiles = inRack;
    this.capacity = capacity;
    readiness = reloaded;
    shielded = shield;
  }
}
