package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import towline.settings.Group;
import towline.settings.Option;
import towline.settings.Options;
import towline.settings.Preset;
import towline.settings.Settings;
import towline.settings.Word;
import towline.view.draw.Tint;
import towline.view.text.TextSize;

/** Everything that can be set, leaf by leaf; every change takes effect at once. */
final class OptionsPage extends Page {
  private final Pages pages;
  private int leaf;

  OptionsPage(Pages pages) {
    super("options");
    this.pages = pages;
  }

  private Group group() {
    return Group.values()[leaf];
  }

  private List<Option<?>> options() {
    List<Option<?>> shown = new ArrayList<>();
    for (Option<?> option : Options.all()) {
      if (option.group() == group() && !(option instanceof Word)) {
        shown.add(option);
      }
    }
    return shown;
  }

  @Override
  void build(Frame frame, Navigator menu) {
    Kit kit = frame.kit();
    Table body = new Table();
    if (group() == Group.COMFORT) {
      presets(body, kit, menu);
    }
    for (Option<?> option : options()) {
      body.add(new SettingItem(kit, setting(option, kit))).growX().padBottom(kit.px(2)).row();
    }
    if (group() == Group.CONTROLS) {
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
    String[] names = new String[Group.values().length];
    for (int i = 0; i < names.length; i++) {
      names[i] = kit.word("group." + Group.values()[i].name());
    }
    frame.page(
        kit.word("title.options"),
        Strip.of(kit, names, leaf, wanted -> turnTo(wanted, menu)),
        body,
        860);
  }

  private <T> Setting setting(Option<T> option, Kit kit) {
    return new OptionSetting<>(option, pages.host(), kit.words());
  }

  private void presets(Table body, Kit kit, Navigator menu) {
    Table row = new Table();
    for (Preset preset : Preset.values()) {
      String key = "preset." + preset.name();
      Label text = kit.prose(TextSize.BODY, Tint.TEXT, kit.word(key));
      Button button =
          new Button(
              kit,
              key,
              text,
              kit.word(key + ".hint"),
              Item.Rest.FRAMED,
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
      Table body, Kit kit, String name, String key, String hint, Runnable deed) {
    Label text = kit.label(TextSize.BODY, Tint.TEXT, kit.word(key));
    body.add(new Button(kit, name, text, hint, Item.Rest.FRAMED, deed))
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
    return settings.with(option, option.standard());
  }

  @Override
  void turn(int by, Navigator menu) {
    turnTo(Math.floorMod(leaf + by, Group.values().length), menu);
  }

  private void turnTo(int wanted, Navigator menu) {
    leaf = wanted;
    menu.refresh();
    menu.focus("leaf." + wanted);
  }
}
