package towline.view.effect;

import towline.view.draw.ShapeDrawer;

/**
 * The ribbons of things that come and go, kept by id. When its thing is gone a ribbon withers and
 * is used again. When all are taken the next thing goes without.
 */
public final class Trails {
  /** The most ribbons at once. */
  public static final int MOST = 192;

  private static final int FEW = 60;

  private static final int PLACES = 18;
  private static final double STEP = 1.0 / 36;

  /** How long a ribbon takes to wither, s: as long as it shows a place. */
  private static final double WITHERS = PLACES * STEP;

  private final Ribbon[] ribbons = new Ribbon[MOST];
  private final int[] ids = new int[MOST];
  private final boolean[] followed = new boolean[MOST];
  private final double[] alone = new double[MOST];
  private final int[] rgb = new int[MOST];
  private final double[] breadth = new double[MOST];
  private int size;

  /** No ribbons yet. */
  public Trails() {
    for (int i = 0; i < MOST; i++) {
      ribbons[i] = new Ribbon(PLACES, STEP);
    }
  }

  /** The number of ribbons that can be seen. */
  public int size() {
    return size;
  }

  public void clear() {
    size = 0;
  }

  /** Time passed, s, and the thing with that id, above 0, is now there; before {@link #update}. */
  public void follow(int id, double seconds, double x, double y, double width, int colour) {
    int i = indexOf(id);
    if (i < 0) {
      if (size == MOST) {
        return;
      }
      i = size++;
      ids[i] = id;
      ribbons[i].clear();
    }
    followed[i] = true;
    alone[i] = 0;
    rgb[i] = colour;
    breadth[i] = width;
    ribbons[i].update(seconds, x, y, 1);
  }

  private int indexOf(int id) {
    for (int i = 0; i < size; i++) {
      if (ids[i] == id) {
        return i;
      }
    }
    return -1;
  }

  /** Lets time pass, s, for the ribbons whose things were not followed since the last call. */
  public void update(double seconds) {
    for (int i = size - 1; i >= 0; i--) {
      if (!followed[i]) {
        alone[i] += seconds;
        ribbons[i].update(seconds, ribbons[i].x(0), ribbons[i].y(0), 0);
      }
      followed[i] = false;
      if (alone[i] >= WITHERS) {
        size--;
        swap(i, size);
      }
    }
  }

  private void swap(int i, int last) {
    Ribbon free = ribbons[i];
    ribbons[i] = ribbons[last];
    ribbons[last] = free;
    ids[i] = ids[last];
    followed[i] = followed[last];
    alone[i] = alone[last];
    rgb[i] = rgb[last];
    breadth[i] = breadth[last];
  }

  /** Draws them: a thin bright one, while they are few in a wide faint one. */
  public void draw(ShapeDrawer pen) {
    for (int i = 0; i < size; i++) {
      if (size <= FEW) {
        ribbons[i].draw(pen, rgb[i], 0.3, 2.2 * breadth[i]);
      }
      ribbons[i].draw(pen, rgb[i], 0.75, breadth[i]);
    }
  }
}
