package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/** A line of a table that can be chosen as a whole. */
public final class TableRow extends MenuItem {
  private final String hint;
  private final Runnable deed;

  /**
   * A cell of it.
   *
   * @param text what it says
   * @param role in which colour
   * @param width in design pixels, 0: what is left
   * @param align to which side
   */
  public record Cell(String text, ColorRole role, double width, int align) {}

  public TableRow(UiTheme theme, String name, String hint, Runnable deed, Cell... cells) {
    super(theme, name, Rest.BARE);
    this.hint = hint;
    this.deed = deed;
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
    deed.run();
  }

  @Override
  public String hint() {
    return hint;
  }
}
