package towline.view.text;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFontCache;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.utils.Align;
import org.jspecify.annotations.Nullable;

/** A line of text, or a wrapped text, that is laid out only when it changes. */
public final class CachedText {
  /** The point of the text that is at the given position. */
  public enum Anchor {
    /** Left end. */
    LEFT(0),
    /** Middle. */
    CENTRE(0.5f),
    /** Right end. */
    RIGHT(1);

    private final float share;

    Anchor(float share) {
      this.share = share;
    }

    /** Returns the share of the text left of the anchor, 0 to 1. */
    public float share() {
      return share;
    }
  }

  private final Fonts fonts;
  private final TextSize size;
  private final Anchor anchor;
  private final StringBuilder text = new StringBuilder();
  private final Color colour = new Color(1, 1, 1, 1);
  private @Nullable BitmapFontCache cache;
  private int generation = -1;
  private int rgb = -1;
  private boolean stale = true;
  private float width;
  private float capHeight;
  private float height;
  private float wrapWidth;

  /** Creates an empty line. */
  public CachedText(Fonts fonts, TextSize size, Anchor anchor) {
    this.fonts = fonts;
    this.size = size;
    this.anchor = anchor;
  }

  /** Sets the text. */
  public CachedText setText(CharSequence wanted) {
    if (!same(wanted)) {
      text.setLength(0);
      text.append(wanted);
      stale = true;
    }
    return this;
  }

  /** Returns the text. */
  public String text() {
    return text.toString();
  }

  private boolean same(CharSequence wanted) {
    int length = wanted.length();
    if (length != text.length()) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (wanted.charAt(i) != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Sets the colour, 0xRRGGBB. */
  public CachedText setColour(int wanted) {
    if (wanted != rgb) {
      rgb = wanted;
      Color.rgb888ToColor(colour, wanted);
      colour.a = 1;
      stale = true;
    }
    return this;
  }

  /** Wraps the text at a width in physical pixels; 0 keeps it on one line. */
  public CachedText setWrapWidth(double wanted) {
    if ((float) wanted != wrapWidth) {
      wrapWidth = (float) wanted;
      stale = true;
    }
    return this;
  }

  /**
   * Returns the height of all lines, from the top of the first to the bottom of the last, physical
   * pixels.
   */
  public double height() {
    laidOut();
    return height;
  }

  /** Returns the width of the text, physical pixels. */
  public double width() {
    laidOut();
    return width;
  }

  /** Returns the height of the capitals, physical pixels. */
  public double capHeight() {
    laidOut();
    return capHeight;
  }

  /** Draws the text with the baseline of its first line at {@code y}, physical pixels. */
  public void draw(Batch batch, double x, double y, double opacity) {
    if (opacity <= 0 || !(Math.abs(x + y) < 1e6)) {
      return;
    }
    BitmapFontCache ready = laidOut();
    // Whole pixels, because text between pixels is blurred.
    float left = (float) Math.floor(x - anchor.share * width);
    ready.setPosition(left, (float) Math.floor(y + capHeight));
    ready.draw(batch, (float) Math.min(1, opacity));
  }

  private BitmapFontCache laidOut() {
    BitmapFontCache ready = cache;
    if (ready == null || generation != fonts.generation()) {
      ready = new BitmapFontCache(fonts.of(size), true);
      cache = ready;
      generation = fonts.generation();
      stale = true;
    }
    if (stale) {
      ready.setColor(colour);
      GlyphLayout layout = ready.setText(text, 0, 0, wrapWidth, Align.left, wrapWidth > 0);
      width = layout.width;
      height = layout.height;
      capHeight = fonts.of(size).getCapHeight();
      stale = false;
    }
    return ready;
  }
}
