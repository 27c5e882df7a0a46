package towline.view.effect;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.view.scene.Camera;
import towline.view.text.Fonts;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** Points that rise from a place in the world and fade. */
public final class ScorePopups {
  private static final int MOST = 20;
  private static final double LIFE = 1.0;

  /** How far they rise, m. */
  private static final double RISE = 1.6;

  /** Awards that come sooner than this, s, and nearer than that, m, are one. */
  private static final double TOGETHER = 0.55;

  private static final double NEAR = 4;

  private final Label[] labels = new Label[MOST];
  private final double[] x = new double[MOST];
  private final double[] y = new double[MOST];
  private final double[] age = new double[MOST];
  private final double[] sums = new double[MOST];
  private final StringBuilder text = new StringBuilder();
  private int next;

  /** No notes yet. */
  public ScorePopups(Fonts fonts) {
    for (int i = 0; i < MOST; i++) {
      labels[i] = new Label(fonts, TextSize.BODY, Anchor.CENTRE);
      age[i] = LIFE;
    }
  }

  /** Forgets all. */
  public void clear() {
    java.util.Arrays.fill(age, LIFE);
  }

  /**
   * Points that were earned at a place, m, written in a colour, 0xRRGGBB. What comes soon after and
   * near by is added up, so that numbers do not lie on each other.
   */
  public void add(double points, int rgb, double atX, double atY) {
    boolean adds =
        age[next] < TOGETHER && Math.hypot(x[next] - atX, y[next] - atY) < NEAR && sums[next] > 0;
    if (!adds) {
      next = (next + 1) % MOST;
      sums[next] = 0;
      x[next] = atX;
      y[next] = atY;
    }
    age[next] = 0;
    sums[next] += points;
    text.setLength(0);
    labels[next].set(text.append(Math.round(sums[next]))).colour(rgb);
  }

  /** Lets time pass, s. */
  public void update(double seconds) {
    for (int i = 0; i < MOST; i++) {
      age[i] += seconds;
    }
  }

  /** Draws them. */
  public void text(Batch batch, Camera camera) {
    for (int i = 0; i < MOST; i++) {
      if (age[i] < LIFE) {
        double share = age[i] / LIFE;
        double up = RISE * (1 - (1 - share) * (1 - share));
        double atX = camera.toWindowX(x[i]);
        double atY = camera.toWindowY(y[i] + up);
        labels[i].draw(batch, atX, atY, Math.min(1, 2.5 * (1 - share)));
      }
    }
  }
}
