package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.view.draw.ScreenRoom;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Fonts;
import towline.view.text.TextSize;

/** Small text beside things in the world: lines that are reused in each frame. */
final class TextMarks {
  private static final int MAX_LINES = 48;

  private final CachedText[] labels = new CachedText[MAX_LINES];
  private final double[] x = new double[MAX_LINES];
  private final double[] y = new double[MAX_LINES];
  private int size;

  TextMarks(Fonts fonts) {
    for (int i = 0; i < MAX_LINES; i++) {
      labels[i] = new CachedText(fonts, TextSize.SMALL, Anchor.LEFT);
    }
  }

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /**
   * Adds a line with its left end at a place, physical pixels from the lower left of the window.
   */
  void add(CharSequence text, int rgb, double atX, double atY) {
    if (size < MAX_LINES) {
      labels[size].setText(text).setColour(rgb);
      x[size] = atX;
      y[size] = atY;
      size++;
    }
  }

  /** Draws the lines that have room, the first ones first, so that no text covers another. */
  void draw(Batch batch, ScreenRoom room) {
    for (int i = 0; i < size; i++) {
      CachedText label = labels[i];
      if (room.claim(x[i], y[i], x[i] + label.width(), y[i] + label.capHeight())) {
        label.draw(batch, x[i], y[i], 0.95);
      }
    }
  }
}
