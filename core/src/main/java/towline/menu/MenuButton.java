package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;
import org.jspecify.annotations.Nullable;
import towline.content.look.ColorRole;

/** A button with a text. */
public final class MenuButton extends MenuItem {
  /** Distance from the text to the picture behind it, design pixels. */
  private static final double PICTURE_GAP = 10;

  private final Label label;
  private final Runnable action;
  private final String hint;
  private final Drawable marker;
  private final Drawable underline;
  private @Nullable Widget picture;
  private boolean open;

  public MenuButton(
      UiTheme theme, String name, Label text, String hint, Style rest, Runnable action) {
    super(theme, name, rest);
    this.action = action;
    this.hint = hint;
    marker = getSkin().getDrawable(UiSkin.MARKER);
    underline = getSkin().getDrawable(UiSkin.UNDERLINE);
    label = text;
    label.setAlignment(Align.center);
    float side = theme.px(22);
    add(label).growX().padLeft(side).padRight(side).minHeight(new AtLeast(theme.px(34)));
  }

  /** Marks this button as that of the open tab. */
  MenuButton open() {
    open = true;
    focusChanged();
    return this;
  }

  /** Puts a picture behind the text, which stays in the middle. */
  public void addPicture(Widget shown) {
    picture = shown;
    addActor(shown);
  }

  @Override
  public void layout() {
    super.layout();
    if (picture != null) {
      picture.pack();
      float textRight = (getWidth() + label.getPrefWidth()) / 2;
      picture.setPosition(
          textRight + theme.px(PICTURE_GAP), (getHeight() - picture.getHeight()) / 2);
    }
  }

  /** Narrows the padding at the sides. */
  public MenuButton narrow() {
    float side = theme.px(4);
    getCell(label).padLeft(side).padRight(side);
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
    ColorRole rest = open ? ColorRole.SHIP_SHOT : ColorRole.TEXT;
    label.setColor(theme.colour(focused() ? ColorRole.SHIP : rest));
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    super.draw(batch, parentAlpha);
    batch.setColor(1, 1, 1, parentAlpha);
    if (focused() && getCell(label).getPadLeft() > theme.px(12)) {
      marker.draw(batch, getX() + theme.px(12), getY() + getHeight() / 2, 0, 0);
    }
    if (open) {
      float inset = theme.px(20);
      batch.setColor(1, 1, 1, parentAlpha);
      underline.draw(
          batch,
          getX() + inset,
          getY() + theme.px(2),
          getWidth() - 2 * inset,
          Math.max(2, theme.px(2.5)));
    }
  }
}
