package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.IntConsumer;
import towline.view.draw.Tint;
import towline.view.text.TextSize;

/** The names of a page's leaves, side by side; the open one is underlined. */
final class Strip {
  private Strip() {}

  static Table of(Kit kit, String[] names, int open, IntConsumer turn) {
    Table strip = new Table();
    for (int i = 0; i < names.length; i++) {
      int leaf = i;
      Button button =
          new Button(
                  kit,
                  "leaf." + i,
                  kit.prose(TextSize.SMALL, Tint.TEXT, names[i]),
                  "",
                  Item.Rest.BARE,
                  () -> turn.accept(leaf))
              .close();
      if (leaf == open) {
        button.tint(Tint.SHIP_SHOT).underline();
      }
      strip.add(button).growX().uniformX().padRight(kit.px(2));
    }
    return strip;
  }
}
