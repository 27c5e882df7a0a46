package towline.sim.api;

import java.util.Arrays;
import towline.sim.state.Entity;

/**
 * The published state of the world after a tick: all that pilots may perceive and all that picture
 * and sound may show. Written by the world alone, once a tick.
 *
 * <p>Things are listed kind by kind (in the order of {@link EntityKind}) and, within a kind, by
 * ascending id, so that two snapshots can be matched in one walk. Metres, metres a second, radians.
 */
public final class Snapshot {
  private final int[] firstOfKind = new int[EntityKind.count() + 1];
  private int[] ids = new int[256];
  private double[] xs = new double[256];
  private double[] ys = new double[256];
  private double[] vxs = new double[256];
  private double[] vys = new double[256];
  private double[] headings = new double[256];
  private double[] radii = new double[256];
  private double[] healths = new double[256];
  private int[] groups = new int[256];
  private int[] places = new int[256];
  private int[] variants = new int[256];
  private double[] barrels = new double[256];
  private double[] clocks = new double[256];
  private boolean[] armours = new boolean[256];
  private int size;
  private int openKind;

  private long tick;
  private double width;
  private double height;
  private double gravityX;
  private double gravityY;
  private final TowState tow = new TowState();
  private final TurretState turret = new TurretState();
  private final ArsenalState arsenal = new ArsenalState();
  private final EnemyLaws enemyLaws = new EnemyLaws();
  private double gunBearing;
  private double gunReadiness;
  private double immunity;

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
  public TowState tow() {
    return tow;
  }

  /** The drone's gun, beside what its entry among the things says. */
  public TurretState turret() {
    return turret;
  }

  /** The ship's missiles and its shield. */
  public ArsenalState arsenal() {
    return arsenal;
  }

