package towline.game.title;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Locale;
import towline.content.look.ColorRole;
import towline.game.frame.GameServices;
import towline.game.options.OptionRow;
import towline.game.records.BuildsPage;
import towline.game.records.Records;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.SettingItem;
import towline.menu.SettingRow;
import towline.menu.UiTheme;
import towline.session.PlayMode;
import towline.settings.Option;
import towline.settings.Options;
import towline.view.text.TextSize;

/** The choice of mode and difficulty, and the way to the builds found. */
public final class ModesPage extends Page {
  private final GameServices services;
  private final Records records;

  public ModesPage(GameServices services, Records records) {
    super("modes");
    this.services = services;
    this.records = records;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    for (PlayMode mode : List.of(PlayMode.ARCADE, PlayMode.SURVIVAL, PlayMode.PRACTICE)) {
      String name = mode.name().toLowerCase(Locale.ROOT);
      MenuButton button =
          new MenuButton(
              theme,
              "mode." + name,
              theme.label(TextSize.HEADING, ColorRole.TEXT, theme.text("mode." + mode.name())),
              theme.text("mode." + mode.name() + ".hint"),
              MenuItem.Style.FRAMED,
              () -> services.screens().play(mode));
      body.add(button).growX().minHeight(theme.px(64)).padBottom(theme.px(10)).row();
    }
    for (Option<?> option : List.of(Options.DIFFICULTY, Options.PRACTICE_WAVE)) {
      body.add(new SettingItem(theme, row(option))).growX().padBottom(theme.px(2)).row();
    }
    MenuButton builds =
        new MenuButton(
            theme,
            "open.builds",
            theme.label(TextSize.BODY, ColorRole.TEXT, theme.text("menu.builds")),
            theme.text("menu.builds.hint"),
            MenuItem.Style.FRAMED,
            () -> menu.open(new BuildsPage(records)));
    body.add(builds).growX().padTop(theme.px(8)).row();
    layout.page(theme.text("title.play"), null, body, 620);
  }

  private <T> SettingRow row(Option<T> option) {
    return new OptionRow<>(option, services);
  }
}
