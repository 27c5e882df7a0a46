package towline.menu;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/**
 * A hint that names a key and, when clicked, has the effect of that key. It never takes the focus,
 * so that its command applies to the focused item.
 */
final class KeyButton extends Table {
  private final UiTheme theme;
  private final MenuCommand command;
  private final Label label;

  /** Creates a button for the key of {@code command}, at most {@code widest} pixels wide. */
  KeyButton(UiTheme theme, MenuCommand command, String text, boolean compact, float widest) {
    this.theme = theme;
    this.command = command;
    label = theme.prose(TextSize.SMALL, ColorRole.TEXT, text);
    setName("key." + command.name());
    setTouchable(Touchable.enabled);
    float side = theme.px(compact && !theme.isTouched() ? 2 : 12);
    float wide = Math.min(theme.lineWidth(TextSize.SMALL, text), widest - 2 * side);
    Cell<Label> place = add(label).width(wide).pad(0, side, 0, side);
    if (!compact || theme.isTouched()) {
      place.minHeight(theme.px(26));
      background(theme.skin().get(MenuItem.Style.FRAMED.name(), MenuItem.Look.class).frame());
    }
  }

  @Override
  public float getPrefHeight() {
    return Math.max(super.getPrefHeight(), theme.finger());
  }

  @Override
  public float getMinHeight() {
    return Math.max(super.getMinHeight(), theme.finger());
  }

  MenuCommand command() {
    return command;
  }

  /** Highlights the text while the mouse is over it. */
  void hover(boolean over) {
    label.setColor(theme.colour(over ? ColorRole.SHIP_SHOT : ColorRole.TEXT));
  }
}
