package towline.game.replay;

import towline.game.frame.Pages;
import towline.menu.ButtonTable;
import towline.menu.MenuItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.Panel;
import towline.menu.UiTheme;

/** The pause of a replay. */
public final class ReplayPausePage extends Page {
  private final Pages pages;
  private final ReplayActions actions;

  public ReplayPausePage(Pages pages, ReplayActions actions) {
    super("watch");
    this.pages = pages;
    this.actions = actions;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.theme();
    Panel panel = new Panel(theme);
    panel.pad(theme.px(layout.compact() ? 10 : 18));
    ButtonTable buttons = new ButtonTable(theme, "watch.", MenuItem.Style.BARE, 1);
    buttons.defaults().growX().padBottom(theme.px(2));
    if (!actions.ended()) {
      buttons.addButton("resume", "pause.resume", actions::resumeRun);
      buttons.addButton("step", "menu.watch.step", actions::step);
    }
    buttons.addButton("slower", "menu.watch.slower", actions::slower);
    buttons.addButton("faster", "menu.watch.faster", actions::faster);
    buttons.addButton("restart", "menu.watch.restart", actions::restart);
    buttons.addButton("legend", "pause.legend", () -> menu.open(pages.legend()));
    buttons.addButton("leave", "menu.back", actions::close);
    panel.add(layout.scrollPane(buttons)).grow();
    layout.root().left();
    layout
        .root()
        .add(panel)
        .width(layout.fittingWidth(280))
        .left()
        .padLeft(theme.px(24))
        .expand()
        .row();
  }

  @Override
  public String firstFocus() {
    return actions.ended() ? "watch.restart" : "watch.resume";
  }

  @Override
  public void back(Navigator menu) {
    actions.close();
  }

  @Override
  public boolean worldVisible() {
    return true;
  }
}
