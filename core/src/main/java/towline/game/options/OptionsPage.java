package towline.game.options;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import towline.content.look.ColorRole;
import towline.game.frame.GameServices;
import towline.input.Devices;
import towline.menu.Menu;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
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
import towline.view.text.TextSize;

/** The page of options, with a tab for each group. Every change takes effect at once. */
public final class OptionsPage extends Page {
  private static final String RESET = "reset";

  /** Strength of the rumble, 0 to 1, with which a change of that option is felt. */
  private static final double RUMBLE_STRENGTH = 0.8;

  private static final double RUMBLE_SECONDS = 0.2;

  private final GameServices services;
  private int tab;
  private boolean resetAsked;

  public OptionsPage(GameServices services) {
    super("options");
    this.services = services;
  }

  private OptionGroup group() {
    return OptionGroup.values()[tab];
  }

  /** Returns the options of the tab; those of the device in use come first. */
  private List<Option<?>> options() {
    List<Option<?>> shown = new ArrayList<>();
    for (Option<?> option : Options.all()) {
      boolean offered = services.host().ownsWindow() || !Options.OF_WINDOW.contains(option);
      if (option.group() == group() && offered && !(option instanceof StringOption)) {
        shown.add(option);
      }
    }
    if (services.controls().devices().isTouched()) {
      shown.sort(Comparator.comparing(option -> !Options.OF_TOUCH.contains(option)));
    }
    return shown;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    if (group() == OptionGroup.COMFORT) {
      presets(body, theme, menu);
    }
    for (Option<?> option : options()) {
      body.add(new SettingItem(theme, setting(option))).growX().padBottom(theme.px(2)).row();
    }
    if (group() == OptionGroup.COMFORT) {
      body.add(new LookPreview(services).widget()).growX().height(theme.px(34)).row();
    }
    if (group() == OptionGroup.CONTROLS) {
      body.add(new PadPicture(services).picture())
          .size(theme.px(150), theme.px(105))
          .padTop(theme.px(6))
          .row();
      button(
          body,
          theme,
          "open.controls",
          "menu.options.bindings",
          "",
          () -> menu.open(new ControlsPage(services)));
    }
    if (group() == OptionGroup.PLAY) {
      button(body, theme, "open.credits", "menu.credits", "", () -> menu.open(new CreditsPage()));
      boolean due = services.profile().settings().get(Options.LESSONS).isEmpty();
      button(
          body,
          theme,
          "lessons",
          due ? "menu.options.lessons.due" : "menu.options.lessons",
          theme.text("menu.options.lessonsHint"),
          () -> change(services.profile().settings().with(Options.LESSONS, ""), menu));
    }
    button(
        body,
        theme,
        RESET,
        resetAsked ? "menu.reset.sure" : "menu.options.reset",
        theme.text("menu.options.resetHint"),
        () -> reset(menu));
    String[] names = new String[OptionGroup.values().length];
    for (int i = 0; i < names.length; i++) {
      names[i] = theme.text("group." + OptionGroup.values()[i].name());
    }
    layout.page(
        theme.text("title.options"),
        TabBar.of(theme, names, tab, wanted -> openTab(wanted, menu)),
        body,
        860);
  }

  private <T> SettingRow setting(Option<T> option) {
    SettingRow row = new OptionRow<>(option, services);
    Devices devices = services.controls().devices();
    return option == Options.RUMBLE
        ? row.then(() -> devices.rumble(RUMBLE_STRENGTH, RUMBLE_SECONDS))
        : row;
  }

  private void presets(Table body, UiTheme theme, Menu menu) {
    Table row = new Table();
    for (Preset preset : Preset.values()) {
      String key = "preset." + preset.name();
      Label text = theme.prose(TextSize.BODY, ColorRole.TEXT, theme.text(key));
      MenuButton button =
          new MenuButton(
              theme,
              key,
              text,
              theme.text(key + ".hint"),
              MenuItem.Style.FRAMED,
              () -> choose(preset, menu));
      row.add(button).growX().uniformX().pad(theme.px(3));
    }
    body.add(row).growX().padBottom(theme.px(6)).row();
  }

  private void choose(Preset preset, Menu menu) {
    change(preset.on(services.profile().settings()), menu);
  }

  private static void button(
      Table body, UiTheme theme, String name, String key, String hint, Runnable action) {
    Label text = theme.label(TextSize.BODY, ColorRole.TEXT, theme.text(key));
    body.add(new MenuButton(theme, name, text, hint, MenuItem.Style.FRAMED, action))
        .padTop(theme.px(8))
        .padBottom(theme.px(4))
        .row();
  }

  /**
   * Resets the options of the tab on the second press, so that settings are not lost by accident.
   */
  private void reset(Menu menu) {
    resetAsked = !resetAsked;
    if (resetAsked) {
      menu.refresh();
      return;
    }
    Settings settings = services.profile().settings();
    for (Option<?> option : options()) {
      settings = standard(settings, option);
    }
    change(settings, menu);
  }

  private void change(Settings settings, Menu menu) {
    services.change(settings);
    menu.refresh();
  }

  @Override
  public void update(double seconds, Menu menu) {
    if (resetAsked && !menu.focused().equals(RESET)) {
      resetAsked = false;
      menu.refresh();
    }
  }

  private static <T> Settings standard(Settings settings, Option<T> option) {
    return settings.with(option, option.defaultValue());
  }

  @Override
  public void switchTab(int by, Menu menu) {
    openTab(Math.floorMod(tab + by, OptionGroup.values().length), menu);
  }

  private void openTab(int wanted, Menu menu) {
    tab = wanted;
    resetAsked = false;
    menu.showTab(wanted);
  }
}
