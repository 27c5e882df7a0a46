package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/** A row of a table that can be selected as a whole. */
public final class TableRow extends MenuItem {
  private final String hint;
  private final Runnable action;

  /**
   * A cell of the row.
   *
   * @param text the content
   * @param role the colour of the text
   * @param width the width in design pixels; 0 for the rest of the row
   * @param align as in {@link com.badlogic.gdx.utils.Align}
   */
  public record Cell(String text, ColorRole role, double width, int align) {}

  public TableRow(UiTheme theme, String name, String hint, Runnable action, Cell... cells) {
    super(theme, name, Style.BARE);
    this.hint = hint;
    this.action = action;
    defaults().padLeft(theme.px(12)).minHeight(theme.px(32));
    for (Cell cell : cells) {
      boolean rest = cell.width() == 0;
      Label label =
          rest
              ? theme.prose(TextSize.SMALL, cell.role(), cell.text())
              : theme.label(TextSize.BODY, cell.role(), cell.text());
      label.setAlignment(cell.align());
      com.badlogic.gdx.scenes.scene2d.ui.Cell<Label> place = add(label);
      if (rest) {
        place.growX().padRight(theme.px(10));
      } else {
        place.minWidth(theme.px(cell.width()));
      }
    }
  }

  @Override
  public void activate() {
    action.run();
  }

  @Override
  public String hint() {
    return hint;
  }
}
