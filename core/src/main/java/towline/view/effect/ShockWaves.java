package towline.view.effect;

import towline.view.draw.ShapeDrawer;

/** Shock waves and flashes: rings that run outwards, discs of light that die away. */
public final class ShockWaves {
  private static final int MOST = 96;

  /** Nearer than this, m, rings and flashes lie on each other. */
  private static final double NEAR = 2.5;

  /** How bright a ring is that runs alone. */
  private static final double RING_STRENGTH = 0.9;

  /** How fast a ring slows down: it leaps out and then creeps. */
  private static final double LEAP = 3;

  private final double[] x = new double[MOST];
  private final double[] y = new double[MOST];
  private final double[] reach = new double[MOST];
  private final double[] age = new double[MOST];
  private final double[] life = new double[MOST];
  private final double[] strength = new double[MOST];
  private final int[] rgb = new int[MOST];
  private final Form[] form = new Form[MOST];
  private int next;
  private double brightness = 1;

  private enum Form {
    RING,
    FLASH
  }

  /** Nothing yet. */
  public ShockWaves() {
    clear();
  }

  /** How bright flashes are, 0 to 1.5; rings stay as they are. */
  public void setFlashBrightness(double share) {
    brightness = Math.max(0, Math.min(1.5, share));
  }

  /** Ends all. */
  public void clear() {
    java.util.Arrays.fill(age, 1);
    java.util.Arrays.fill(life, 0);
    java.util.Arrays.fill(form, Form.RING);
  }

  /** A ring that runs to that radius, m, in that time, s. */
  public void ring(double atX, double atY, double radius, double seconds, int colour) {
    add(Form.RING, atX, atY, radius, seconds, RING_STRENGTH, colour);
  }

  /** A disc of light of that radius, m, that dies in that time, s. */
  public void flash(
      double atX, double atY, double radius, double seconds, double howStrong, int colour) {
    add(Form.FLASH, atX, atY, radius, seconds, howStrong, colour);
  }

  /** How bright rings and flashes are together near a place. */
  double light(double atX, double atY) {
    return light(Form.RING, atX, atY) + light(Form.FLASH, atX, atY);
  }

  /** How bright all of a form are together that lie near a place. */
  private double light(Form kind, double atX, double atY) {
    double light = 0;
    for (int i = 0; i < MOST; i++) {
      if (form[i] == kind && age[i] < life[i] && Math.hypot(x[i] - atX, y[i] - atY) < NEAR) {
        double left = 1 - age[i] / life[i];
        light += strength[i] * left * left;
      }
    }
    return light;
  }

  /** Adds one, the fainter the more light there is: in the thick, ship and drone must not drown. */
  private void add(
      Form kind, double atX, double atY, double radius, double seconds, double how, int colour) {
    double crowd = light(kind, atX, atY);
    next = (next + 1) % MOST;
    form[next] = kind;
    x[next] = atX;
    y[next] = atY;
    reach[next] = radius;
    age[next] = 0;
    life[next] = seconds;
    strength[next] = how / (1 + 2 * crowd * crowd);
    rgb[next] = colour;
  }

  /** Lets time pass, s. */
  public void update(double seconds) {
    for (int i = 0; i < MOST; i++) {
      age[i] += seconds;
    }
  }

  /** Draws them. */
  public void draw(ShapeDrawer pen) {
    for (int i = 0; i < MOST; i++) {
      if (age[i] < life[i]) {
        draw(pen, i, age[i] / life[i]);
      }
    }
  }

  private void draw(ShapeDrawer pen, int i, double share) {
    double left = 1 - share;
    if (form[i] == Form.FLASH) {
      pen.glow(rgb[i], brightness * strength[i] * left * left);
      pen.halo(x[i], y[i], reach[i] * (0.7 + 0.3 * share));
    } else {
      double radius = reach[i] * (1 - Math.pow(left, LEAP));
      pen.glow(rgb[i], strength[i] * left * left);
      pen.ring(x[i], y[i], radius, 0.05 + 0.3 * left * left);
    }
  }
}
