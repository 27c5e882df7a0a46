package towline.view.draw;

import java.util.Arrays;

/**
 * Which parts of the window are taken, physical pixels from the lower left, so that nothing that is
 * to be read lies on anything else. In each frame panels take theirs first, then messages; labels
 * of things of the world take what is left, the important ones first.
 */
public final class ScreenRoom {
  /** What stands that near, physical pixels, still touches nothing. */
  private static final double TOUCH = 0.5;

  /** How far labels stay apart, as a share of the height of the one that comes later. */
  private static final double APART = 0.4;

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
        if (right > edges[i] + TOUCH
            && left < edges[i + 2] - TOUCH
            && top > edges[i + 1] + TOUCH
            && bottom < edges[i + 3] - TOUCH) {
          return false;
        }
      }
      return true;
    }
  }

  /** Fits it to a window of that size. */
  public void resize(double wide, double high) {
    width = wide;
    height = high;
  }

  /** Frees all of it, before panels and messages take theirs. */
  public void clear() {
    fixed.size = 0;
    clearLabels();
  }

  /** Frees what labels have taken, before they are drawn. */
  public void clearLabels() {
    labels.size = 0;
  }

  /** A panel or a message takes a rectangle. */
  public void take(double left, double bottom, double right, double top) {
    fixed.add(left, bottom, right, top);
  }

  /** The number of rectangles that panels and messages have taken. */
  public int taken() {
    return fixed.size;
  }

  /** The left edge of such a rectangle. */
  public double left(int i) {
    return fixed.edges[4 * i];
  }

  /** Its lower edge. */
  public double bottom(int i) {
    return fixed.edges[4 * i + 1];
  }

  /** Its right edge. */
  public double right(int i) {
    return fixed.edges[4 * i + 2];
  }

  /** Its upper edge. */
  public double top(int i) {
    return fixed.edges[4 * i + 3];
  }

  /** Whether a rectangle lies in the window and on no panel and no message. */
  public boolean isOpen(double left, double bottom, double right, double top) {
    return left >= -TOUCH
        && bottom >= -TOUCH
        && right <= width + TOUCH
        && top <= height + TOUCH
        && fixed.isFree(left, bottom, right, top);
  }

  /**
   * A label takes a rectangle, if it lies in the window, on nothing, and not close to another
   * label; whether it does.
   */
  public boolean claim(double left, double bottom, double right, double top) {
    double apart = APART * (top - bottom);
    boolean free =
        isOpen(left, bottom, right, top)
            && labels.isFree(left - apart, bottom - apart, right + apart, top + apart);
    if (free) {
      labels.add(left, bottom, right, top);
    }
    return free;
  }
}
