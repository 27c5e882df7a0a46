package towline.view.effect;

/**
 * The floor of the sector: nodes on springs, moved by the events above them. The nodes form an
 * elastic sheet that is also tied to its place and damped; its fixed step is well inside the
 * stability bound.
 */
public final class SpringGrid {
  /** Distance between two lines, m: about forty of them cross the picture. */
  public static final double SPACING = 1.5;

  /** Time step of the sheet, s. */
  static final double STEP = 1.0 / 60;

  /** Speed of a ripple, m/s. */
  private static final double WAVE_SPEED = 21;

  /**
   * Strength of the springs that tie nodes to their places, 1/s^2: slower than ripples, so that
   * rings form.
   */
  private static final double TIE_STIFFNESS = 26;

  /** Damping rate, 1/s. */
  private static final double DAMPING = 2.6;

  /** Largest displacement of a node, m: lines must not cross. */
  private static final double MAX_DISPLACEMENT = 0.62 * SPACING;

  private static final double STIFFNESS = WAVE_SPEED * WAVE_SPEED / (SPACING * SPACING);

  /** Longest frame that is simulated in full, s; the rest of a stall is dropped. */
  private static final double MAX_FRAME = 0.1;

  private final int columns;
  private final int rows;
  private final float[] dx;
  private final float[] dy;
  private final float[] vx;
  private final float[] vy;
  private double pendingTime;

  /** Creates a sheet at rest over a sector of {@code width} by {@code height} m. */
  public SpringGrid(double width, double height) {
    columns = (int) Math.round(width / SPACING) + 1;
    rows = (int) Math.round(height / SPACING) + 1;
    dx = new float[columns * rows];
    dy = new float[columns * rows];
    vx = new float[columns * rows];
    vy = new float[columns * rows];
  }

  /** Returns the number of vertical lines. */
  public int columns() {
    return columns;
  }

  /** Returns the number of horizontal lines. */
  public int rows() {
    return rows;
  }

  /** Returns the x coordinate of a node, m. */
  public double x(int column, int row) {
    return column * SPACING + dx[row * columns + column];
  }

  /** Returns the y coordinate of a node, m. */
  public double y(int column, int row) {
    return row * SPACING + dy[row * columns + column];
  }

  /** Returns the displacement of a node, as a share of the largest one. */
  public double displacement(int column, int row) {
    int i = row * columns + column;
    return (Math.abs(dx[i]) + Math.abs(dy[i])) / MAX_DISPLACEMENT;
  }

  /**
   * Drives all nodes within {@code radius} m away from a place, or towards it if {@code speed},
   * m/s, is negative.
   */
  public void burst(double x, double y, double radius, double speed) {
    forEachNear(x, y, radius, speed, 0, 0);
  }

  /** Drags all nodes within {@code radius} m along with a velocity, m/s. */
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

  /** Advances by {@code seconds}. */
  public void update(double seconds) {
    pendingTime = Math.min(MAX_FRAME, pendingTime + Math.max(0, seconds));
    while (pendingTime >= STEP) {
      pendingTime -= STEP;
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
    return (float) Math.max(-MAX_DISPLACEMENT, Math.min(MAX_DISPLACEMENT, displacement));
  }

  /** Changes velocities only, so that the order of the nodes does not matter. */
  private void accelerate(float[] d, float[] v) {
    float pull = (float) (STIFFNESS * STEP);
    float tie = (float) (TIE_STIFFNESS * STEP);
    float keep = (float) Math.exp(-DAMPING * STEP);
    for (int row = 1; row < rows - 1; row++) {
      for (int i = row * columns + 1; i < (row + 1) * columns - 1; i++) {
        float bend = d[i - 1] + d[i + 1] + d[i - columns] + d[i + columns] - 4 * d[i];
        v[i] = (v[i] + pull * bend - tie * d[i]) * keep;
      }
    }
    // The rim is fixed.
    for (int column = 0; column < columns; column++) {
      v[column] = 0;
      v[(rows - 1) * columns + column] = 0;
    }
    for (int row = 0; row < rows; row++) {
      v[row * columns] = 0;
      v[row * columns + columns - 1] = 0;
    }
  }

  /** Returns the energy of the sheet in arbitrary units; it falls while nothing moves the sheet. */
  double energy() {
    double sum = 0;
    for (int i = 0; i < dx.length; i++) {
      sum += vx[i] * vx[i] + vy[i] * vy[i] + TIE_STIFFNESS * (dx[i] * dx[i] + dy[i] * dy[i]);
    }
    return sum;
  }
}
