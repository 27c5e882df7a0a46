package towline.sim.api;

import towline.sim.spec.MotionFamily;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;

/**
 * The state of one entity in a {@link Snapshot}. A field that only some kinds have keeps its
 * initial value for all others. Times are in seconds, angles in radians. Written by the world
 * alone.
 *
 * <p>A new field is declared here and copied in {@link #set}, and nowhere else.
 */
public final class EntityRow extends Body {
  private static final EntityRow BLANK = new EntityRow();

  public EntityKind kind = EntityKind.SHIP;

  /** Name in the data of the spec of a foe, of its snake or of its vessel; empty for others. */
  public String variant = "";

  /** Family of motion of a foe. */
  public MotionFamily family = MotionFamily.STRAIGHT;

  /** Share of the health that is left, 1 to 0; of the lifetime, for entities with a lifetime. */
  public double health;

  /**
   * Points of health that a foe has left; points that a friendly shot or a missile of the ship
   * takes from its victim.
   */
  public double hitPoints;

  /** True if no shot can hurt it now: plates, and parts of a later phase. */
  public boolean armoured;

  /** Greatest acceleration, m/s^2; +infinity: no limit. */
  public double acceleration = Double.POSITIVE_INFINITY;

  /** Greatest jump of its velocity beside that acceleration, m/s. */
  public double jump;

  /** Top speed along its course, m/s; NaN: it does not drive. */
  public double topSpeed = Double.NaN;

  /** Greatest turn rate of the course of a vehicle or a missile, rad/s. */
  public double turnRate;

  /** Index of the drone's aim mode; for its shot, of the mode that fired it. */
  public int aimMode;

  /** Id of the target that a shot of the drone was aimed at and has not passed yet, or 0. */
  public int shotTarget;

  /** True for a harpoon. */
  public boolean harpoon;

  /** Share of the damage of anything but harpoons and missiles that its plates keep off, 0 to 1. */
  public double plating;

  /** Index of the kind of a courier. */
  public int courierKind;

  /** Number of layers that a courier's shell has left. */
  public int layers;

  /** Time until a courier leaves. */
  public double timeToDeparture;

  /** True if the drone can lock onto this courier. */
  public boolean lockable;

  /** Side of the ship on which a wingman flies: +1 left, -1 right. */
  public int station;

  /** Time until a tank, a vessel's part or a wingman can fire again. */
  public double reloadLeft;

  /** Id of the target of a missile or a seeker, or 0. */
  public int targetId;

  /** Time until the fuel of a missile or a seeker is spent. */
  public double fuelLeft;

  /** Id of the snake of a head or a segment. */
  public int snakeId;

  /** Place of a snake's segment in its chain: 0 for the head, then 1, 2, ... */
  public int chainPlace;

  /** Build of a snake. */
  public SnakeSpec.Build snakeBuild = SnakeSpec.Build.LINKED;

  /**
   * Distance that a snake's head is about to dash, or has left to dash, straight ahead, m; 0: none.
   */
  public double dashLength;

  /** Time until the dash. */
  public double timeToDash;

  /** Weapon of a tank. */
  public TankSpec.Weapon weapon = TankSpec.Weapon.GUN;

  /** Chassis of a tank. */
  public TankSpec.Chassis chassis = TankSpec.Chassis.TRACKS;

  /** Bearing of a tank's barrel. */
  public double barrel;

  /** Number of the school that a mite belongs to, or that a warp gate lets in. */
  public int school;

  /** Time until a mite that was set off bursts; 0 for one that was not. */
  public double fuseLeft;

  /** Id of the vessel of a part. */
  public int vesselId;

  /** Index of the kind of vessel of a part. */
  public int vesselKind;

  /** Heading of the vessel of a part. */
  public double vesselHeading;

  /** Place of a part in the list of its vessel's parts. */
  public int partIndex;

  /** True for the core of a boss. */
  public boolean boss;

  /** Phase of the vessel of a part, from 0 on. */
  public int vesselPhase;

  /** Number of shots left in the salvo that a part of a vessel has announced; 0: no salvo. */
  public int salvoLeft;

  /** Number of directions in which a gun of a vessel fires at once; 0: it is no gun. */
  public int lanes;

  /** Distance from a gun of a vessel to the end of its shots' flight, m; 0: it is no gun. */
  public double laneLength;

  /** Elapsed part of the announcement of that salvo, 0 to 1; at 1 its first shot leaves. */
  public double announcement;

