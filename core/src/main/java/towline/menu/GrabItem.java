package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/**
 * A part of a picture that can be moved without a mouse: once it is grabbed, all four directions
 * move it, until it is released or loses the focus.
 */
public final class GrabItem extends MenuItem {
  /** The part of the picture that is moved. */
  public interface Grip {
    /** Moves the part by a number of steps to the right and up; negative: left and down. */
    void move(int right, int up);
  }

  private final Label label;
  private final String text;
  private final String heldText;
  private final String hint;
  private final Grip grip;
  private boolean held;

  /**
   * Creates an item that moves {@code grip}.
   *
   * @param text the text of the item while it is not held
   * @param heldText the text of the item while it is held
   */
  public GrabItem(
      UiTheme theme, String name, String text, String heldText, String hint, Grip grip) {
    super(theme, name, Style.FRAMED);
    this.text = text;
    this.heldText = heldText;
    this.hint = hint;
    this.grip = grip;
    label = theme.prose(TextSize.SMALL, ColorRole.TEXT, text);
    label.setAlignment(Align.center);
    add(label).growX().pad(theme.px(4)).minHeight(theme.px(30));
  }

  /** Returns true if the directions move the part. */
  public boolean isHeld() {
    return held;
  }

  /** Releases the part. */
  public void letGo() {
    if (held) {
      activate();
    }
  }

  @Override
  public void activate() {
    held = !held;
    label.setText(held ? heldText : text);
    focusChanged();
  }

  @Override
  boolean adjust(int by) {
    if (held) {
      grip.move(by, 0);
    }
    return held;
  }

  @Override
  public boolean spin(int by) {
    if (held) {
      grip.move(0, by);
    }
    return held;
  }

  @Override
  public String hint() {
    return hint;
  }

  @Override
  void focusChanged() {
    if (!focused() && held) {
      held = false;
      label.setText(text);
    }
    ColorRole rest = focused() ? ColorRole.SHIP : ColorRole.TEXT;
    label.setColor(theme.colour(held ? ColorRole.SHARD : rest));
  }
}
