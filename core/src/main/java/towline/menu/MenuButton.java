package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;

/** A word that does something. */
public final class MenuButton extends MenuItem {
  private final Label label;
  private final Runnable deed;
  private final String hint;
  private ColorRole quiet = ColorRole.TEXT;
  private double underline;

  public MenuButton(UiTheme theme, String name, Label text, String hint, Rest rest, Runnable deed) {
    super(theme, name, rest);
    this.deed = deed;
    this.hint = hint;
    label = text;
    label.setAlignment(Align.center);
    float side = theme.px(22);
    add(label).growX().padLeft(side).padRight(side).minHeight(theme.px(34));
  }

  /** Writes it in that colour while it has no focus. */
  MenuButton tint(ColorRole role) {
    quiet = role;
    focusChanged();
    return this;
  }

  /** Stands close to its neighbours. */
  MenuButton close() {
    float side = theme.px(4);
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
    label.getStyle().fontColor = UiTheme.colour(theme.rgb(focused() ? ColorRole.SHIP : quiet));
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    super.draw(batch, parentAlpha);
    float middle = getY() + getHeight() / 2;
    if (focused() && getCell(label).getPadLeft() > theme.px(12)) {
      float x = getX() + theme.px(12);
      theme
          .art()
          .sign(
              batch,
              UiShapes.Shape.DART,
              theme.rgb(ColorRole.SHIP_SHOT),
              parentAlpha,
              x,
              middle,
              0.75);
    }
    if (underline > 0) {
      float high = Math.max(2, theme.px(2.5));
      float inset = theme.px(20);
      theme
          .art()
          .bar(
              batch,
              theme.rgb(ColorRole.SHIP_SHOT),
              underline * parentAlpha,
              getX() + inset,
              getY() + theme.px(2),
              getWidth() - 2 * inset,
              high);
    }
  }
}
