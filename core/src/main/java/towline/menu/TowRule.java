package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import towline.view.draw.Tint;

/** The line below a heading: the game's own sign, a drone towed by a ship. */
final class TowRule extends Widget {
  private final Kit kit;

  TowRule(Kit kit) {
    this.kit = kit;
  }

  @Override
  public float getPrefHeight() {
    return kit.px(14);
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    Art art = kit.art();
    float middle = getY() + getHeight() / 2;
    float thick = Math.max(1.5f, kit.px(1.5));
    float left = getX() + kit.px(7);
    float right = getX() + getWidth() - kit.px(8);
    art.bar(
        batch,
        kit.rgb(Tint.CABLE_TAUT),
        0.4 * parentAlpha,
        left,
        middle - thick / 2,
        right - left,
        thick);
    art.sign(batch, Art.Shape.KNOB, kit.rgb(Tint.DRONE), parentAlpha, left, middle, 0.8);
    art.sign(batch, Art.Shape.DART, kit.rgb(Tint.SHIP), parentAlpha, right, middle, 1);
  }
}
