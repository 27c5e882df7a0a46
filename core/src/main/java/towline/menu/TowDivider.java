package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import towline.content.look.ColorRole;

/** The line below a heading: a ship that tows a drone. */
public final class TowDivider extends Widget {
  private final UiTheme theme;

  public TowDivider(UiTheme theme) {
    this.theme = theme;
  }

  @Override
  public float getPrefHeight() {
    return theme.px(14);
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    UiShapes uiShapes = theme.shapes();
    float middle = getY() + getHeight() / 2;
    float thick = Math.max(1.5f, theme.px(1.5));
    float left = getX() + theme.px(7);
    float right = getX() + getWidth() - theme.px(8);
    uiShapes.drawBar(
        batch,
        theme.rgb(ColorRole.CABLE_TAUT),
        0.4 * parentAlpha,
        left,
        middle - thick / 2,
        right - left,
        thick);
    uiShapes.drawIcon(
        batch, UiShapes.Shape.KNOB, theme.rgb(ColorRole.DRONE), parentAlpha, left, middle, 0.8);
    uiShapes.drawIcon(
        batch, UiShapes.Shape.DART, theme.rgb(ColorRole.SHIP), parentAlpha, right, middle, 1);
  }
}
