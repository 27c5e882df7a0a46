package towline.menu.page;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.Panel;
import towline.menu.UiTheme;
import towline.view.draw.ColorRole;
import towline.view.text.TextSize;

/** A replay that stands still: on, tick by tick, slower, faster, or out. */
final class ReplayPausePage extends Page {
  private final ReplayActions actions;

  ReplayPausePage(ReplayActions actions) {
    super("watch");
    this.actions = actions;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.kit();
    Panel panel = new Panel(theme);
    panel.pad(theme.px(layout.tight() ? 10 : 18));
    Table list = new Table();
    entry(list, theme, "resume", "pause.resume", actions::resumeRun);
    entry(list, theme, "step", "menu.watch.step", actions::step);
    entry(list, theme, "slower", "menu.watch.slower", actions::slower);
    entry(list, theme, "faster", "menu.watch.faster", actions::faster);
    entry(list, theme, "restart", "menu.watch.restart", actions::restart);
    entry(list, theme, "leave", "menu.back", actions::close);
    panel.add(layout.scrolling(list)).grow();
    layout.root().left();
    layout.root().add(panel).width(layout.fitting(280)).left().padLeft(theme.px(24)).expand().row();
  }

  private static void entry(Table list, UiTheme theme, String name, String key, Runnable action) {
    Label text = theme.label(TextSize.BODY, ColorRole.TEXT, theme.word(key));
    MenuButton button =
        new MenuButton(theme, "watch." + name, text, "", MenuItem.Rest.BARE, action);
    list.add(button).growX().padBottom(theme.px(2)).row();
  }

  @Override
  public void back(Navigator menu) {
    actions.close();
  }

  @Override
  public boolean clear() {
    return true;
  }
}
