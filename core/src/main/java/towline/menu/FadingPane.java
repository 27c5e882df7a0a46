package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.content.look.ColorRole;

/**
 * A scroll pane whose content fades at an edge beyond which there is more, instead of being cut.
 */
final class FadingPane extends ScrollPane {
  /** Height of the fade, design pixels, and the number of its strips. */
  private static final double FADE = 30;

  private static final int STRIPS = 15;

  /** Distance from an end within which nothing is hidden, physical pixels. */
  private static final double SLACK = 2;

  private final UiTheme theme;

  FadingPane(Table body, UiTheme theme) {
    super(body, theme.skin());
    this.theme = theme;
  }

  /** Returns the height of the fade, physical pixels. */
  float fade() {
    return theme.px(FADE);
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    super.draw(batch, parentAlpha);
    double strip = fade() / STRIPS;
    boolean above = getVisualScrollY() > SLACK;
    boolean below = getVisualScrollY() < getMaxY() - SLACK;
    for (int i = 0; i < STRIPS; i++) {
      double opacity = parentAlpha * (1 - (i + 0.5) / STRIPS);
      if (below) {
        strip(batch, opacity, getY() + i * strip, strip);
      }
      if (above) {
        strip(batch, opacity, getY() + getHeight() - (i + 1) * strip, strip);
      }
    }
  }

  /** Covers the content, but not the scroll bar, with the colour of the panel. */
  private void strip(Batch batch, double opacity, double y, double high) {
    float wide = getWidth() - getScrollBarWidth();
    theme
        .shapes()
        .drawBar(batch, theme.rgb(ColorRole.HULL), opacity, getX(), (float) y, wide, (float) high);
  }
}
