package towline.sim.api;

import java.util.Arrays;
import towline.sim.loadout.Loadout;

/**
 * The published state of the world after a tick: all that pilots may perceive and all that picture
 * and sound may show. Written by the world alone, once a tick.
 *
 * <p>Each thing has a row. They are listed kind by kind (in the order of {@link EntityKind}) and,
 * within a kind, by ascending id, so that two snapshots can be matched in one walk. What all things
 * have can be asked for by index; the rest stands in {@link #row}. Metres, metres a second,
 * radians.
 */
public final class Snapshot {
  /** As many things as a full stage has; with more, room is made while the game runs. */
  private static final int READY = 256;

  private long tick;
  private double width;
  private double height;
  private double gravityX;
  private double gravityY;
  private final CableStatus tow = new CableStatus();
  private final DroneGunStatus turret = new DroneGunStatus();
  private final ShipStatus ship = new ShipStatus();
  private final EnemyOverrides enemyLaws = new EnemyOverrides();
  private final Loadout loadout = new Loadout();
  private final int[] firstOfKind = new int[EntityKind.count() + 1];
  private EntityRow[] rows = new EntityRow[0];
  private int size;
  private int openKind;

  /** A snapshot of nothing, with room for a full stage. */
  public Snapshot() {
    makeRoom(READY);
  }

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

  /** The acceleration of every shot in any direction, m/s^2. */
  public double gravity() {
    return StrictMath.hypot(gravityX, gravityY);
  }

  public CableStatus tow() {
    return tow;
  }

  /** The drone's gun, beside what its row says. */
  public DroneGunStatus turret() {
    return turret;
  }

  /** The ship, beside what its row says; it stays when the ship is gone. */
  public ShipStatus ship() {
    return ship;
  }

  /** What the ship, the cable and the drone are fitted with. */
  public Loadout loadout() {
    return loadout;
  }

  /** The laws that enemies follow. */
  public EnemyOverrides enemyLaws() {
    return enemyLaws;
  }

  public int size() {
    return size;
  }

  /** All that is said of thing {@code i}; in the next tick the row is another thing's. */
  public EntityRow row(int i) {
    return rows[i];
  }

  /** The kind of thing {@code i}. */
  public EntityKind kind(int i) {
    return rows[i].kind;
  }

  /** The id of thing {@code i}; it never changes and is never used again. */
  public int id(int i) {
    return rows[i].id;
  }

  /** The x coordinate of its centre. */
  public double x(int i) {
    return rows[i].x;
  }

  /** The y coordinate of its centre. */
  public double y(int i) {
    return rows[i].y;
  }

  /** Its velocity along +x. */
  public double vx(int i) {
    return rows[i].vx;
  }

  /** Its velocity along +y. */
  public double vy(int i) {
    return rows[i].vy;
  }

  /** Where its hull points; for the drone and a vessel's turret, where the barrel points. */
  public double heading(int i) {
    return rows[i].heading;
  }

  public double radius(int i) {
    return rows[i].radius;
  }

  /** How whole it is, 1 to 0; for what has a lifetime, how much of it is left. */
  public double health(int i) {
    return rows[i].health;
  }

  /** The distance between the centres of two things, m. */
  public double distance(int a, int b) {
    double dx = rows[a].x - rows[b].x;
    double dy = rows[a].y - rows[b].y;
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** The index of the first thing of a kind; equal to {@link #end} when there is none. */
  public int first(EntityKind kind) {
    return firstOfKind[kind.ordinal()];
  }

  /** The index behind the last thing of a kind. */
  public int end(EntityKind kind) {
    return firstOfKind[kind.ordinal() + 1];
  }

  /** The index of the first thing of those kinds; equal to {@link #end} when there is none. */
  public int first(KindRange range) {
    return first(range.first());
  }

  /** The index behind the last thing of those kinds. */
  public int end(KindRange range) {
    return end(range.last());
  }

  /** The number of things of a kind. */
  public int count(EntityKind kind) {
    return end(kind) - first(kind);
  }

  /** The index of the thing of that kind with that id, or -1. */
  public int indexOf(EntityKind kind, int id) {
    int from = first(kind);
    int to = end(kind);
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (rows[middle].id < id) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from < end(kind) && rows[from].id == id ? from : -1;
  }

  /** The index of the thing of one of those kinds with that id, or -1. */
  public int indexOf(KindRange range, int id) {
    for (int k = range.first().ordinal(); k <= range.last().ordinal(); k++) {
      int index = indexOf(EntityKind.of(k), id);
      if (index >= 0) {
        return index;
      }
    }
    return -1;
  }

  /** The index of the thing with that id, of whatever kind; or -1. */
  public int indexOf(int id) {
    return indexOf(KindRange.ALL, id);
  }

  /** Begins anew, without things, after {@code atTick} ticks; gravity in m/s^2. */
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

  /**
   * Appends a thing, and returns its row for whatever else there is to say of it; kinds must come
   * in order, and ids of one kind too.
   */
  public EntityRow add(EntityKind kind, Body body, double health) {
    openUpTo(kind.ordinal());
    makeRoom(size + 1);
    EntityRow row = rows[size];
    size++;
    row.begin(kind, body, health);
    return row;
  }

  /** There are no more things. */
  public void end() {
    openUpTo(EntityKind.count());
  }

  /** Becomes a copy of {@code other}. */
  public void set(Snapshot other) {
    reset(other.tick, other.width, other.height, other.gravityX, other.gravityY);
    tow.set(other.tow);
    turret.set(other.turret);
    ship.set(other.ship);
    enemyLaws.set(other.enemyLaws);
    loadout.set(other.loadout);
    System.arraycopy(other.firstOfKind, 0, firstOfKind, 0, firstOfKind.length);
    size = other.size;
    openKind = other.openKind;
    makeRoom(size);
    for (int i = 0; i < size; i++) {
      rows[i].set(other.rows[i]);
    }
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

  private void makeRoom(int things) {
    int old = rows.length;
    if (old < things) {
      rows = Arrays.copyOf(rows, Math.max(READY, things * 3 / 2));
      Arrays.setAll(rows, i -> i < old ? rows[i] : new EntityRow());
    }
  }
}