  /** The laws that enemies follow. */
  public EnemyLaws doctrine() {
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

  /** The number of things. */
  public int size() {
    return size;
  }

  /** The index of the first thing of a kind; equal to {@link #end} when there is none. */
  public int first(EntityKind kind) {
    return firstOfKind[kind.ordinal()];
  }

  /** The index behind the last thing of a kind. */
  public int end(EntityKind kind) {
    return firstOfKind[kind.ordinal() + 1];
  }

  /** The number of things of a kind. */
  public int count(EntityKind kind) {
    return end(kind) - first(kind);
  }

  /** The index of the thing of that kind with that id, or -1. */
  public int indexOf(EntityKind kind, int id) {
    int index = Arrays.binarySearch(ids, first(kind), end(kind), id);
    return index < 0 ? -1 : index;
  }

  /** The index of the first foe; those up to {@link #endOfFoes} are all foes. */
  public int firstFoe() {
    return first(EntityKind.FIRST_FOE);
  }

  /** The index behind the last foe. */
  public int endOfFoes() {
    return end(EntityKind.LAST_FOE);
  }

  /** The index of the foe with that id, of whatever kind; or -1. */
  public int indexOfFoe(int id) {
    return indexBetween(EntityKind.FIRST_FOE, EntityKind.LAST_FOE, id);
  }

  /** The index of the thing with that id, of whatever kind; or -1. */
  public int indexOf(int id) {
    return indexBetween(EntityKind.of(0), EntityKind.of(EntityKind.count() - 1), id);
  }

  private int indexBetween(EntityKind from, EntityKind to, int id) {
    for (int k = from.ordinal(); k <= to.ordinal(); k++) {
      int index = indexOf(EntityKind.of(k), id);
      if (index >= 0) {
        return index;
      }
    }
    return -1;
  }

  /** The kind of thing {@code i}. */
  public EntityKind kind(int i) {
    int k = 0;
    while (i >= firstOfKind[k + 1]) {
      k++;
    }
    return EntityKind.of(k);
  }

  /** The distance between the places of two things, m. */
  public double distance(int a, int b) {
    double dx = xs[a] - xs[b];
    double dy = ys[a] - ys[b];
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** The id of thing {@code i}; it never changes and is never used again. */
  public int id(int i) {
    return ids[i];
  }

  /** Its place. */
  public double x(int i) {
    return xs[i];
  }

  /** Its place. */
  public double y(int i) {
    return ys[i];
  }

  /** Its velocity. */
  public double vx(int i) {
    return vxs[i];
  }

  /** Its velocity. */
  public double vy(int i) {
    return vys[i];
  }

  /** Where its hull points; for the drone, where the barrel points. */
  public double heading(int i) {
    return headings[i];
  }

  /** Its radius. */
  public double radius(int i) {
    return radii[i];
  }

  /** How whole it is, 1 to 0; for shots and shards, how much of their life is left. */
  public double health(int i) {
    return healths[i];
  }

  /**
   * The id of the snake or vessel it belongs to; for a drone's shot, the index of its aim mode; for
   * a missile or seeker the id of what it chases; for a wingman +1 on the left, -1 on the right;
   * for a warp gate the number of the school that it lets in; else 0.
   */
  public int group(int i) {
    return groups[i];
  }

  /**
   * Its place in a chain: 0 for a head, then 1, 2, ...; for a vessel's part, in its list; for a
   * mite the number of its school; for a warp gate how many mites or segments are still to come.
   */
  public int place(int i) {
    return places[i];
  }

  /**
   * Which of its kind it is: the ordinal of a tank's weapon or of a pick-up's gift, the index of a
   * vessel's kind for its parts, the ordinal of a warp gate's guest; else 0.
   */
  public int variant(int i) {
    return variants[i];
  }

  /** The bearing of a tank's barrel; for a vessel's part the vessel's heading; else its own. */
  public double barrel(int i) {
    return barrels[i];
  }

  /**
   * A time that runs down, s: until a tank, a part or a wingman can fire again; until a shell
   * lands; until a missile's fuel is spent; until a mite that was set off bursts; until a warp gate
   * opens; else 0.
   */
  public double clock(int i) {
    return clocks[i];
  }

  /** Whether no shot takes anything off it now: plates, and parts of a later phase. */
  public boolean armoured(int i) {
    return armours[i];
  }

  public void reset(long atTick, double sectorWidth, double sectorHeight, double gx, double gy) {
    tick = atTick;
    width = sectorWidth;
    height = sectorHeight;
    gravityX = gx;
    gravityY = gy;
    size = 0;
    openKind = 0;
    Arrays.fill(firstOfKind, 0);
  }

  public void gun(double bearing, double readiness, double immunityLeft) {
    gunBearing = bearing;
    gunReadiness = readiness;
    immunity = immunityLeft;
  }

  /** Appends a thing; what is not said here is said of the last one by {@link #detail}. */
  public void add(EntityKind kind, Entity thing, double health, int group, int place) {
    openUpTo(kind.ordinal());
    if (size == ids.length) {
      grow();
    }
    ids[size] = thing.id;
    xs[size] = thing.x;
    ys[size] = thing.y;
    vxs[size] = thing.vx;
    vys[size] = thing.vy;
    headings[size] = thing.heading;
    radii[size] = thing.radius;
    healths[size] = health;
    groups[size] = group;
    places[size] = place;
    variants[size] = 0;
    barrels[size] = thing.heading;
    clocks[size] = 0;
    armours[size] = false;
    size++;
  }

  /** Says more of the thing that was added last. */
  public void detail(int variant, double barrel, double clock, boolean armoured) {
    variants[size - 1] = variant;
    barrels[size - 1] = barrel;
    clocks[size - 1] = clock;
    armours[size - 1] = armoured;
  }

  public void end() {
    openUpTo(EntityKind.count());
  }

  private void openUpTo(int ordinal) {
    if (ordinal < openKind) {
      throw new IllegalStateException("Things must be published kind by kind, in order.");
    }
    while (openKind < ordinal) {
      openKind++;
      firstOfKind[openKind] = size;
    }
  }

  private void grow() {
    int capacity = 2 * ids.length;
    ids = Arrays.copyOf(ids, capacity);
    xs = Arrays.copyOf(xs, capacity);
    ys = Arrays.copyOf(ys, capacity);
    vxs = Arrays.copyOf(vxs, capacity);
    vys = Arrays.copyOf(vys, capacity);
    headings = Arrays.copyOf(headings, capacity);
    radii = Arrays.copyOf(radii, capacity);
    healths = Arrays.copyOf(healths, capacity);
    groups = Arrays.copyOf(groups, capacity);
    places = Arrays.copyOf(places, capacity);
    variants = Arrays.copyOf(variants, capacity);
    barrels = Arrays.copyOf(barrels, capacity);
    clocks = Arrays.copyOf(clocks, capacity);
    armours = Arrays.copyOf(armours, capacity);
  }
}
