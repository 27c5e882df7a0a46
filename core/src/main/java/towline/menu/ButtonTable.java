package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/** A table of buttons with a fixed number of columns. {@link #defaults} sets the layout of all. */
public final class ButtonTable extends GridTable {
  private final UiTheme theme;
  private final String prefix;
  private final MenuItem.Style style;

  /** Creates an empty table; the names of all buttons will begin with {@code prefix}. */
  public ButtonTable(UiTheme theme, String prefix, MenuItem.Style style, int columns) {
    super(columns);
    this.theme = theme;
    this.prefix = prefix;
    this.style = style;
  }

  /** Adds a button with the text of {@code key}, and its hint if there is a text for one. */
  public void addButton(String name, String key, Runnable action) {
    String hint = theme.words().has(key + ".hint") ? theme.text(key + ".hint") : "";
    addButton(name, theme.label(TextSize.BODY, ColorRole.TEXT, theme.text(key)), hint, action);
  }

  public void addButton(String name, Label label, Runnable action) {
    addButton(name, label, "", action);
  }

  /** Adds a button with a hint. */
  public MenuButton addButton(String name, Label label, String hint, Runnable action) {
    MenuButton button = new MenuButton(theme, prefix + name, label, hint, style, action);
    place(button);
    return button;
  }
}
