package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/**
 * Something of a picture that can also be moved without a mouse: once it is taken hold of, all four
 * directions move it, until it is let go or the focus leaves.
 */
public final class GrabItem extends MenuItem {
  /** What is moved. */
  public interface Grip {
    /** Moves it by so many steps to the right and up. */
    void move(int right, int up);
  }

  private final Label label;
  private final String text;
  private final String heldText;
  private final String hint;
  private final Grip grip;
  private boolean held;

  /**
   * An item that moves something.
   *
   * @param text what it says, and {@code heldText} while it is held
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

  /** Whether the directions move what it is for. */
  public boolean isHeld() {
    return held;
  }

  /** Lets it go. */
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