  /** Time until the next shot of that salvo leaves. */
  public double timeToNextShot;

  /**
   * Elapsed part of the announcement of a charge, for a vessel's core; 0: no charge, 1: it charges.
   */
  public double charge;

  /**
   * X coordinate of the middle of the rear end of the lane of that charge, m. The lane runs along
   * the vessel's heading and holds all parts of the vessel from the announcement to the end.
   */
  public double chargeX;

  /** Y coordinate of that point, m, see {@link #chargeX}. */
  public double chargeY;

  /** Length of that lane, m; 0: no charge. */
  public double chargeLength;

  /** Half the width of that lane, m. */
  public double chargeHalfWidth;

  /** Belief about the ship's flight of an enemy with a barrage; of a vessel, in its core's row. */
  public FlightBelief belief = FlightBelief.NONE;

  /** Progress of that enemy towards another belief, 0 to 1. */
  public double doubt;

  /** Place of the ship that {@link #belief} foretells for the landing of a barrage fired now, m. */
  public double forecastX;

  /** Y coordinate of that place, m. */
  public double forecastY;

  /** Time until that enemy's next barrage is loaded. */
  public double timeToBarrage;

  /** Time until a shell lands. */
  public double timeToLanding;

  /** Gift of a power-up. */
  public PowerUpKind powerUp = PowerUpKind.WINGMEN;

  /** Kind that comes out of a warp gate. */
  public EntityKind guest = EntityKind.SHIP;

  /** Number of mites or segments that are still to come out of a warp gate. */
  public int guestsLeft;

  /** Time until a warp gate opens; 0 for one that is open. */
  public double timeToOpening;

  EntityRow() {}

  /**
   * Makes it a vehicle that takes on any speed up to {@code speed}, m/s, at once, and turns by at
   * most {@code rate}, rad/s.
   */
  public void setDriving(double speed, double rate) {
    acceleration = 0;
    topSpeed = speed;
    turnRate = rate;
  }

  /** Describes another entity; all fields without a parameter get their initial values. */
  void begin(EntityKind newKind, Body body, double newHealth) {
    set(BLANK);
    place(body);
    kind = newKind;
    health = newHealth;
  }

  /** Copies {@code other}. */
  void set(EntityRow other) {
    place(other);
    kind = other.kind;
    variant = other.variant;
    family = other.family;
    health = other.health;
    hitPoints = other.hitPoints;
    armoured = other.armoured;
    acceleration = other.acceleration;
    jump = other.jump;
    topSpeed = other.topSpeed;
    turnRate = other.turnRate;
    aimMode = other.aimMode;
    shotTarget = other.shotTarget;
    harpoon = other.harpoon;
    plating = other.plating;
    courierKind = other.courierKind;
    layers = other.layers;
    timeToDeparture = other.timeToDeparture;
    lockable = other.lockable;
    station = other.station;
    reloadLeft = other.reloadLeft;
    targetId = other.targetId;
    fuelLeft = other.fuelLeft;
    snakeId = other.snakeId;
    chainPlace = other.chainPlace;
    snakeBuild = other.snakeBuild;
    dashLength = other.dashLength;
    timeToDash = other.timeToDash;
    weapon = other.weapon;
    chassis = other.chassis;
    barrel = other.barrel;
    school = other.school;
    fuseLeft = other.fuseLeft;
    vesselId = other.vesselId;
    vesselKind = other.vesselKind;
    vesselHeading = other.vesselHeading;
    partIndex = other.partIndex;
    boss = other.boss;
    vesselPhase = other.vesselPhase;
    salvoLeft = other.salvoLeft;
    lanes = other.lanes;
    laneLength = other.laneLength;
    announcement = other.announcement;
    timeToNextShot = other.timeToNextShot;
    charge = other.charge;
    chargeX = other.chargeX;
    chargeY = other.chargeY;
    chargeLength = other.chargeLength;
    chargeHalfWidth = other.chargeHalfWidth;
    belief = other.belief;
    doubt = other.doubt;
    forecastX = other.forecastX;
    forecastY = other.forecastY;
    timeToBarrage = other.timeToBarrage;
    timeToLanding = other.timeToLanding;
    powerUp = other.powerUp;
    guest = other.guest;
    guestsLeft = other.guestsLeft;
    timeToOpening = other.timeToOpening;
  }

  private void place(Body body) {
    id = body.id;
    x = body.x;
    y = body.y;
    vx = body.vx;
    vy = body.vy;
    heading = body.heading;
    radius = body.radius;
  }
}
