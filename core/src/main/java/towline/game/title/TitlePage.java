package towline.game.title;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.content.look.ColorRole;
import towline.game.frame.Pages;
import towline.menu.ButtonTable;
import towline.menu.MenuItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.session.PlayMode;
import towline.view.text.TextSize;

/** The main menu, below the logo. */
public final class TitlePage extends Page {
  private final Pages pages;

  public TitlePage(Pages pages) {
    super("title");
    this.pages = pages;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.theme();
    Table list = new Table();
    if (!layout.compact()) {
      list.add(theme.label(TextSize.BODY, ColorRole.TEXT_QUIET, theme.text("title.line")))
          .padBottom(theme.px(14))
          .row();
    }
    // Large text in a small window: two columns, so that the logo stays in sight.
    ButtonTable buttons =
        new ButtonTable(theme, "open.", MenuItem.Style.BARE, layout.compact() ? 2 : 1);
    buttons.defaults().width(theme.px(250)).padBottom(theme.px(2));
    buttons.addButton("modes", "title.play", () -> menu.open(pages.modes()));
    buttons.addButton("range", "title.range", pages.actions()::openRange);
    buttons.addButton("daily", "title.daily", () -> pages.actions().play(PlayMode.DAILY));
    buttons.addButton("scores", "title.scores", () -> menu.open(pages.scores()));
    buttons.addButton("medals", "title.medals", () -> menu.open(pages.medals()));
    buttons.addButton("replays", "title.replays", () -> menu.open(pages.replays()));
    buttons.addButton("options", "title.options", () -> menu.open(pages.options()));
    buttons.addButton("controls", "title.controls", () -> menu.open(pages.controls()));
    buttons.addButton("leave", "title.leave", pages.actions()::quit);
    list.add(buttons);
    layout.root().bottom();
    layout.root().add(list).padBottom(theme.px(layout.compact() ? 2 : 10)).row();
    layout.footer();
  }

  @Override
  public void back(Navigator menu) {
    menu.focus("open.leave");
  }

  @Override
  public boolean canGoBack() {
    return false;
  }

  @Override
  public boolean worldVisible() {
    return true;
  }
}
