package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import towline.view.draw.ColorRole;

/** The line below a heading: the game's own sign, a drone towed by a ship. */
public final class TowDivider extends Widget {
  private final UiTheme kit;

  public TowDivider(UiTheme kit) {
    this.kit = kit;
  }

  @Override
  public float getPrefHeight() {
    return kit.px(14);
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    UiShapes art = kit.art();
    float middle = getY() + getHeight() / 2;
    float thick = Math.max(1.5f, kit.px(1.5));
    float left = getX() + kit.px(7);
    float right = getX() + getWidth() - kit.px(8);
    art.bar(
        batch,
        kit.rgb(ColorRole.CABLE_TAUT),
        0.4 * parentAlpha,
        left,
        middle - thick / 2,
        right - left,
        thick);
    art.sign(batch, UiShapes.Shape.KNOB, kit.rgb(ColorRole.DRONE), parentAlpha, left, middle, 0.8);
    art.sign(batch, UiShapes.Shape.DART, kit.rgb(ColorRole.SHIP), parentAlpha, right, middle, 1);
  }
}
