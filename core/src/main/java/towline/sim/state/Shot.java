package towline.sim.state;

import java.util.Arrays;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;

/** The state of a shot. */
public final class Shot extends Entity {
  /** The gun that fired a shot. */
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

  /** Gun that fired it. */
  public Source source = Source.SHIP;

  /** Index of the aim mode that fired it; 0 for other guns than the drone's. */
  public int mode;

  /** Id of its target, or 0. */
  public int target;

  /** Damage of a hit, in points of health. */
  public double damage;

  /** Distance beyond its rim at which it hurts where it strikes, m. */
  public double splash;

  /** Share of the sector's gravity that acts on it, 0 to 1. */
  public double weight = 1;

  /** Lifetime left, s. */
  public double lifeLeft;

  /** Whole lifetime, s. */
  public double life;

  /** Number of foes that it has glanced off. */
  public int glances;

  /** Number of foes that it has passed through. */
  public int pierces;

  /** True if it glanced off in this tick; it flies on from there in the next. */
  public boolean turned;

  /** True if it was aimed at a courier, and so strikes nothing else. */
  public boolean lance;

  /** True if it is a harpoon. */
  public boolean harpoon;

  /** Number of flights back into the barrel that a harpoon has behind it. */
  public int returns;

  /** Pass of an enemy's shot by the ship. */
  public final NearMissTracker pass = new NearMissTracker();

  private int[] struck = new int[8];
  private int strikes;

  /** Returns the number of foes that it has struck. */
  public int strikes() {
    return strikes;
  }

  /** Returns true if it has struck the foe with id {@code id}; it strikes each foe only once. */
  public boolean hasStruck(int id) {
    for (int i = 0; i < strikes; i++) {
      if (struck[i] == id) {
        return true;
      }
    }
    return false;
  }

  /** Notes that it has struck the foe with id {@code id}. */
  public void strike(int id) {
    if (strikes == struck.length) {
      struck = Arrays.copyOf(struck, 2 * strikes);
    }
    struck[strikes] = id;
    strikes++;
  }

  @Override
  public EntityKind kind() {
    return switch (source) {
      case SHIP -> EntityKind.SHIP_SHOT;
      case DRONE -> EntityKind.DRONE_SHOT;
      case WINGMAN -> EntityKind.WINGMAN_SHOT;
      case FOE -> EntityKind.FOE_SHOT;
    };
  }

  @Override
  public double healthShare() {
    return lifeLeft / life;
  }

  @Override
  public void describe(EntityRow row) {
    row.hitPoints = damage;
    row.aimMode = mode;
    row.shotTarget = target;
    row.harpoon = harpoon;
  }

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
    strikes = 0;
    turned = false;
    lance = false;
    harpoon = false;
    returns = 0;
    weight = 1;
  }

  /** Sets its bearing, rad, and its speed, m/s. */
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
    hash.add(strikes);
    for (int i = 0; i < strikes; i++) {
      hash.add(struck[i]);
    }
    hash.add(turned);
    hash.add(lance);
    hash.add(harpoon);
    hash.add(returns);
    hash.add(weight);
    pass.hashInto(hash);
  }
}
