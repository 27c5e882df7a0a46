package towline.view.draw;

/**
 * A shape in its own frame: +x ahead, unit size, counter-clockwise. It can be drawn at any place
 * and size.
 */
public final class Polygon {
  private final float[] xs;
  private final float[] ys;
  private final float[] jointXs;
  private final float[] jointYs;
  private final End end;

  /** Tells if the last point is joined to the first. */
  public enum End {
    /** The last point is not joined to the first. */
    OPEN,
    /** The last point is joined to the first. */
    CLOSED
  }

  private Polygon(End end, double[] coordinates) {
    this.end = end;
    xs = new float[coordinates.length / 2];
    ys = new float[coordinates.length / 2];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = (float) coordinates[2 * i];
      ys[i] = (float) coordinates[2 * i + 1];
    }
    jointXs = new float[xs.length];
    jointYs = new float[xs.length];
    Mitre mitre = new Mitre();
    int last = xs.length - 1;
    for (int i = 0; i <= last; i++) {
      int before = i > 0 ? i - 1 : end == End.OPEN ? 0 : last;
      int after = i < last ? i + 1 : end == End.OPEN ? last : 0;
      mitre.join(xs[before], ys[before], xs[i], ys[i], xs[after], ys[after]);
      jointXs[i] = (float) mitre.x();
      jointYs[i] = (float) mitre.y();
    }
  }

  /** Returns a shape with a closed outline through the points x, y, x, y, ... */
  public static Polygon closed(double... coordinates) {
    return new Polygon(End.CLOSED, coordinates);
  }

  /** Returns a line through the points x, y, x, y, ... */
  public static Polygon open(double... coordinates) {
    return new Polygon(End.OPEN, coordinates);
  }

  /** Returns a regular polygon with its first corner ahead. */
  public static Polygon regular(int corners) {
    double[] coordinates = new double[2 * corners];
    for (int i = 0; i < corners; i++) {
      double angle = 2 * Math.PI * i / corners;
      coordinates[2 * i] = Math.cos(angle);
      coordinates[2 * i + 1] = Math.sin(angle);
    }
    return closed(coordinates);
  }

  /** Returns the number of points. */
  public int size() {
    return xs.length;
  }

  /** Returns the x coordinate of point {@code i}. */
  public float x(int i) {
    return xs[i];
  }

  /** Returns the y coordinate of point {@code i}. */
  public float y(int i) {
    return ys[i];
  }

  /** Returns the x offset of the outer corner of the line at point {@code i}; see {@link Mitre}. */
  float jointX(int i) {
    return jointXs[i];
  }

  float jointY(int i) {
    return jointYs[i];
  }

  End end() {
    return end;
  }

  /** Returns true if the last point is joined to the first. */
  public boolean isClosed() {
    return end == End.CLOSED;
  }
}
