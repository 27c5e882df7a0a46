package towline.menu.page;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Locale;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.SettingItem;
import towline.menu.SettingRow;
import towline.menu.UiTheme;
import towline.session.PlayMode;
import towline.settings.Options;
import towline.view.draw.ColorRole;
import towline.view.text.TextSize;

/** What to play. */
final class ModesPage extends Page {
  private final Pages pages;

  ModesPage(Pages pages) {
    super("modes");
    this.pages = pages;
  }

  @Override
  public void build(PageLayout frame, Navigator menu) {
    UiTheme kit = frame.kit();
    Table body = new Table();
    for (PlayMode mode : PlayMode.values()) {
      String name = mode.name().toLowerCase(Locale.ROOT);
      MenuButton button =
          new MenuButton(
              kit,
              "mode." + name,
              kit.label(TextSize.HEADING, ColorRole.TEXT, kit.word("mode." + mode.name())),
              kit.word("mode." + mode.name() + ".hint"),
              MenuItem.Rest.FRAMED,
              () -> pages.host().play(mode));
      body.add(button).growX().minHeight(kit.px(64)).padBottom(kit.px(10)).row();
    }
    SettingRow difficulty = new OptionRow<>(Options.DIFFICULTY, pages.host(), kit.words());
    body.add(new SettingItem(kit, difficulty)).growX().row();
    frame.page(kit.word("title.play"), null, body, 620);
  }
}
