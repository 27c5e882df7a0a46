package towline.game.range;

import com.badlogic.gdx.graphics.g2d.Batch;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import towline.view.text.CachedText;
import towline.view.text.Fonts;
import towline.view.text.TextSize;

/** Text that is written while shapes are drawn, and later drawn on top of all of them. */
public final class TextLayer {
  private final Fonts fonts;
  private final CachedText measured;
  private final Map<CachedText.Anchor, Pool> pools = new EnumMap<>(CachedText.Anchor.class);

  /** The labels of an anchor, the first {@code used} of which are written. */
  private static final class Pool {
    final List<CachedText> labels = new ArrayList<>();
    final List<Double> places = new ArrayList<>();
    int used;
  }

  /** Creates a layer without text. */
  public TextLayer(Fonts fonts) {
    this.fonts = fonts;
    measured = new CachedText(fonts, TextSize.SMALL, CachedText.Anchor.LEFT);
    for (CachedText.Anchor anchor : CachedText.Anchor.values()) {
      pools.put(anchor, new Pool());
    }
  }

  /** Writes small text with its base line at {@code y}, physical pixels; returns its width. */
  public double write(String text, CachedText.Anchor anchor, int rgb, double x, double y) {
    return write(text, anchor, rgb, x, y, 0);
  }

  /** Writes small text, wrapped at {@code wrapWidth}; 0: in one line. Returns its width. */
  public double write(
      String text, CachedText.Anchor anchor, int rgb, double x, double y, double wrapWidth) {
    Pool pool = pools.get(anchor);
    if (pool == null) {
      throw new IllegalStateException("There are no labels for " + anchor + ".");
    }
    if (pool.used == pool.labels.size()) {
      pool.labels.add(new CachedText(fonts, TextSize.SMALL, anchor));
      pool.places.add(0.0);
      pool.places.add(0.0);
    }
    CachedText label =
        pool.labels.get(pool.used).setText(text).setColour(rgb).setWrapWidth(wrapWidth);
    pool.places.set(2 * pool.used, x);
    pool.places.set(2 * pool.used + 1, y);
    pool.used++;
    return label.width();
  }

  /** Returns the width of a text in one line, physical pixels. */
  public double width(String text) {
    return measured.setText(text).width();
  }

  /** A text and its rectangle, in physical pixels from the lower left. */
  public record Written(String text, double left, double bottom, double width, double height) {}

  /** Returns the text that has been written but not drawn. */
  public List<Written> written() {
    List<Written> found = new ArrayList<>();
    pools.forEach(
        (anchor, pool) -> {
          for (int i = 0; i < pool.used; i++) {
            CachedText label = pool.labels.get(i);
            double left = pool.places.get(2 * i) - anchor.share() * label.width();
            double top = pool.places.get(2 * i + 1) + label.capHeight();
            double bottom = top - label.height();
            found.add(new Written(label.text(), left, bottom, label.width(), label.height()));
          }
        });
    return found;
  }

  /** Draws all text, and forgets it. */
  public void draw(Batch batch) {
    for (Pool pool : pools.values()) {
      for (int i = 0; i < pool.used; i++) {
        pool.labels.get(i).draw(batch, pool.places.get(2 * i), pool.places.get(2 * i + 1), 1);
      }
      pool.used = 0;
    }
  }
}
