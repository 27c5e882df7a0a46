package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;
import towline.game.frame.Pages;
import towline.input.Action;
import towline.menu.ButtonTable;
import towline.menu.MenuItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.Panel;
import towline.menu.TowDivider;
import towline.menu.UiTheme;
import towline.view.text.TextSize;

/** The pause of a run: a narrow panel at the side, so that the world stays in view. */
public final class PausePage extends Page {
  private static final Action[] USEFUL = {
    Action.STEP, Action.SLOWER, Action.FASTER, Action.VISION, Action.GHOSTS, Action.SCREENSHOT
  };

  private final Pages pages;
  private final PauseActions actions;

  public PausePage(Pages pages, PauseActions actions) {
    super(Pages.PAUSE);
    this.pages = pages;
    this.actions = actions;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.theme();
    Panel panel = new Panel(theme);
    float side = theme.px(layout.compact() ? 12 : 20);
    panel.pad(side);
    panel
        .add(theme.label(TextSize.HEADING, ColorRole.TEXT, theme.text("pause.heading")))
        .left()
        .row();
    panel.add(new TowDivider(theme)).growX().padBottom(theme.px(8)).row();
    ButtonTable buttons = new ButtonTable(theme, "open.", MenuItem.Style.BARE, 1);
    buttons.defaults().growX().padBottom(theme.px(2));
    buttons.addButton("resume", "pause.resume", actions::resumeRun);
    buttons.addButton("step", "menu.watch.step", actions::step);
    buttons.addButton("slower", "menu.watch.slower", actions::slower);
    buttons.addButton("faster", "menu.watch.faster", actions::faster);
    buttons.addButton("restart", "pause.restart", () -> pages.openRestart(actions));
    buttons.addButton("legend", "pause.legend", () -> menu.open(pages.legend()));
    buttons.addButton("options", "title.options", () -> menu.open(pages.options()));
    buttons.addButton("controls", "title.controls", () -> menu.open(pages.controls()));
    buttons.addButton(
        "leave",
        "pause.leave",
        () -> pages.confirm(actions, "leave", pages.actions()::quitToTitle));
    Table body = new Table();
    body.add(buttons).growX().row();
    if (!layout.compact()) {
      body.add(keys(theme)).growX().padTop(theme.px(14));
    }
    panel.add(layout.scrollPane(body)).grow();
    layout.root().left();
    layout
        .root()
        .add(panel)
        .width(layout.fittingWidth(330))
        .left()
        .padLeft(theme.px(24))
        .expand()
        .row();
  }

  /** The keys that are useful during a pause, but for those that only move the focus here. */
  private Table keys(UiTheme theme) {
    Table keys = new Table();
    for (Action action : USEFUL) {
      if (pages.isTakenByMenu(action)) {
        continue;
      }
      Label key = theme.label(TextSize.SMALL, ColorRole.TEXT, pages.keyLabel(action));
      key.setAlignment(Align.right);
      keys.add(key).width(theme.px(96)).padRight(theme.px(12)).padBottom(theme.px(5));
      Label use =
          theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text("action." + action.name()));
      keys.add(use).left().growX().padBottom(theme.px(5)).row();
    }
    return keys;
  }

  @Override
  public void back(Navigator menu) {
    actions.resumeRun();
  }

  @Override
  public boolean worldVisible() {
    return true;
  }
}
