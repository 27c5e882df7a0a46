package towline.game.run;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import towline.content.look.ColorRole;
import towline.menu.UiTheme;

/** A bar that shows a fraction. */
final class ShareBar extends Widget {
  /** Height, design pixels. */
  private static final double HEIGHT = 6;

  private final UiTheme theme;
  private final int rgb;
  private double share;

  ShareBar(UiTheme theme, int rgb, double share) {
    this.theme = theme;
    this.rgb = rgb;
    this.share = share;
  }

  /** Sets the fraction, 0 to 1. */
  void set(double fraction) {
    share = fraction;
  }

  @Override
  public float getPrefHeight() {
    return theme.px(HEIGHT);
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    float high = theme.px(HEIGHT);
    float y = getY() + (getHeight() - high) / 2;
    int quiet = theme.rgb(ColorRole.TEXT_QUIET);
    theme.shapes().drawBar(batch, quiet, 0.22 * parentAlpha, getX(), y, getWidth(), high);
    theme.shapes().drawBar(batch, rgb, parentAlpha, getX(), y, (float) (getWidth() * share), high);
  }
}
