package towline.menu;

import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;

/** Text that wraps, and shrinks if a word is longer than a line. */
final class FittingLabel extends Label {
  /** Minimum font scale; below it text would be unreadable, so a longer word is broken. */
  private static final float MINIMUM_SCALE = 0.65f;

  /** Tolerance, pixels, so that rounding does not break a word. */
  private static final float TOLERANCE = 1;

  private final GlyphLayout word = new GlyphLayout();
  private final String companions;

  /** Creates a label; words of {@code companions} in a line as wide must fit in its size, too. */
  FittingLabel(String text, String companions, Skin skin, String style) {
    super(text, skin, style);
    this.companions = companions;
    setWrap(true);
  }

  @Override
  public void layout() {
    float fitting = Math.max(MINIMUM_SCALE, Math.min(1, (getWidth() - TOLERANCE) / longestWord()));
    if (getWidth() > 0 && Math.abs(fitting - getFontScaleX()) > 0.001f) {
      setFontScale(fitting);
    }
    super.layout();
  }

  /** Returns the width of the longest word at full size, pixels. */
  private float longestWord() {
    float longest = 1;
    for (String each : (getText() + " " + companions).split("\\s+", -1)) {
      word.setText(getStyle().font, each);
      longest = Math.max(longest, word.width);
    }
    return longest;
  }
}
