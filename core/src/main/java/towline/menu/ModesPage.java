package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Locale;
import towline.session.PlayMode;
import towline.settings.Options;
import towline.view.draw.Tint;
import towline.view.text.TextSize;

/** What to play. */
final class ModesPage extends Page {
  private final Pages pages;

  ModesPage(Pages pages) {
    super("modes");
    this.pages = pages;
  }

  @Override
  void build(Frame frame, Navigator menu) {
    Kit kit = frame.kit();
    Table body = new Table();
    for (PlayMode mode : PlayMode.values()) {
      String name = mode.name().toLowerCase(Locale.ROOT);
      Button button =
          new Button(
              kit,
              "mode." + name,
              kit.label(TextSize.HEADING, Tint.TEXT, kit.word("mode." + mode.name())),
              kit.word("mode." + mode.name() + ".hint"),
              Item.Rest.FRAMED,
              () -> pages.host().play(mode));
      body.add(button).growX().minHeight(kit.px(64)).padBottom(kit.px(10)).row();
    }
    Setting difficulty = new OptionSetting<>(Options.DIFFICULTY, pages.host(), kit.words());
    body.add(new SettingItem(kit, difficulty)).growX().row();
    frame.page(kit.word("title.play"), null, body, 620);
  }
}
