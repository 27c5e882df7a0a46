package towline.view.effect;

import towline.view.draw.ShapeDrawer;

/** Shock waves and flashes: rings that run outwards, and discs of light that fade. */
public final class ShockWaves {
  private static final int MAX_WAVES = 96;

  /** Distance below which rings and flashes overlap, m. */
  private static final double OVERLAP_DISTANCE = 2.5;

  /** Greatest opacity of all flashes at a place together, so that nothing is lost in them. */
  static final double MAX_FLASH = 0.5;

  /** Strength of a ring without others near it. */
  private static final double RING_STRENGTH = 0.9;

  /** Exponent of a ring's deceleration: it leaps out and then creeps. */
  private static final double DECELERATION = 3;

  private final double[] x = new double[MAX_WAVES];
  private final double[] y = new double[MAX_WAVES];
  private final double[] reach = new double[MAX_WAVES];
  private final double[] age = new double[MAX_WAVES];
  private final double[] life = new double[MAX_WAVES];
  private final double[] strength = new double[MAX_WAVES];
  private final int[] rgb = new int[MAX_WAVES];
  private final Form[] form = new Form[MAX_WAVES];
  private int next;
  private double brightness = 1;

  private enum Form {
    RING,
    FLASH
  }

  /** Creates an empty set. */
  public ShockWaves() {
    clear();
  }

  /** Sets the brightness of flashes, 0 to 1.5; rings are unchanged. */
  public void setFlashBrightness(double share) {
    brightness = Math.max(0, Math.min(1.5, share));
  }

  public void clear() {
    java.util.Arrays.fill(age, 1);
    java.util.Arrays.fill(life, 0);
    java.util.Arrays.fill(form, Form.RING);
  }

  /** Adds a ring that runs to {@code radius} m in {@code seconds}. */
  public void ring(double atX, double atY, double radius, double seconds, int colour) {
    add(Form.RING, atX, atY, radius, seconds, RING_STRENGTH, colour);
  }

  /** Adds a disc of light of {@code radius} m that fades in {@code seconds}. */
  public void flash(
      double atX, double atY, double radius, double seconds, double flashStrength, int colour) {
    double left = MAX_FLASH - light(Form.FLASH, atX, atY);
    double allowed = Math.max(0, Math.min(left, flashStrength));
    add(Form.FLASH, atX, atY, radius, seconds, allowed, colour);
  }

  /** Returns the total light of rings and flashes near a place. */
  double light(double atX, double atY) {
    return light(Form.RING, atX, atY) + light(Form.FLASH, atX, atY);
  }

  /** Returns the total light of the given form near a place. */
  private double light(Form kind, double atX, double atY) {
    double light = 0;
    for (int i = 0; i < MAX_WAVES; i++) {
      if (form[i] == kind
          && age[i] < life[i]
          && Math.hypot(x[i] - atX, y[i] - atY) < OVERLAP_DISTANCE) {
        double left = 1 - age[i] / life[i];
        light += strength[i] * left * left;
      }
    }
    return light;
  }

  /**
   * Adds a ring or flash, fainter the more light there already is, so that ship and drone stay
   * visible.
   */
  private void add(
      Form kind,
      double atX,
      double atY,
      double radius,
      double seconds,
      double fullStrength,
      int colour) {
    double crowd = light(kind, atX, atY);
    next = (next + 1) % MAX_WAVES;
    form[next] = kind;
    x[next] = atX;
    y[next] = atY;
    reach[next] = radius;
    age[next] = 0;
    life[next] = seconds;
    strength[next] = fullStrength / (1 + 2 * crowd * crowd);
    rgb[next] = colour;
  }

  /** Advances by {@code seconds}. */
  public void update(double seconds) {
    for (int i = 0; i < MAX_WAVES; i++) {
      age[i] += seconds;
    }
  }

  /** Draws the rings and flashes. */
  public void draw(ShapeDrawer pen) {
    for (int i = 0; i < MAX_WAVES; i++) {
      if (age[i] < life[i]) {
        draw(pen, i, age[i] / life[i]);
      }
    }
  }

  private void draw(ShapeDrawer pen, int i, double share) {
    double left = 1 - share;
    if (form[i] == Form.FLASH) {
      pen.glow(rgb[i], Math.min(MAX_FLASH, brightness * strength[i] * left * left));
      pen.halo(x[i], y[i], reach[i] * (0.7 + 0.3 * share));
    } else {
      double radius = reach[i] * (1 - Math.pow(left, DECELERATION));
      pen.glow(rgb[i], strength[i] * left * left);
      pen.ring(x[i], y[i], radius, 0.05 + 0.3 * left * left);
    }
  }
}
