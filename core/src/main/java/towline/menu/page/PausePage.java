package towline.menu.page;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import towline.input.Action;
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
  private final PauseActions actions;

  PausePage(Pages pages, PauseActions actions) {
    super("pause");
    this.pages = pages;
    this.actions = actions;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.kit();
    Panel panel = new Panel(theme);
    float side = theme.px(layout.tight() ? 12 : 20);
    panel.pad(side);
    panel
        .add(theme.label(TextSize.HEADING, ColorRole.TEXT, theme.word("pause.heading")))
        .left()
        .row();
    panel.add(new TowDivider(theme)).growX().padBottom(theme.px(8)).row();
    Table list = new Table();
    entry(list, theme, "resume", "pause.resume", actions::resumeRun);
    entry(list, theme, "restart", "pause.restart", actions::restart);
    entry(list, theme, "options", "title.options", () -> menu.open(pages.options()));
    entry(list, theme, "controls", "title.controls", () -> menu.open(pages.controls()));
    entry(list, theme, "leave", "pause.leave", pages.actions()::quitToTitle);
    if (!layout.tight()) {
      keys(list, theme);
    }
    panel.add(layout.scrolling(list)).grow();
    layout.root().left();
    layout.root().add(panel).width(layout.fitting(330)).left().padLeft(theme.px(24)).expand().row();
  }

  private static void entry(Table list, UiTheme theme, String name, String key, Runnable action) {
    Label text = theme.label(TextSize.BODY, ColorRole.TEXT, theme.word(key));
    MenuButton button = new MenuButton(theme, "open." + name, text, "", MenuItem.Rest.BARE, action);
    list.add(button).growX().colspan(2).padBottom(theme.px(2)).row();
  }

  private void keys(Table list, UiTheme theme) {
    list.add().height(theme.px(14)).row();
    for (Action action : USEFUL) {
      Label key = theme.label(TextSize.SMALL, ColorRole.TEXT, pages.keyOf(action));
      key.setAlignment(Align.right);
      list.add(key).width(theme.px(96)).padRight(theme.px(12)).padBottom(theme.px(5));
      Label use =
          theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.word("action." + action.name()));
      list.add(use).left().growX().padBottom(theme.px(5)).row();
    }
  }

  @Override
  public void back(Navigator menu) {
    actions.resumeRun();
  }

  @Override
  public boolean clear() {
    return true;
  }
}
