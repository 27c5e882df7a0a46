package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Align;
import towline.view.draw.Tint;

/** A word that does something. */
final class Button extends Item {
  private final Label label;
  private final Runnable deed;
  private final String hint;
  private Tint quiet = Tint.TEXT;
  private double underline;

  Button(Kit kit, String name, Label text, String hint, Rest rest, Runnable deed) {
    super(kit, name, rest);
    this.deed = deed;
    this.hint = hint;
    label = text;
    label.setAlignment(Align.center);
    float side = kit.px(22);
    add(label).growX().padLeft(side).padRight(side).minHeight(kit.px(34));
  }

  /** Writes it in that colour while it has no focus. */
  Button tint(Tint tint) {
    quiet = tint;
    focusChanged();
    return this;
  }

  /** Stands close to its neighbours. */
  Button close() {
    float side = kit.px(4);
    getCell(label).padLeft(side).padRight(side);
    return this;
  }

  /** Marks it as the one that is open. */
  Button underline() {
    underline = 1;
    return this;
  }

  @Override
  void activate() {
    deed.run();
  }

  @Override
  String hint() {
    return hint;
  }

  @Override
  void focusChanged() {
    label.getStyle().fontColor = Kit.colour(kit.rgb(focused() ? Tint.SHIP : quiet));
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    super.draw(batch, parentAlpha);
    float middle = getY() + getHeight() / 2;
    if (focused() && getCell(label).getPadLeft() > kit.px(12)) {
      float x = getX() + kit.px(12);
      kit.art().sign(batch, Art.Shape.DART, kit.rgb(Tint.SHIP_SHOT), parentAlpha, x, middle, 0.75);
    }
    if (underline > 0) {
      float high = Math.max(2, kit.px(2.5));
      float inset = kit.px(20);
      kit.art()
          .bar(
              batch,
              kit.rgb(Tint.SHIP_SHOT),
              underline * parentAlpha,
              getX() + inset,
              getY() + kit.px(2),
              getWidth() - 2 * inset,
              high);
    }
  }
}
