package towline.sim.state;

import towline.math.StateHash;

/** The state of a shot. */
public final class Shot extends Entity {
  /** Whose gun a shot came from. */
  public enum Source {
    /** The ship's own gun. */
    SHIP,
    /** The Defence Drone. */
    DRONE,
    /** A wingman. */
    WINGMAN,
    /** An enemy. */
    FOE
  }

  /** Whose gun it came from. */
  public Source source = Source.SHIP;

  /** The index of the aim mode that fired it; 0 for the ship's. */
  public int mode;

  /** The id of what it was aimed at, or 0. */
  public int target;

  /** The points of health that it takes. */
  public double damage;

  /** How far beyond its rim it hurts where it strikes, m. */
  public double splash;

  /** How long it still flies, s. */
  public double lifeLeft;

  /** How long it flies in all, s. */
  public double life;

  /** How an enemy's shot passes the ship. */
  public final ShipPass pass = new ShipPass();

  @Override
  public void reset() {
    super.reset();
    source = Source.SHIP;
    mode = 0;
    target = 0;
    damage = 0;
    lifeLeft = 0;
    life = 0;
    pass.reset();
    splash = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(source.ordinal());
    hash.add(mode);
    hash.add(target);
    hash.add(damage);
    hash.add(splash);
    hash.add(lifeLeft);
    pass.hashInto(hash);
  }
}
