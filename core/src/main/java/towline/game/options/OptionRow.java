package towline.game.options;

import java.util.Locale;
import towline.game.frame.GameServices;
import towline.menu.SettingRow;
import towline.settings.EnumOption;
import towline.settings.IntOption;
import towline.settings.Language;
import towline.settings.Option;
import towline.settings.Options;
import towline.settings.Settings;
import towline.view.text.Localization;

/** The row of an option. */
public final class OptionRow<T> implements SettingRow {
  private final Option<T> option;
  private final GameServices services;
  private final Localization words;

  public OptionRow(Option<T> option, GameServices services) {
    this.option = option;
    this.services = services;
    words = services.picture().localization();
  }

  @Override
  public String name() {
    return option.key();
  }

  @Override
  public String value() {
    T value = services.profile().settings().get(option);
    if (option instanceof IntOption slider) {
      return inWords(slider, (Integer) value);
    }
    if (value instanceof Language language) {
      return words.nameOf(language);
    }
    if (option instanceof EnumOption) {
      return words.of("value." + value);
    }
    return value.toString().toLowerCase(Locale.ROOT).replace("x", " \u00d7 ");
  }

  private String inWords(IntOption slider, int value) {
    if (slider.mayBeAutomatic() && value == IntOption.AUTOMATIC) {
      return words.of("menu.value.automatic");
    }
    return words.of(unit(slider), String.valueOf(value));
  }

  private static String unit(IntOption slider) {
    if (slider == Options.PRACTICE_WAVE) {
      return "menu.value.wave";
    }
    return slider == Options.FRAME_CAP ? "menu.value.frames" : "menu.value.percent";
  }

  /**
   * Returns the position of the value in its range. The UI scale is a choice, not a bar, because
   * dragging would move the page under the mouse.
   */
  @Override
  public double fraction() {
    return option instanceof IntOption slider && slider != Options.UI_SCALE
        ? slider.fraction((Integer) services.profile().settings().get(option))
        : Double.NaN;
  }

  @Override
  public void step(int by) {
    services.change(services.profile().settings().stepped(option, by));
  }

  @Override
  public void set(double share) {
    if (option instanceof IntOption slider) {
      Settings settings = services.profile().settings();
      services.change(settings.with(slider, slider.at(share)));
    }
  }
}
