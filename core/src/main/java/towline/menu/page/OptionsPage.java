package towline.menu.page;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.SettingItem;
import towline.menu.SettingRow;
import towline.menu.TabBar;
import towline.menu.UiTheme;
import towline.settings.Option;
import towline.settings.OptionGroup;
import towline.settings.Options;
import towline.settings.Preset;
import towline.settings.Settings;
import towline.settings.StringOption;
import towline.view.draw.ColorRole;
import towline.view.text.TextSize;

/** Everything that can be set, leaf by leaf; every change takes effect at once. */
final class OptionsPage extends Page {
  private final Pages pages;
  private int leaf;

  OptionsPage(Pages pages) {
    super("options");
    this.pages = pages;
  }

  private OptionGroup group() {
    return OptionGroup.values()[leaf];
  }

  private List<Option<?>> options() {
    List<Option<?>> shown = new ArrayList<>();
    for (Option<?> option : Options.all()) {
      if (option.group() == group() && !(option instanceof StringOption)) {
        shown.add(option);
      }
    }
    return shown;
  }

  @Override
  public void build(PageLayout frame, Navigator menu) {
    UiTheme kit = frame.kit();
    Table body = new Table();
    if (group() == OptionGroup.COMFORT) {
      presets(body, kit, menu);
    }
    for (Option<?> option : options()) {
      body.add(new SettingItem(kit, setting(option, kit))).growX().padBottom(kit.px(2)).row();
    }
    if (group() == OptionGroup.CONTROLS) {
      button(
          body,
          kit,
          "open.controls",
          "menu.options.bindings",
          "",
          () -> menu.open(pages.controls()));
    }
    button(
        body,
        kit,
        "reset",
        "menu.options.reset",
        kit.word("menu.options.resetHint"),
        () -> reset(menu));
    String[] names = new String[OptionGroup.values().length];
    for (int i = 0; i < names.length; i++) {
      names[i] = kit.word("group." + OptionGroup.values()[i].name());
    }
    frame.page(
        kit.word("title.options"),
        TabBar.of(kit, names, leaf, wanted -> turnTo(wanted, menu)),
        body,
        860);
  }

  private <T> SettingRow setting(Option<T> option, UiTheme kit) {
    return new OptionRow<>(option, pages.host(), kit.words());
  }

  private void presets(Table body, UiTheme kit, Navigator menu) {
    Table row = new Table();
    for (Preset preset : Preset.values()) {
      String key = "preset." + preset.name();
      Label text = kit.prose(TextSize.BODY, ColorRole.TEXT, kit.word(key));
      MenuButton button =
          new MenuButton(
              kit,
              key,
              text,
              kit.word(key + ".hint"),
              MenuItem.Rest.FRAMED,
              () -> choose(preset, menu));
      row.add(button).growX().uniformX().pad(kit.px(3));
    }
    body.add(row).growX().padBottom(kit.px(6)).row();
  }

  private void choose(Preset preset, Navigator menu) {
    pages.host().change(preset.on(pages.host().settings()));
    menu.refresh();
  }

  private static void button(
      Table body, UiTheme kit, String name, String key, String hint, Runnable deed) {
    Label text = kit.label(TextSize.BODY, ColorRole.TEXT, kit.word(key));
    body.add(new MenuButton(kit, name, text, hint, MenuItem.Rest.FRAMED, deed))
        .padTop(kit.px(8))
        .padBottom(kit.px(4))
        .row();
  }

  private void reset(Navigator menu) {
    Settings settings = pages.host().settings();
    for (Option<?> option : options()) {
      settings = standard(settings, option);
    }
    pages.host().change(settings);
    menu.refresh();
  }

  private static <T> Settings standard(Settings settings, Option<T> option) {
    return settings.with(option, option.defaultValue());
  }

  @Override
  public void switchTab(int by, Navigator menu) {
    turnTo(Math.floorMod(leaf + by, OptionGroup.values().length), menu);
  }

  private void turnTo(int wanted, Navigator menu) {
    leaf = wanted;
    menu.refresh();
    menu.focus("leaf." + wanted);
  }
}
