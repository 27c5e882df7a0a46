package towline.sim.api;

import java.util.Arrays;
import towline.sim.spec.TankSpec;

/**
 * The things of a {@link Snapshot}, one row for each. They are listed kind by kind (in the order of
 * {@link EntityKind}) and, within a kind, by ascending id, so that two snapshots can be matched in
 * one walk. Metres, metres a second, radians.
 *
 * <p>What only some kinds have is read by a name of its own, such as {@link #barrel}; asked of
 * another kind it means nothing. Who writes a row says so after {@link #add}.
 */
public abstract class EntityTable extends BodyTable {
  private static final TankSpec.Weapon[] WEAPONS = TankSpec.Weapon.values();
  private static final PowerUpKind[] POWER_UPS = PowerUpKind.values();

  private double[] healths = new double[256];
  private double[] hitPoints = new double[256];
  private int[] links = new int[256];
  private int[] places = new int[256];
  private int[] variants = new int[256];
  private double[] bearings = new double[256];
  private double[] clocks = new double[256];
  private double[] fuses = new double[256];
  private boolean[] armoured = new boolean[256];

  /** How whole it is, 1 to 0; for what has a lifetime, how much of it is left. */
  public final double health(int i) {
    return healths[i];
  }

  /**
   * The points of health that a foe has left; those that a shot of our side, or a missile of the
   * ship, takes off what it strikes.
   */
  public final double hitPoints(int i) {
    return hitPoints[i];
  }

  /** The index of the aim mode of the drone, or of the drone that fired this shot. */
  public final int aimMode(int i) {
    return links[i];
  }

  /** The id of what a shot of the drone was aimed at and has not passed yet, or 0. */
  public final int shotTarget(int i) {
    return places[i];
  }

  /** The index of the kind of a courier. */
  public final int courierKind(int i) {
    return variants[i];
  }

  /** The layers that a courier's shell has left. */
  public final int layers(int i) {
    return places[i];
  }

  /** How long a courier still stays, s. */
  public final double staysFor(int i) {
    return clocks[i];
  }

  /** Whether the drone can lock onto a courier. */
  public final boolean lockable(int i) {
    return links[i] != 0;
  }

  /** On which side of the ship a wingman flies: +1 left, -1 right. */
  public final int station(int i) {
    return links[i];
  }

  /** The id of what a missile or a seeker flies at, or 0. */
  public final int chasedId(int i) {
    return links[i];
  }

  /** The id of the snake that a head or a segment belongs to. */
  public final int snakeId(int i) {
    return links[i];
  }

  /** The place of a snake's segment in its chain: 0 for the head, then 1, 2, ... */
  public final int chainPlace(int i) {
    return places[i];
  }

  /** The id of the vessel that a part belongs to. */
  public final int vesselId(int i) {
    return links[i];
  }

  /** The place of a vessel's part in the list of its parts. */
  public final int partIndex(int i) {
    return places[i];
  }

  /** The index of the kind of vessel that a part belongs to. */
  public final int vesselKind(int i) {
    return variants[i];
  }

  /** What a tank shoots with. */
  public final TankSpec.Weapon weapon(int i) {
    return WEAPONS[variants[i]];
  }

  /** What a power-up gives. */
  public final PowerUpKind powerUp(int i) {
    return POWER_UPS[variants[i]];
  }

  /** The bearing of a tank's barrel; the heading for what has no barrel beside its hull. */
  public final double barrel(int i) {
    return bearings[i];
  }

  /** The heading of the vessel that a part belongs to. */
  public final double vesselHeading(int i) {
    return bearings[i];
  }

  /** The time until a tank, a vessel's part or a wingman can fire again, s. */
  public final double reloadLeft(int i) {
    return clocks[i];
  }

  /** The time until a shell lands, s. */
  public final double timeToLanding(int i) {
    return clocks[i];
  }

  /** The time until the fuel of a missile or a seeker is spent, s. */
  public final double fuelLeft(int i) {
    return clocks[i];
  }

  /** How near, rim to rim, a missile or a seeker bursts, m. */
  public final double fuse(int i) {
    return fuses[i];
  }

  /** The number of the school that a mite swims in, or that a warp gate lets in. */
  public final int school(int i) {
    return links[i];
  }

  /** The time until a mite that was set off bursts, s; 0 for one that nothing has set off. */
  public final double fuseLeft(int i) {
    return clocks[i];
  }

  /** How many mites or segments are still to come out of a warp gate. */
  public final int guestsLeft(int i) {
    return places[i];
  }

  /** What comes out of a warp gate. */
  public final EntityKind guest(int i) {
    return EntityKind.of(variants[i]);
  }

