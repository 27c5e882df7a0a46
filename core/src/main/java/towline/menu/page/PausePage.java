package towline.menu.page;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import towline.input.Action;
import towline.menu.MenuActions;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.Panel;
import towline.menu.TowDivider;
import towline.menu.UiTheme;
import towline.view.draw.ColorRole;
import towline.view.text.TextSize;

/** A pause: narrow and to one side, so that the world can be studied behind it. */
final class PausePage extends Page {
  private static final Action[] USEFUL = {
    Action.STEP, Action.SLOWER, Action.FASTER, Action.VISION, Action.GHOSTS, Action.SCREENSHOT
  };

  private final Pages pages;

  PausePage(Pages pages) {
    super("pause");
    this.pages = pages;
  }

  @Override
  public void build(PageLayout frame, Navigator menu) {
    UiTheme kit = frame.kit();
    Panel panel = new Panel(kit);
    float side = kit.px(frame.tight() ? 12 : 20);
    panel.pad(side);
    panel.add(kit.label(TextSize.HEADING, ColorRole.TEXT, kit.word("pause.heading"))).left().row();
    panel.add(new TowDivider(kit)).growX().padBottom(kit.px(8)).row();
    Table list = new Table();
    MenuActions host = pages.host();
    entry(list, kit, "resume", "pause.resume", host::resume);
    entry(list, kit, "restart", "pause.restart", host::restart);
    entry(list, kit, "options", "title.options", () -> menu.open(pages.options()));
    entry(list, kit, "controls", "title.controls", () -> menu.open(pages.controls()));
    entry(list, kit, "leave", "pause.leave", host::quitToTitle);
    if (!frame.tight()) {
      keys(list, kit);
    }
    panel.add(frame.scrolling(list)).grow();
    frame.root().left();
    frame.root().add(panel).width(frame.fitting(330)).left().padLeft(kit.px(24)).expand().row();
  }

  private static void entry(Table list, UiTheme kit, String name, String key, Runnable deed) {
    Label text = kit.label(TextSize.BODY, ColorRole.TEXT, kit.word(key));
    MenuButton button = new MenuButton(kit, "open." + name, text, "", MenuItem.Rest.BARE, deed);
    list.add(button).growX().colspan(2).padBottom(kit.px(2)).row();
  }

  private void keys(Table list, UiTheme kit) {
    list.add().height(kit.px(14)).row();
    for (Action action : USEFUL) {
      Label key = kit.label(TextSize.SMALL, ColorRole.TEXT, pages.keyOf(action));
      key.setAlignment(Align.right);
      list.add(key).width(kit.px(96)).padRight(kit.px(12)).padBottom(kit.px(5));
      Label use =
          kit.label(TextSize.SMALL, ColorRole.TEXT_QUIET, kit.word("action." + action.name()));
      list.add(use).left().growX().padBottom(kit.px(5)).row();
    }
  }

  @Override
  public void back(Navigator menu) {
    pages.host().resume();
  }

  @Override
  public boolean clear() {
    return true;
  }
}
