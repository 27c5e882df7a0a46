package towline.sim.api;

import towline.sim.loadout.Loadout;

/**
 * The published state of the world after a tick: all that pilots may perceive and all that picture
 * and sound may show. Written by the world alone, once a tick.
 */
public final class Snapshot extends EntityTable {
  private long tick;
  private double width;
  private double height;
  private double gravityX;
  private double gravityY;
  private final CableStatus tow = new CableStatus();
  private final DroneGunStatus turret = new DroneGunStatus();
  private final ShipGunStatus arsenal = new ShipGunStatus();
  private final EnemyOverrides enemyLaws = new EnemyOverrides();
  private final Loadout loadout = new Loadout();
  private double gunBearing;
  private double gunReadiness;
  private double immunity;
  private double shardReach;

  /** The number of ticks since the world began. */
  public long tick() {
    return tick;
  }

  /** The width of the sector, m; its lower left corner is the origin. */
  public double width() {
    return width;
  }

  /** The height of the sector, m. */
  public double height() {
    return height;
  }

  /** The acceleration of every shot along +x, m/s^2. */
  public double gravityX() {
    return gravityX;
  }

  /** The acceleration of every shot along +y, m/s^2. */
  public double gravityY() {
    return gravityY;
  }

  /** The cable. */
  public CableStatus tow() {
    return tow;
  }

  /** The drone's gun, beside what its entry among the things says. */
  public DroneGunStatus turret() {
    return turret;
  }

  /** The ship's missiles and its shield. */
  public ShipGunStatus arsenal() {
    return arsenal;
  }

  /** What the ship, the cable and the drone are fitted with. */
  public Loadout loadout() {
    return loadout;
  }

  /** The laws that enemies follow. */
  public EnemyOverrides enemyLaws() {
    return enemyLaws;
  }

  /** The bearing of the ship's own gun. */
  public double gunBearing() {
    return gunBearing;
  }

  /** How ready the ship's own gun is: 1 can fire, 0 has just fired. */
  public double gunReadiness() {
    return gunReadiness;
  }

  /** For how long the ship still cannot be hurt, s. */
  public double immunity() {
    return immunity;
  }

  /** From how near the ship draws shards, with what is fitted, m. */
  public double shardReach() {
    return shardReach;
  }

  /** Begins anew, without things, after {@code atTick} ticks; gravity in m/s^2. */
  public void reset(long atTick, double sectorWidth, double sectorHeight, double gx, double gy) {
    tick = atTick;
    width = sectorWidth;
    height = sectorHeight;
    gravityX = gx;
    gravityY = gy;
    clear();
  }

  /** Becomes a copy of {@code other}. */
  public void set(Snapshot other) {
    setRows(other);
    tick = other.tick;
    width = other.width;
    height = other.height;
    gravityX = other.gravityX;
    gravityY = other.gravityY;
    tow.set(other.tow);
    turret.set(other.turret);
    arsenal.set(other.arsenal);
    enemyLaws.set(other.enemyLaws);
    loadout.set(other.loadout);
    gunBearing = other.gunBearing;
    gunReadiness = other.gunReadiness;
    immunity = other.immunity;
    shardReach = other.shardReach;
  }

  /** Says how the ship's own gun stands, and for how long the ship cannot be hurt, s. */
  public void setShip(double bearing, double readiness, double immunityLeft) {
    gunBearing = bearing;
    gunReadiness = readiness;
    immunity = immunityLeft;
  }

  /** Says from how near the ship draws shards, m. */
  public void setShardReach(double reach) {
    shardReach = reach;
  }
}
