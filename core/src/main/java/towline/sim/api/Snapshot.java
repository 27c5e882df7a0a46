package towline.sim.api;

import java.util.Arrays;
import towline.sim.loadout.Loadout;

/**
 * The published state of the world after a tick: all that pilots may perceive and all that picture
 * and sound may show. Written by the world alone, once a tick.
 *
 * <p>Each entity has a row. Rows are sorted by kind (in the order of {@link EntityKind}) and,
 * within a kind, by ascending id, so that two snapshots can be matched in one walk. The common
 * fields have accessors by index; all others are in {@link #row}. Metres, metres a second, radians.
 */
public final class Snapshot {
  /** Number of rows allocated at once, enough for a full stage; more are allocated during play. */
  private static final int INITIAL_ROWS = 256;

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

  /** Creates an empty snapshot, with room for a full stage. */
  public Snapshot() {
    this(INITIAL_ROWS);
  }

  /** Creates an empty snapshot with {@code room} rows; more are allocated when needed. */
  public Snapshot(int room) {
    makeRoom(room);
  }

  /** Returns the number of ticks since the world began. */
  public long tick() {
    return tick;
  }

  /** Returns the width of the sector, m; its lower left corner is the origin. */
  public double width() {
    return width;
  }

  /** Returns the height of the sector, m. */
  public double height() {
    return height;
  }

  /** Returns the acceleration of every shot along +x, m/s^2. */
  public double gravityX() {
    return gravityX;
  }

  /** Returns the acceleration of every shot along +y, m/s^2. */
  public double gravityY() {
    return gravityY;
  }

  /** Returns the acceleration of every shot in any direction, m/s^2. */
  public double gravity() {
    return StrictMath.hypot(gravityX, gravityY);
  }

  /** Returns the state of ship, cable and drone. */
  public CableStatus cable() {
    return tow;
  }

  /** Returns the state of the drone's gun, beside the drone's row. */
  public DroneGunStatus droneGun() {
    return turret;
  }

  /** Returns the state of the ship, beside its row; still valid when the ship is destroyed. */
  public ShipStatus ship() {
    return ship;
  }

  /** Returns the modules of ship, cable and drone. */
  public Loadout loadout() {
    return loadout;
  }

  /** Returns the laws that enemies follow. */
  public EnemyOverrides enemyLaws() {
    return enemyLaws;
  }

  /** Returns the number of entities. */
  public int size() {
    return size;
  }

  /** Returns the row of entity {@code i}; the next tick reuses it for another entity. */
  public EntityRow row(int i) {
    return rows[i];
  }

  /** Returns the kind of entity {@code i}. */
  public EntityKind kind(int i) {
    return rows[i].kind;
  }

  /** Returns the id of entity {@code i}; it never changes and is never used again. */
  public int id(int i) {
    return rows[i].id;
  }

  /** Returns the x coordinate of its centre. */
  public double x(int i) {
    return rows[i].x;
  }

  /** Returns the y coordinate of its centre. */
  public double y(int i) {
    return rows[i].y;
  }

  /** Returns its velocity along +x. */
  public double vx(int i) {
    return rows[i].vx;
  }

  /** Returns its velocity along +y. */
  public double vy(int i) {
    return rows[i].vy;
  }

  /**
   * Returns the heading of its hull; for the drone and a vessel's turret, the bearing of the
   * barrel.
   */
  public double heading(int i) {
    return rows[i].heading;
  }

  public double radius(int i) {
    return rows[i].radius;
  }

  /** Returns the share of its health, or of its lifetime, that is left, 1 to 0. */
  public double health(int i) {
    return rows[i].health;
  }

  /** Returns the distance between the centres of two entities, m. */
  public double distance(int a, int b) {
    double dx = rows[a].x - rows[b].x;
    double dy = rows[a].y - rows[b].y;
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** Returns the index of the first entity of {@code kind}; {@link #end} if there is none. */
  public int first(EntityKind kind) {
    return firstOfKind[kind.ordinal()];
  }

  /** Returns the index behind the last entity of {@code kind}. */
  public int end(EntityKind kind) {
    return firstOfKind[kind.ordinal() + 1];
  }

  /** Returns the index of the first entity in {@code range}; {@link #end} if there is none. */
  public int first(KindRange range) {
    return first(range.first());
  }

  /** Returns the index behind the last entity in {@code range}. */
  public int end(KindRange range) {
    return end(range.last());
  }

  /** Returns the number of entities of {@code kind}. */
  public int count(EntityKind kind) {
    return end(kind) - first(kind);
  }

  /** Returns the index of the entity of {@code kind} with id {@code id}, or -1. */
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

  /** Returns the index of the entity in {@code range} with id {@code id}, or -1. */
  public int indexOf(KindRange range, int id) {
    for (int k = range.first().ordinal(); k <= range.last().ordinal(); k++) {
      int index = indexOf(EntityKind.of(k), id);
      if (index >= 0) {
        return index;
      }
    }
    return -1;
  }

  /** Returns the index of the entity of any kind with id {@code id}, or -1. */
  public int indexOf(int id) {
    return indexOf(KindRange.ALL, id);
  }

  /**
   * Empties the snapshot for the state after {@code atTick} ticks; sizes in m, gravity in m/s^2.
   */
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
   * Appends an entity, and returns its row for further fields. Kinds must be added in order, and
   * within a kind ids in ascending order.
   */
  public EntityRow add(EntityKind kind, Body body, double health) {
    openUpTo(kind.ordinal());
    makeRoom(size + 1);
    EntityRow row = rows[size];
    size++;
    row.begin(kind, body, health);
    return row;
  }

  /** Completes the snapshot after the last entity. */
  public void end() {
    openUpTo(EntityKind.count());
  }

  /** Copies {@code other}. */
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
      throw new IllegalStateException("Entities must be published kind by kind, in order.");
    }
    while (openKind < ordinal) {
      openKind++;
      firstOfKind[openKind] = size;
    }
  }

  private void makeRoom(int capacity) {
    int old = rows.length;
    if (old < capacity) {
      rows = Arrays.copyOf(rows, Math.max(capacity, old * 3 / 2));
      Arrays.setAll(rows, i -> i < old ? rows[i] : new EntityRow());
    }
  }
}
