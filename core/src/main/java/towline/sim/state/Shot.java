package towline.sim.state;

import java.util.Arrays;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;

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

  /** Which part of the sector's gravity pulls at it, 0 to 1. */
  public double weight = 1;

  /** How long it still flies, s. */
  public double lifeLeft;

  /** How long it flies in all, s. */
  public double life;

  /** At how many foes it has glanced off. */
  public int glances;

  /** Through how many foes it has gone. */
  public int pierces;

  /** Whether it glanced off in this tick, and flies on from there in the next. */
  public boolean turned;

  /** Whether it was aimed at a courier, and strikes nothing else. */
  public boolean lance;

  /** How an enemy's shot passes the ship. */
  public final NearMissTracker pass = new NearMissTracker();

  private int[] struck = new int[8];
  private int strikes;

  /** The number of foes that it has struck so far. */
  public int strikes() {
    return strikes;
  }

  /** Whether it has struck the foe with that id, which it does only once, however it flies on. */
  public boolean hasStruck(int id) {
    for (int i = 0; i < strikes; i++) {
      if (struck[i] == id) {
        return true;
      }
    }
    return false;
  }

  /** Remembers that it has struck the foe with that id. */
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
  public double wholeness() {
    return lifeLeft / life;
  }

  @Override
  public void describe(EntityRow row) {
    row.hitPoints = damage;
    row.aimMode = mode;
    row.shotTarget = target;
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
    weight = 1;
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
    hash.add(strikes);
    for (int i = 0; i < strikes; i++) {
      hash.add(struck[i]);
    }
    hash.add(turned);
    hash.add(lance);
    hash.add(weight);
    pass.hashInto(hash);
  }
}
