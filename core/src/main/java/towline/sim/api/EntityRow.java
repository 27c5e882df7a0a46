package towline.sim.api;

import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;

/**
 * What a {@link Snapshot} says of one thing. What only some kinds have is left as it is in a new
 * row for all others. Seconds unless said otherwise; only the world writes.
 *
 * <p>A new field is declared here and copied in {@link #set}, and nowhere else.
 */
public final class EntityRow extends Body {
  private static final EntityRow BLANK = new EntityRow();

  /** What it is. */
  public EntityKind kind = EntityKind.SHIP;

  /** How whole it is, 1 to 0; for what has a lifetime, how much of it is left. */
  public double health;

  /**
   * The points of health that a foe has left; those that a shot of our side, or a missile of the
   * ship, takes off what it strikes.
   */
  public double hitPoints;

  /** Whether no shot takes anything off it now: plates, and parts of a later phase. */
  public boolean armoured;

  /** What it is capable of: its largest acceleration, m/s^2; +infinity: no limit. */
  public double acceleration = Double.POSITIVE_INFINITY;

  /** How far its velocity may jump beside that, m/s. */
  public double jump;

  /** The speed up to which it drives along its course, m/s; NaN: it does not drive. */
  public double topSpeed = Double.NaN;

  /** How fast its course turns at most if it drives or is a missile, rad/s. */
  public double turnRate;

  /** The index of the aim mode of the drone, or of the drone that fired this shot. */
  public int aimMode;

  /** The id of what a shot of the drone was aimed at and has not passed yet, or 0. */
  public int shotTarget;

  /** The index of the kind of a courier. */
  public int courierKind;

  /** The layers that a courier's shell has left. */
  public int layers;

  /** How long a courier still stays. */
  public double staysFor;

  /** Whether the drone can lock onto a courier. */
  public boolean lockable;

  /** On which side of the ship a wingman flies: +1 left, -1 right. */
  public int station;

  /** The time until a tank, a vessel's part or a wingman can fire again. */
  public double reloadLeft;

  /** The id of what a missile or a seeker flies at, or 0. */
  public int chasedId;

  /** The time until the fuel of a missile or a seeker is spent. */
  public double fuelLeft;

  /** The id of the snake that a head or a segment belongs to. */
  public int snakeId;

  /** The place of a snake's segment in its chain: 0 for the head, then 1, 2, ... */
  public int chainPlace;

  /** How a snake is built. */
  public SnakeSpec.Build snakeBuild = SnakeSpec.Build.LINKED;

  /** How far the head of a snake is about to dash, or dashes on, straight ahead, m; 0: nowhere. */
  public double dashLength;

  /** The time until it dashes. */
  public double timeToDash;

  /** What a tank shoots with. */
  public TankSpec.Weapon weapon = TankSpec.Weapon.GUN;

  /** What a tank stands on. */
  public TankSpec.Chassis chassis = TankSpec.Chassis.TRACKS;

  /** The bearing of a tank's barrel. */
  public double barrel;

  /** The number of the school that a mite swims in, or that a warp gate lets in. */
  public int school;

  /** The time until a mite that was set off bursts; 0 for one that nothing has set off. */
  public double fuseLeft;

  /** The id of the vessel that a part belongs to. */
  public int vesselId;

  /** The index of the kind of vessel that a part belongs to. */
  public int vesselKind;

  /** The heading of the vessel that a part belongs to. */
  public double vesselHeading;

  /** The place of a vessel's part in the list of its parts. */
  public int partIndex;

  /** Whether it is the core of a boss. */
  public boolean boss;

  /** Which of its phases the vessel of a part is in, from 0 on. */
  public int vesselPhase;

  /** How many of a vessel's part's salvo that it has announced have not left yet; 0: it waits. */
  public int salvoLeft;

  /** In how many directions a gun of a vessel fires at once; 0: it is no gun. */
  public int lanes;

  /** Distance from a gun of a vessel to the end of its shots' flight, m; 0: it is no gun. */
  public double laneLength;

  /** How far that salvo is announced, 0 to 1: the first of it leaves. */
  public double announced;

  /** The time until the next of that salvo leaves. */
  public double firesIn;

  /** Announced part of a charge of the vessel of a core, 0: no charge, 1: it charges. */
  public double charge;

  /**
   * The middle of the rear end of the lane of that charge, which runs along the vessel's heading
   * and holds all parts of the vessel from the announcement to the end.
   */
  public double chargeX;

  /** See {@link #chargeX}. */
  public double chargeY;

  /** Length of that lane, m; 0: no charge. */
  public double chargeLength;

  /** Half the width of that lane, m. */
  public double chargeHalfWidth;

  /** What the vessel of a core believes of the ship, ... */
  public FlightBelief belief = FlightBelief.NONE;

  /** ... and how firmly, 0 to 1. */
  public double trust;

  /** The time for which a gun of a vessel still cools. */
  public double cooling;

  /** The time until a shell lands. */
  public double timeToLanding;

  /** What a power-up gives. */
  public PowerUpKind powerUp = PowerUpKind.WINGMEN;

  /** What comes out of a warp gate. */
  public EntityKind guest = EntityKind.SHIP;

  /** How many mites or segments are still to come out of a warp gate. */
  public int guestsLeft;

  /** The time until a warp gate opens; 0 for one that is open. */
  public double timeToOpening;

  EntityRow() {}

  /** It turns like a tank and goes at once at any speed up to the top, m/s; rad/s. */
  public void setDriving(double upTo, double turning) {
    acceleration = 0;
    topSpeed = upTo;
    turnRate = turning;
  }

  /** Begins anew, as that thing and with nothing else said of it. */
  void begin(EntityKind what, Body body, double wholeness) {
    set(BLANK);
    place(body);
    kind = what;
    health = wholeness;
  }

  /** Takes over all of {@code other}. */
  void set(EntityRow other) {
    place(other);
    kind = other.kind;
    health = other.health;
    hitPoints = other.hitPoints;
    armoured = other.armoured;
    acceleration = other.acceleration;
    jump = other.jump;
    topSpeed = other.topSpeed;
    turnRate = other.turnRate;
    aimMode = other.aimMode;
    shotTarget = other.shotTarget;
    courierKind = other.courierKind;
    layers = other.layers;
    staysFor = other.staysFor;
    lockable = other.lockable;
    station = other.station;
    reloadLeft = other.reloadLeft;
    chasedId = other.chasedId;
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
    announced = other.announced;
    firesIn = other.firesIn;
    charge = other.charge;
    chargeX = other.chargeX;
    chargeY = other.chargeY;
    chargeLength = other.chargeLength;
    chargeHalfWidth = other.chargeHalfWidth;
    belief = other.belief;
    trust = other.trust;
    cooling = other.cooling;
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
