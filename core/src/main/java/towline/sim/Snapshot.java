package towline.sim;

import java.util.Arrays;

/**
 * The published state of the world after a tick: all that pilots may perceive and all that picture
 * and sound may show. Written by the world alone, once a tick.
 *
 * <p>Things are listed kind by kind (in the order of {@link Kind}) and, within a kind, by ascending
 * id, so that two snapshots can be matched in one walk. Metres, metres a second, radians.
 */
public final class Snapshot {
  private final int[] firstOfKind = new int[Kind.count() + 1];
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
  private int size;
  private int openKind;

  private long tick;
  private double width;
  private double height;
  private double gravityX;
  private double gravityY;
  private final TowState tow = new TowState();
  private final TurretState turret = new TurretState();
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
  public int first(Kind kind) {
    return firstOfKind[kind.ordinal()];
  }

  /** The index behind the last thing of a kind. */
  public int end(Kind kind) {
    return firstOfKind[kind.ordinal() + 1];
  }

  /** The number of things of a kind. */
  public int count(Kind kind) {
    return end(kind) - first(kind);
  }

  /** The index of the thing of that kind with that id, or -1. */
  public int indexOf(Kind kind, int id) {
    int index = Arrays.binarySearch(ids, first(kind), end(kind), id);
    return index < 0 ? -1 : index;
  }

  /** The index of the segment of a snake, head or not, with that id; or -1. */
  public int indexOfSegment(int id) {
    int head = indexOf(Kind.SNAKE_HEAD, id);
    return head >= 0 ? head : indexOf(Kind.SNAKE_SEGMENT, id);
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

  /** The id of the snake it belongs to; for a drone's shot, the index of its aim mode; else 0. */
  public int group(int i) {
    return groups[i];
  }

  /** Its place in a chain: 0 for a head, then 1, 2, ... */
  public int place(int i) {
    return places[i];
  }

  void begin(long atTick, double sectorWidth, double sectorHeight, double gx, double gy) {
    tick = atTick;
    width = sectorWidth;
    height = sectorHeight;
    gravityX = gx;
    gravityY = gy;
    size = 0;
    openKind = 0;
    Arrays.fill(firstOfKind, 0);
  }

  void gun(double bearing, double readiness, double immunityLeft) {
    gunBearing = bearing;
    gunReadiness = readiness;
    immunity = immunityLeft;
  }

  void add(
      Kind kind,
      int id,
      double x,
      double y,
      double vx,
      double vy,
      double heading,
      double radius,
      double health,
      int group,
      int place) {
    openUpTo(kind.ordinal());
    if (size == ids.length) {
      grow();
    }
    ids[size] = id;
    xs[size] = x;
    ys[size] = y;
    vxs[size] = vx;
    vys[size] = vy;
    headings[size] = heading;
    radii[size] = radius;
    healths[size] = health;
    groups[size] = group;
    places[size] = place;
    size++;
  }

  void end() {
    openUpTo(Kind.count());
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
  }
}
