package towline.menu;

import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;

/** Text that wraps, and shrinks rather than break a word that is longer than a line. */
final class FittingLabel extends Label {
  /** What is still narrower is broken: it could not be read. */
  private static final float SMALLEST = 0.65f;

  /** A hair's breadth, pixels: rounding must not break a word. */
  private static final float SPARE = 1;

  private final GlyphLayout word = new GlyphLayout();

  FittingLabel(String text, Skin skin, String style) {
    super(text, skin, style);
    setWrap(true);
  }

  @Override
  public void layout() {
    float fitting = Math.max(SMALLEST, Math.min(1, (getWidth() - SPARE) / longestWord()));
    if (getWidth() > 0 && Math.abs(fitting - getFontScaleX()) > 0.001f) {
      setFontScale(fitting);
    }
    super.layout();
  }

  /** The width of the longest word at full size, pixels. */
  private float longestWord() {
    float longest = 1;
    for (String each : getText().toString().split("\\s+", -1)) {
      word.setText(getStyle().font, each);
      longest = Math.max(longest, word.width);
    }
    return longest;
  }
}
