package towline.sim.state;

import towline.math.StateHash;
import towline.math.Trigonometry;

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

  /** At how many foes it has glanced off. */
  public int glances;

  /** Through how many foes it has gone. */
  public int pierces;

  /** The id of what it struck last and flew on, or 0. */
  public int struck;

  /** Whether it glanced off in this tick, and flies on from there in the next. */
  public boolean turned;

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
    glances = 0;
    pierces = 0;
    struck = 0;
    turned = false;
  }

  /** Makes it fly along that bearing, at that speed, m/s. */
  public void turn(double bearing, double speed) {
    heading = bearing;
    vx = Trigonometry.cos(bearing) * speed;
    vy = Trigonometry.sin(bearing) * speed;
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
    hash.add(glances);
    hash.add(pierces);
    hash.add(struck);
    hash.add(turned);
    pass.hashInto(hash);
  }
}
