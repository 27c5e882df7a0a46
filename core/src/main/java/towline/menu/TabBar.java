package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.IntConsumer;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/** The tabs of a page, side by side, in one size of text. The open one is underlined. */
public final class TabBar {
  /** First part of the name of a tab, before its number. */
  static final String TAB = "tab.";

  private TabBar() {}

  public static Table of(UiTheme theme, String[] names, int open, IntConsumer turn) {
    Table strip = new Table();
    String all = String.join(" ", names);
    for (int i = 0; i < names.length; i++) {
      int tab = i;
      MenuButton button =
          new MenuButton(
                  theme,
                  TAB + i,
                  theme.prose(TextSize.SMALL, ColorRole.TEXT, names[i], all),
                  "",
                  MenuItem.Style.BARE,
                  () -> turn.accept(tab))
              .narrow();
      if (tab == open) {
        button.open();
      }
      strip.add(button).growX().uniformX().padRight(theme.px(2));
    }
    return strip;
  }
}
