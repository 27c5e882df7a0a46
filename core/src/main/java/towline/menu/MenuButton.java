package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Align;
import towline.view.draw.ColorRole;

/** A word that does something. */
public final class MenuButton extends MenuItem {
  private final Label label;
  private final Runnable deed;
  private final String hint;
  private ColorRole quiet = ColorRole.TEXT;
  private double underline;

  public MenuButton(UiTheme kit, String name, Label text, String hint, Rest rest, Runnable deed) {
    super(kit, name, rest);
    this.deed = deed;
    this.hint = hint;
    label = text;
    label.setAlignment(Align.center);
    float side = kit.px(22);
    add(label).growX().padLeft(side).padRight(side).minHeight(kit.px(34));
  }

  /** Writes it in that colour while it has no focus. */
  MenuButton tint(ColorRole tint) {
    quiet = tint;
    focusChanged();
    return this;
  }

  /** Stands close to its neighbours. */
  MenuButton close() {
    float side = kit.px(4);
    getCell(label).padLeft(side).padRight(side);
    return this;
  }

  /** Marks it as the one that is open. */
  MenuButton underline() {
    underline = 1;
    return this;
  }

  @Override
  public void activate() {
    deed.run();
  }

  @Override
  public String hint() {
    return hint;
  }

  @Override
  void focusChanged() {
    label.getStyle().fontColor = UiTheme.colour(kit.rgb(focused() ? ColorRole.SHIP : quiet));
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    super.draw(batch, parentAlpha);
    float middle = getY() + getHeight() / 2;
    if (focused() && getCell(label).getPadLeft() > kit.px(12)) {
      float x = getX() + kit.px(12);
      kit.art()
          .sign(
              batch,
              UiShapes.Shape.DART,
              kit.rgb(ColorRole.SHIP_SHOT),
              parentAlpha,
              x,
              middle,
              0.75);
    }
    if (underline > 0) {
      float high = Math.max(2, kit.px(2.5));
      float inset = kit.px(20);
      kit.art()
          .bar(
              batch,
              kit.rgb(ColorRole.SHIP_SHOT),
              underline * parentAlpha,
              getX() + inset,
              getY() + kit.px(2),
              getWidth() - 2 * inset,
              high);
    }
  }
}
