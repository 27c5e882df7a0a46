package towline.view.draw;

import java.util.Arrays;

/**
 * The taken parts of the window, physical pixels from the lower left, so that no text covers
 * another one. In each frame panels take their parts first, then messages; labels of things in the
 * world take what is left, the important ones first.
 */
public final class ScreenRoom {
  /** Overlap that still counts as no contact, physical pixels. */
  private static final double TOLERANCE = 0.5;

  /** Distance between labels, as a share of the height of the later one. */
  private static final double LABEL_DISTANCE = 0.4;

  private final Areas fixed = new Areas();
  private final Areas labels = new Areas();
  private double width = Double.MAX_VALUE;
  private double height = Double.MAX_VALUE;

  private static final class Areas {
    private double[] edges = new double[4 * 64];
    private int size;

    void add(double left, double bottom, double right, double top) {
      if (4 * size == edges.length) {
        edges = Arrays.copyOf(edges, 2 * edges.length);
      }
      edges[4 * size] = left;
      edges[4 * size + 1] = bottom;
      edges[4 * size + 2] = right;
      edges[4 * size + 3] = top;
      size++;
    }

    boolean isFree(double left, double bottom, double right, double top) {
      for (int i = 0; i < 4 * size; i += 4) {
        if (right > edges[i] + TOLERANCE
            && left < edges[i + 2] - TOLERANCE
            && top > edges[i + 1] + TOLERANCE
            && bottom < edges[i + 3] - TOLERANCE) {
          return false;
        }
      }
      return true;
    }
  }

  /** Fits the room to a window of {@code wide} by {@code high} physical pixels. */
  public void resize(double wide, double high) {
    width = wide;
    height = high;
  }

  /** Frees everything, before panels and messages take their parts. */
  public void clear() {
    fixed.size = 0;
    clearLabels();
  }

  /** Frees the labels' parts, before labels are drawn. */
  public void clearLabels() {
    labels.size = 0;
  }

  /** Takes a rectangle for a panel or a message. */
  public void take(double left, double bottom, double right, double top) {
    fixed.add(left, bottom, right, top);
  }

  /** Returns the number of rectangles that panels and messages have taken. */
  public int taken() {
    return fixed.size;
  }

  /** Returns the left edge of the panel's or message's rectangle {@code i}. */
  public double left(int i) {
    return fixed.edges[4 * i];
  }

  /** Returns the lower edge of rectangle {@code i}. */
  public double bottom(int i) {
    return fixed.edges[4 * i + 1];
  }

  /** Returns the right edge of rectangle {@code i}. */
  public double right(int i) {
    return fixed.edges[4 * i + 2];
  }

  /** Returns the upper edge of rectangle {@code i}. */
  public double top(int i) {
    return fixed.edges[4 * i + 3];
  }

  /** True if a rectangle is inside the window and covers no panel and no message. */
  public boolean isOpen(double left, double bottom, double right, double top) {
    return left >= -TOLERANCE
        && bottom >= -TOLERANCE
        && right <= width + TOLERANCE
        && top <= height + TOLERANCE
        && fixed.isFree(left, bottom, right, top);
  }

  /**
   * Takes a rectangle for a label if it is inside the window, covers nothing, and is not close to
   * another label; true if taken.
   */
  public boolean claim(double left, double bottom, double right, double top) {
    double apart = LABEL_DISTANCE * (top - bottom);
    boolean free =
        isOpen(left, bottom, right, top)
            && labels.isFree(left - apart, bottom - apart, right + apart, top + apart);
    if (free) {
      labels.add(left, bottom, right, top);
    }
    return free;
  }
}
