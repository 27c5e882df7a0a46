package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.view.draw.ScreenRoom;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Fonts;
import towline.view.text.TextSize;

/** Small type beside things of the world: lines of text that are used anew in each frame. */
final class TextMarks {
  private static final int MOST = 48;

  private final CachedText[] labels = new CachedText[MOST];
  private final double[] x = new double[MOST];
  private final double[] y = new double[MOST];
  private int size;

  TextMarks(Fonts fonts) {
    for (int i = 0; i < MOST; i++) {
      labels[i] = new CachedText(fonts, TextSize.SMALL, Anchor.LEFT);
    }
  }

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /** Writes a line with its left end there, physical pixels from the lower left of the window. */
  void add(CharSequence text, int rgb, double atX, double atY) {
    if (size < MOST) {
      labels[size].set(text).colour(rgb);
      x[size] = atX;
      y[size] = atY;
      size++;
    }
  }

  /** Draws those that have room, the first ones first: text on text cannot be read. */
  void draw(Batch batch, ScreenRoom room) {
    for (int i = 0; i < size; i++) {
      CachedText label = labels[i];
      if (room.claim(x[i], y[i], x[i] + label.width(), y[i] + label.capHeight())) {
        label.draw(batch, x[i], y[i], 0.95);
      }
    }
  }
}
