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
  public void build(PageLayout frame, Navigator menu) {
    UiTheme kit = frame.kit();
    Table list = new Table();
    if (!frame.tight()) {
      list.add(kit.label(TextSize.BODY, ColorRole.TEXT_QUIET, kit.word("title.line")))
          .padBottom(kit.px(14))
          .row();
    }
    entry(list, frame, "modes", "title.play", () -> menu.open(pages.modes()));
    entry(list, frame, "scores", "title.scores", () -> menu.open(pages.scores()));
    entry(list, frame, "replays", "title.replays", () -> menu.open(pages.replays()));
    entry(list, frame, "options", "title.options", () -> menu.open(pages.options()));
    entry(list, frame, "controls", "title.controls", () -> menu.open(pages.controls()));
    entry(list, frame, "leave", "title.leave", pages.host()::quit);
    frame.root().bottom();
    frame.root().add(list).padBottom(kit.px(frame.tight() ? 2 : 10)).row();
    frame.foot();
  }

  private static void entry(Table list, PageLayout frame, String name, String key, Runnable deed) {
    UiTheme kit = frame.kit();
    MenuButton button =
        new MenuButton(
            kit,
            "open." + name,
            kit.label(TextSize.BODY, ColorRole.TEXT, kit.word(key)),
            "",
            MenuItem.Rest.BARE,
            deed);
    list.add(button).width(kit.px(250)).padBottom(kit.px(2));
    // Large letters in a small window: two columns, so that the name stays in sight.
    if (!frame.tight() || list.getChildren().size % 2 == 0) {
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
