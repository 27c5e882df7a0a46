package towline.view.effect;

import towline.view.draw.ShapeDrawer;

/**
 * The ribbons of things that appear and vanish, by id. When its thing is gone a ribbon withers and
 * is reused. When all ribbons are in use, further things have none.
 */
public final class Trails {
  /** Maximum number of ribbons. */
  public static final int MAX_RIBBONS = 192;

  private static final int DOUBLE_MAX = 60;

  private static final int PLACES = 18;
  private static final double STEP = 1.0 / 36;

  /** Time in which a ribbon withers, s: its own duration. */
  private static final double WITHER_SECONDS = PLACES * STEP;

  private final Ribbon[] ribbons = new Ribbon[MAX_RIBBONS];
  private final int[] ids = new int[MAX_RIBBONS];
  private final boolean[] followed = new boolean[MAX_RIBBONS];
  private final double[] orphanedFor = new double[MAX_RIBBONS];
  private final int[] rgb = new int[MAX_RIBBONS];
  private final double[] breadth = new double[MAX_RIBBONS];
  private int size;

  /** Creates an empty set of ribbons. */
  public Trails() {
    for (int i = 0; i < MAX_RIBBONS; i++) {
      ribbons[i] = new Ribbon(PLACES, STEP);
    }
  }

  /** Returns the number of visible ribbons. */
  public int size() {
    return size;
  }

  public void clear() {
    size = 0;
  }

  /**
   * Moves the ribbon of the thing with an id, above 0, to a place, {@code seconds} after the last
   * call; call before {@link #update}.
   */
  public void follow(int id, double seconds, double x, double y, double width, int colour) {
    int i = indexOf(id);
    if (i < 0) {
      if (size == MAX_RIBBONS) {
        return;
      }
      i = size++;
      ids[i] = id;
      ribbons[i].clear();
    }
    followed[i] = true;
    orphanedFor[i] = 0;
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

  /**
   * Withers, by {@code seconds}, the ribbons whose things were not followed since the last call.
   */
  public void update(double seconds) {
    for (int i = size - 1; i >= 0; i--) {
      if (!followed[i]) {
        orphanedFor[i] += seconds;
        ribbons[i].update(seconds, ribbons[i].x(0), ribbons[i].y(0), 0);
      }
      followed[i] = false;
      if (orphanedFor[i] >= WITHER_SECONDS) {
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
    orphanedFor[i] = orphanedFor[last];
    rgb[i] = rgb[last];
    breadth[i] = breadth[last];
  }

  /** Draws the ribbons: a thin bright line each, inside a wide faint one while there are few. */
  public void draw(ShapeDrawer pen) {
    for (int i = 0; i < size; i++) {
      if (size <= DOUBLE_MAX) {
        ribbons[i].draw(pen, rgb[i], 0.3, 2.2 * breadth[i]);
      }
      ribbons[i].draw(pen, rgb[i], 0.75, breadth[i]);
    }
  }
}
