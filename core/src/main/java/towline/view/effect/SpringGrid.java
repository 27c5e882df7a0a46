package towline.view.effect;

/**
 * The floor of the sector: nodes on springs, pushed about by what happens above them. The nodes
 * form an elastic sheet that is also tied to its place and damped, stepped with a fixed step that
 * lies well inside the bound of stability.
 */
public final class SpringGrid {
  /** The distance between two lines, m: about forty of them cross the picture. */
  public static final double SPACING = 1.5;

  /** The step of the sheet, s. */
  static final double STEP = 1.0 / 60;

  /** How fast a ripple runs, m/s. */
  private static final double WAVE_SPEED = 21;

  /** What draws a node back to its place, 1/s^2: slower than ripples, so that rings form. */
  private static final double TIE = 26;

  /** How fast motion dies, 1/s. */
  private static final double DAMPING = 2.6;

  /** A node never strays farther than this, m: lines must not cross. */
  private static final double FARTHEST = 0.62 * SPACING;

  private static final double STIFFNESS = WAVE_SPEED * WAVE_SPEED / (SPACING * SPACING);

  /** Time that is not made up for after a stall, s. */
  private static final double LONGEST_FRAME = 0.1;

  private final int columns;
  private final int rows;
  private final float[] dx;
  private final float[] dy;
  private final float[] vx;
  private final float[] vy;
  private double due;

  /** A sheet at rest over a sector of that size, m. */
  public SpringGrid(double width, double height) {
    columns = (int) Math.round(width / SPACING) + 1;
    rows = (int) Math.round(height / SPACING) + 1;
    dx = new float[columns * rows];
    dy = new float[columns * rows];
    vx = new float[columns * rows];
    vy = new float[columns * rows];
  }

  /** The number of lines that run up. */
  public int columns() {
    return columns;
  }

  /** The number of lines that run across. */
  public int rows() {
    return rows;
  }

  /** Where a node stands. */
  public double x(int column, int row) {
    return column * SPACING + dx[row * columns + column];
  }

  /** Where a node stands. */
  public double y(int column, int row) {
    return row * SPACING + dy[row * columns + column];
  }

  /** How far a node stands from its place, as a share of the farthest that it may. */
  public double displacement(int column, int row) {
    int i = row * columns + column;
    return (Math.abs(dx[i]) + Math.abs(dy[i])) / FARTHEST;
  }

  /** Drives all nodes within {@code radius} away from a place (towards it, if negative), m/s. */
  public void burst(double x, double y, double radius, double speed) {
    forEachNear(x, y, radius, speed, 0, 0);
  }

  /** Drags all nodes within {@code radius} along, by a velocity in m/s. */
  public void drag(double x, double y, double radius, double alongX, double alongY) {
    forEachNear(x, y, radius, 0, alongX, alongY);
  }

  private void forEachNear(
      double x, double y, double radius, double speed, double alongX, double alongY) {
    if (!Double.isFinite(x + y + speed + alongX + alongY) || !(radius > 0)) {
      return;
    }
    int firstColumn = clamp((int) Math.floor((x - radius) / SPACING), columns);
    int lastColumn = clamp((int) Math.ceil((x + radius) / SPACING), columns);
    int firstRow = clamp((int) Math.floor((y - radius) / SPACING), rows);
    int lastRow = clamp((int) Math.ceil((y + radius) / SPACING), rows);
    for (int row = firstRow; row <= lastRow; row++) {
      for (int column = firstColumn; column <= lastColumn; column++) {
        double fromX = column * SPACING - x;
        double fromY = row * SPACING - y;
        double distance = Math.sqrt(fromX * fromX + fromY * fromY);
        if (distance < radius) {
          double share = 1 - distance / radius;
          double away = speed * share / Math.max(distance, 0.3 * SPACING);
          int i = row * columns + column;
          vx[i] += (float) (fromX * away + alongX * share);
          vy[i] += (float) (fromY * away + alongY * share);
        }
      }
    }
  }

  private static int clamp(int index, int count) {
    return Math.max(0, Math.min(count - 1, index));
  }

  /** Lets time pass, s. */
  public void update(double seconds) {
    due = Math.min(LONGEST_FRAME, due + Math.max(0, seconds));
    while (due >= STEP) {
      due -= STEP;
      step();
    }
  }

  private void step() {
    accelerate(dx, vx);
    accelerate(dy, vy);
    float dt = (float) STEP;
    for (int i = 0; i < dx.length; i++) {
      dx[i] = clampDisplacement(dx[i] + vx[i] * dt);
      dy[i] = clampDisplacement(dy[i] + vy[i] * dt);
    }
  }

  private static float clampDisplacement(float displacement) {
    return (float) Math.max(-FARTHEST, Math.min(FARTHEST, displacement));
  }

  /** Changes velocities only, so the order of the nodes does not matter. */
  private void accelerate(float[] d, float[] v) {
    float pull = (float) (STIFFNESS * STEP);
    float tie = (float) (TIE * STEP);
    float keep = (float) Math.exp(-DAMPING * STEP);
    for (int row = 1; row < rows - 1; row++) {
      for (int i = row * columns + 1; i < (row + 1) * columns - 1; i++) {
        float bend = d[i - 1] + d[i + 1] + d[i - columns] + d[i + columns] - 4 * d[i];
        v[i] = (v[i] + pull * bend - tie * d[i]) * keep;
      }
    }
    // The rim is nailed down.
    for (int column = 0; column < columns; column++) {
      v[column] = 0;
      v[(rows - 1) * columns + column] = 0;
    }
    for (int row = 0; row < rows; row++) {
      v[row * columns] = 0;
      v[row * columns + columns - 1] = 0;
    }
  }

  /** The energy of the sheet in arbitrary units: falls while nothing stirs it. */
  double energy() {
    double sum = 0;
    for (int i = 0; i < dx.length; i++) {
      sum += vx[i] * vx[i] + vy[i] * vy[i] + TIE * (dx[i] * dx[i] + dy[i] * dy[i]);
    }
    return sum;
  }
}
