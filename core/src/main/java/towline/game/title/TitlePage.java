package towline.game.title;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.content.look.ColorRole;
import towline.game.frame.GameServices;
import towline.game.frame.Screens;
import towline.game.options.ControlsPage;
import towline.game.options.OptionsPage;
import towline.game.records.MedalsPage;
import towline.game.records.Records;
import towline.game.records.ReplaysPage;
import towline.game.records.ScoresPage;
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
  private final GameServices services;
  private final Records records;

  public TitlePage(GameServices services, Records records) {
    super("title");
    this.services = services;
    this.records = records;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.theme();
    Screens screens = services.screens();
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
    buttons.addButton("modes", "title.play", () -> menu.open(new ModesPage(services)));
    buttons.addButton("range", "title.range", screens::openRange);
    buttons.addButton("daily", "title.daily", () -> screens.play(PlayMode.DAILY));
    buttons.addButton("scores", "title.scores", () -> menu.open(new ScoresPage(records, screens)));
    buttons.addButton("medals", "title.medals", () -> menu.open(new MedalsPage(records)));
    buttons.addButton(
        "replays", "title.replays", () -> menu.open(new ReplaysPage(records, screens)));
    buttons.addButton("options", "title.options", () -> menu.open(new OptionsPage(services)));
    buttons.addButton("controls", "title.controls", () -> menu.open(new ControlsPage(services)));
    if (services.host().ownsWindow()) {
      buttons.addButton("leave", "title.leave", screens::quit);
    }
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