  /** The time until a warp gate opens, s; 0 for one that is open. */
  public final double timeToOpening(int i) {
    return clocks[i];
  }

  /** Whether no shot takes anything off it now: plates, and parts of a later phase. */
  public final boolean armoured(int i) {
    return armoured[i];
  }

  /** Appends a thing; kinds must come in order, and ids of one kind too. */
  public final void add(EntityKind kind, Body body, double health) {
    int row = addBody(kind, body);
    healths[row] = health;
    hitPoints[row] = 0;
    links[row] = 0;
    places[row] = 0;
    variants[row] = 0;
    bearings[row] = body.heading;
    clocks[row] = 0;
    fuses[row] = 0;
    armoured[row] = false;
  }

  /** The thing added last is the drone, or one of its shots, in that aim mode. */
  public final void setAimMode(int mode) {
    links[last()] = mode;
  }

  /** The thing added last is a shot of the drone, aimed at the thing with that id, or 0. */
  public final void setShotTarget(int id) {
    places[last()] = id;
  }

  /** The thing added last is a courier. */
  public final void setCourier(int kind, int layers, double staysFor, boolean lockable) {
    variants[last()] = kind;
    places[last()] = layers;
    clocks[last()] = staysFor;
    links[last()] = lockable ? 1 : 0;
  }

  /** The thing added last has, or takes, so many points of health. */
  public final void setHitPoints(double points) {
    hitPoints[last()] = points;
  }

  /** The thing added last is a wingman. */
  public final void setWingman(int station, double reloadLeft) {
    links[last()] = station;
    clocks[last()] = reloadLeft;
  }

  /** The thing added last is a missile or a seeker. */
  public final void setMissile(int chasedId, double fuelLeft) {
    links[last()] = chasedId;
    clocks[last()] = fuelLeft;
  }

  /** The missile or seeker added last turns, rad/s, and bursts, m from rim to rim, like that. */
  public final void setHoming(double turnRate, double fuse) {
    setTurnRate(turnRate);
    fuses[last()] = fuse;
  }

  /** The thing added last belongs to a snake. */
  public final void setChain(int snakeId, int place) {
    links[last()] = snakeId;
    places[last()] = place;
  }

  /** The thing added last is a tank. */
  public final void setTank(TankSpec.Weapon weapon, double barrel, double reloadLeft) {
    variants[last()] = weapon.ordinal();
    bearings[last()] = barrel;
    clocks[last()] = reloadLeft;
  }

  /** The thing added last is a part of a vessel. */
  public final void setPart(
      int vesselId, int vesselKind, double vesselHeading, int partIndex, double reloadLeft) {
    links[last()] = vesselId;
    variants[last()] = vesselKind;
    bearings[last()] = vesselHeading;
    places[last()] = partIndex;
    clocks[last()] = reloadLeft;
  }

  /** No shot takes anything off the thing added last. */
  public final void setArmoured() {
    armoured[last()] = true;
  }

  /** The thing added last is a shell. */
  public final void setShell(double timeToLanding) {
    clocks[last()] = timeToLanding;
  }

  /** The thing added last is a power-up. */
  public final void setPowerUp(PowerUpKind kind) {
    variants[last()] = kind.ordinal();
  }

  /** The thing added last is a mite. */
  public final void setMite(int school, double fuseLeft) {
    links[last()] = school;
    clocks[last()] = fuseLeft;
  }

  /** The thing added last is a warp gate. */
  public final void setWarpGate(
      EntityKind guest, int school, int guestsLeft, double timeToOpening) {
    variants[last()] = guest.ordinal();
    links[last()] = school;
    places[last()] = guestsLeft;
    clocks[last()] = timeToOpening;
  }

  /** Takes over all rows of {@code other}. */
  final void setRows(EntityTable other) {
    setBodies(other);
    copy(other.healths, healths);
    copy(other.hitPoints, hitPoints);
    copy(other.links, links);
    copy(other.places, places);
    copy(other.variants, variants);
    copy(other.bearings, bearings);
    copy(other.clocks, clocks);
    copy(other.fuses, fuses);
    copy(other.armoured, armoured);
  }

  @Override
  void grow() {
    super.grow();
    int capacity = 2 * healths.length;
    healths = Arrays.copyOf(healths, capacity);
    hitPoints = Arrays.copyOf(hitPoints, capacity);
    links = Arrays.copyOf(links, capacity);
    places = Arrays.copyOf(places, capacity);
    variants = Arrays.copyOf(variants, capacity);
    bearings = Arrays.copyOf(bearings, capacity);
    clocks = Arrays.copyOf(clocks, capacity);
    fuses = Arrays.copyOf(fuses, capacity);
    armoured = Arrays.copyOf(armoured, capacity);
  }
}
