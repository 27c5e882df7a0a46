package towline.view.world;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.view.text.Fonts;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** Words and numbers that rise from a place in the world and fade. */
public final class Notes {
  private static final int MOST = 20;
  private static final double LIFE = 1.0;

  /** How far they rise, m. */
  private static final double RISE = 1.6;

  private final Label[] labels = new Label[MOST];
  private final double[] x = new double[MOST];
  private final double[] y = new double[MOST];
  private final double[] age = new double[MOST];
  private int next;

  /** No notes yet. */
  public Notes(Fonts fonts) {
    for (int i = 0; i < MOST; i++) {
      labels[i] = new Label(fonts, TextSize.BODY, Anchor.CENTRE);
      age[i] = LIFE;
    }
  }

  /** Forgets all. */
  public void clear() {
    java.util.Arrays.fill(age, LIFE);
  }

  /** A note at a place, m, in a colour, 0xRRGGBB. */
  public void add(CharSequence text, int rgb, double atX, double atY) {
    next = (next + 1) % MOST;
    labels[next].set(text).colour(rgb);
    x[next] = atX;
    y[next] = atY;
    age[next] = 0;
  }

  /** Lets time pass, s. */
  public void pass(double seconds) {
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
