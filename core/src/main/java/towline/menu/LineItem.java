package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import towline.view.draw.Tint;
import towline.view.text.TextSize;

/** A line of a table that can be chosen as a whole. */
final class LineItem extends Item {
  private final String hint;
  private final Runnable deed;

  /**
   * A cell of it.
   *
   * @param text what it says
   * @param tint in which colour
   * @param width in design pixels, 0: what is left
   * @param align to which side
   */
  record Cell(String text, Tint tint, double width, int align) {}

  LineItem(Kit kit, String name, String hint, Runnable deed, Cell... cells) {
    super(kit, name, Rest.BARE);
    this.hint = hint;
    this.deed = deed;
    defaults().padLeft(kit.px(12)).minHeight(kit.px(32));
    for (Cell cell : cells) {
      boolean rest = cell.width() == 0;
      Label label =
          rest
              ? kit.prose(TextSize.SMALL, cell.tint(), cell.text())
              : kit.label(TextSize.BODY, cell.tint(), cell.text());
      label.setAlignment(cell.align());
      com.badlogic.gdx.scenes.scene2d.ui.Cell<Label> place = add(label);
      if (rest) {
        place.growX().padRight(kit.px(10));
      } else {
        place.minWidth(kit.px(cell.width()));
      }
    }
  }

  @Override
  void activate() {
    deed.run();
  }

  @Override
  String hint() {
    return hint;
  }
}
