package towline.menu.page;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.menu.MenuActions;
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
  private final Pages pages;

  ReplayPausePage(Pages pages) {
    super("watch");
    this.pages = pages;
  }

  @Override
  public void build(PageLayout frame, Navigator menu) {
    UiTheme kit = frame.kit();
    Panel panel = new Panel(kit);
    panel.pad(kit.px(frame.tight() ? 10 : 18));
    MenuActions host = pages.host();
    Table list = new Table();
    entry(list, kit, "resume", "pause.resume", host::resume);
    entry(list, kit, "step", "menu.watch.step", host::step);
    entry(list, kit, "slower", "menu.watch.slower", host::slower);
    entry(list, kit, "faster", "menu.watch.faster", host::faster);
    entry(list, kit, "restart", "menu.watch.restart", host::restart);
    entry(list, kit, "leave", "menu.back", host::endReplay);
    panel.add(frame.scrolling(list)).grow();
    frame.root().left();
    frame.root().add(panel).width(frame.fitting(280)).left().padLeft(kit.px(24)).expand().row();
  }

  private static void entry(Table list, UiTheme kit, String name, String key, Runnable deed) {
    Label text = kit.label(TextSize.BODY, ColorRole.TEXT, kit.word(key));
    MenuButton button = new MenuButton(kit, "watch." + name, text, "", MenuItem.Rest.BARE, deed);
    list.add(button).growX().padBottom(kit.px(2)).row();
  }

  @Override
  public void back(Navigator menu) {
    pages.host().endReplay();
  }

  @Override
  public boolean clear() {
    return true;
  }
}
