package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;

/** A button with a text. */
public final class MenuButton extends MenuItem {
  private final Label label;
  private final Runnable action;
  private final String hint;
  private ColorRole normalColor = ColorRole.TEXT;
  private double underline;

  public MenuButton(
      UiTheme theme, String name, Label text, String hint, Style rest, Runnable deed) {
    super(theme, name, rest);
    this.action = deed;
    this.hint = hint;
    label = text;
    label.setAlignment(Align.center);
    float side = theme.px(22);
    add(label).growX().padLeft(side).padRight(side).minHeight(theme.px(34));
  }

  /** Sets the text's colour without focus. */
  MenuButton tint(ColorRole role) {
    normalColor = role;
    focusChanged();
    return this;
  }

  /** Narrows the padding at the sides. */
  public MenuButton narrow() {
    float side = theme.px(4);
    getCell(label).padLeft(side).padRight(side);
    return this;
  }

  /** Marks it as the open one. */
  MenuButton underline() {
    underline = 1;
    return this;
  }

  @Override
  public void activate() {
    action.run();
  }

  @Override
  public String hint() {
    return hint;
  }

  @Override
  void focusChanged() {
    label.getStyle().fontColor =
        UiTheme.colour(theme.rgb(focused() ? ColorRole.SHIP : normalColor));
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    super.draw(batch, parentAlpha);
    float middle = getY() + getHeight() / 2;
    if (focused() && getCell(label).getPadLeft() > theme.px(12)) {
      float x = getX() + theme.px(12);
      theme
          .shapes()
          .drawIcon(
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
          .shapes()
          .drawBar(
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
