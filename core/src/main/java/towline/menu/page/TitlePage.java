package towline.menu.page;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.view.draw.ColorRole;
import towline.view.text.TextSize;

/** The way into everything, below the name of the game. */
final class TitlePage extends Page {
  private final Pages pages;

  TitlePage(Pages pages) {
    super("title");
    this.pages = pages;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.kit();
    Table list = new Table();
    if (!layout.tight()) {
      list.add(theme.label(TextSize.BODY, ColorRole.TEXT_QUIET, theme.word("title.line")))
          .padBottom(theme.px(14))
          .row();
    }
    entry(list, layout, "modes", "title.play", () -> menu.open(pages.modes()));
    entry(list, layout, "scores", "title.scores", () -> menu.open(pages.scores()));
    entry(list, layout, "replays", "title.replays", () -> menu.open(pages.replays()));
    entry(list, layout, "options", "title.options", () -> menu.open(pages.options()));
    entry(list, layout, "controls", "title.controls", () -> menu.open(pages.controls()));
    entry(list, layout, "leave", "title.leave", pages.actions()::quit);
    layout.root().bottom();
    layout.root().add(list).padBottom(theme.px(layout.tight() ? 2 : 10)).row();
    layout.foot();
  }

  private static void entry(
      Table list, PageLayout layout, String name, String key, Runnable action) {
    UiTheme theme = layout.kit();
    MenuButton button =
        new MenuButton(
            theme,
            "open." + name,
            theme.label(TextSize.BODY, ColorRole.TEXT, theme.word(key)),
            "",
            MenuItem.Rest.BARE,
            action);
    list.add(button).width(theme.px(250)).padBottom(theme.px(2));
    // Large letters in a small window: two columns, so that the name stays in sight.
    if (!layout.tight() || list.getChildren().size % 2 == 0) {
      list.row();
    }
  }

  @Override
  public void back(Navigator menu) {
    menu.focus("open.leave");
  }

  @Override
  public boolean clear() {
    return true;
  }
}
