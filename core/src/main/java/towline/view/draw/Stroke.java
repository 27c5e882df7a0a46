package towline.view.draw;

/** Turns a path into quads with mitred joints. */
final class Stroke {
  private static final float EDGE = 1;
  private static final float NO_CAPS = 1e6f;

  private final LineBatch batch;
  private final Mitre mitre = new Mitre();

  // Direction of the line that was looked at last, of length 1.
  private double aheadX = 1;
  private double aheadY;

  private float[] offsetX = new float[128];
  private float[] offsetY = new float[128];

  Stroke(LineBatch batch) {
    this.batch = batch;
  }

  /** Draws a line of constant width; {@code half} is half of it, physical pixels. */
  void draw(
      LinePath path,
      Polygon.End end,
      double half,
      double scale,
      int rgb,
      double light,
      double cover) {
    int points = path.size();
    if (points < 2) {
      return;
    }
    joints(path, end);
    int lines = end == Polygon.End.CLOSED ? points : points - 1;
    float reach = (float) (half + EDGE / 2);
    float inUnits = (float) (reach / scale);
    float ink = PackedColor.pack(rgb, light * path.strength(0), cover * path.strength(0));
    for (int i = 0; i < lines; i++) {
      int next = i + 1 == points ? 0 : i + 1;
      float strength = path.strength(next);
      float inkNext = PackedColor.pack(rgb, light * strength, cover * strength);
      corners(path, i, inUnits, reach, (float) half, ink, 1);
      corners(path, next, inUnits, reach, (float) half, inkNext, -1);
      ink = inkNext;
    }
  }

  /**
   * Draws, in one colour, the line of a shape that was placed on the path: turned to the heading
   * with a cosine and sine, and scaled uniformly.
   */
  void draw(
      Polygon shape,
      LinePath placed,
      double cos,
      double sin,
      double half,
      double scale,
      float ink) {
    joints(shape, cos, sin);
    int points = placed.size();
    int lines = shape.end() == Polygon.End.CLOSED ? points : points - 1;
    float reach = (float) (half + EDGE / 2);
    float inUnits = (float) (reach / scale);
    for (int i = 0; i < lines; i++) {
      int next = i + 1 == points ? 0 : i + 1;
      corners(placed, i, inUnits, reach, (float) half, ink, 1);
      corners(placed, next, inUnits, reach, (float) half, ink, -1);
    }
  }

  /** Draws a line with the width of each point scaled by its strength. */
  void taper(LinePath path, double half, double scale, int rgb, double light, double cover) {
    int points = path.size();
    if (points < 2) {
      return;
    }
    joints(path, Polygon.End.OPEN);
    for (int i = 0; i + 1 < points; i++) {
      taperedEnd(path, i, half, scale, PackedColor.pack(rgb, light * path.strength(i), cover), 1);
      taperedEnd(
          path, i + 1, half, scale, PackedColor.pack(rgb, light * path.strength(i + 1), cover), -1);
    }
  }

  private void taperedEnd(LinePath path, int i, double half, double scale, float ink, int side) {
    float halfWidth = (float) Math.max(EDGE, half * path.strength(i));
    float reach = halfWidth + EDGE / 2;
    corners(path, i, (float) (reach / scale), reach, halfWidth, ink, side);
  }

  /**
   * Adds the two corners of a quad at point {@code i}: left and right if {@code side} is 1, right
   * and left if -1.
   */
  private void corners(
      LinePath path, int i, float inUnits, float reach, float half, float ink, int side) {
    float ox = offsetX[i] * inUnits * side;
    float oy = offsetY[i] * inUnits * side;
    float across = reach * side;
    float x = path.x(i);
    float y = path.y(i);
    batch.corner(x + ox, y + oy, 0, across, NO_CAPS, half, EDGE, ink);
    batch.corner(x - ox, y - oy, 0, -across, NO_CAPS, half, EDGE, ink);
  }

  private void joints(LinePath path, Polygon.End end) {
    int points = path.size();
    reserve(points);
    boolean open = end == Polygon.End.OPEN;
    lookAtStart(path, open);
    for (int i = 0; i < points; i++) {
      double behindX = aheadX;
      double behindY = aheadY;
      if (i + 1 < points) {
        look(path, i, i + 1);
      } else if (!open) {
        look(path, i, 0);
      }
      mitre.join(behindX, behindY, aheadX, aheadY);
      offsetX[i] = (float) mitre.x();
      offsetY[i] = (float) mitre.y();
    }
  }

  /** Takes the direction in which a path arrives at its first point, or else leaves it. */
  private void lookAtStart(LinePath path, boolean open) {
    aheadX = 1;
    aheadY = 0;
    int points = path.size();
    boolean isFound = !open && look(path, points - 1, 0);
    for (int i = 0; i + 1 < points && !isFound; i++) {
      isFound = look(path, i, i + 1);
    }
  }

  /** Takes the direction from a point to another; returns false if they coincide. */
  private boolean look(LinePath path, int from, int to) {
    double x = path.x(to) - path.x(from);
    double y = path.y(to) - path.y(from);
    double length = Math.sqrt(x * x + y * y);
    if (length < Mitre.COINCIDENCE_DISTANCE) {
      return false;
    }
    aheadX = x / length;
    aheadY = y / length;
    return true;
  }

  /**
   * Computes the joints of a placed shape by turning the shape's own, which scaling does not
   * change.
   */
  private void joints(Polygon shape, double cos, double sin) {
    reserve(shape.size());
    for (int i = 0; i < shape.size(); i++) {
      double x = shape.jointX(i);
      double y = shape.jointY(i);
      offsetX[i] = (float) (x * cos - y * sin);
      offsetY[i] = (float) (x * sin + y * cos);
    }
  }

  private void reserve(int points) {
    if (offsetX.length < points) {
      offsetX = new float[2 * points];
      offsetY = new float[2 * points];
    }
  }
}
