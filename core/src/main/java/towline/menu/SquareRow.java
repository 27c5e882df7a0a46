package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import towline.content.look.ColorRole;

/** A row of squares, one for each letter of an outcome, with dark ones for what has not come. */
public final class SquareRow extends Widget {
  /** Light of a square whose outcome is a loss, and of one that has not come. */
  private static final double LOST = 0.55;

  private static final double UNKNOWN = 0.16;

  private final UiTheme theme;
  private final String letters;
  private final int count;
  private final double side;
  private final double gap;
  private final Colors colors;

  /** The colours of letters. */
  public interface Colors {
    /** Returns the colour of a letter; {@link ColorRole#TEXT_QUIET} if it is a loss. */
    ColorRole of(char letter);
  }

  /**
   * Creates a row.
   *
   * @param letters outcomes so far
   * @param count number of squares
   * @param side side of a square in designed pixels; the gap is a third of it
   * @param colors colours of the outcomes
   */
  public SquareRow(UiTheme theme, String letters, int count, double side, Colors colors) {
    this.theme = theme;
    this.letters = letters;
    this.count = count;
    this.side = side;
    gap = side / 3;
    this.colors = colors;
  }

  @Override
  public float getPrefWidth() {
    return theme.px(count * (side + gap) - gap);
  }

  @Override
  public float getPrefHeight() {
    return theme.px(side);
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    float size = theme.px(side);
    float y = getY() + (getHeight() - size) / 2;
    for (int i = 0; i < count; i++) {
      boolean isKnown = i < letters.length();
      ColorRole role = isKnown ? colors.of(letters.charAt(i)) : ColorRole.TEXT_QUIET;
      double light = !isKnown ? UNKNOWN : role == ColorRole.TEXT_QUIET ? LOST : 1;
      float x = getX() + theme.px(i * (side + gap));
      theme.shapes().drawBar(batch, theme.rgb(role), light * parentAlpha, x, y, size, size);
    }
  }
}
