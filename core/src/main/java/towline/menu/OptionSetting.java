package towline.menu;

import java.util.Locale;
import towline.settings.Choice;
import towline.settings.Option;
import towline.settings.Options;
import towline.settings.Settings;
import towline.settings.Slider;
import towline.view.text.Words;

/** An option of the table as a row of a page. */
final class OptionSetting<T> implements Setting {
  private final Option<T> option;
  private final Host host;
  private final Words words;

  OptionSetting(Option<T> option, Host host, Words words) {
    this.option = option;
    this.host = host;
    this.words = words;
  }

  @Override
  public String name() {
    return option.key();
  }

  @Override
  public String value() {
    T value = host.settings().get(option);
    if (option instanceof Slider slider) {
      return inWords(slider, (Integer) value);
    }
    if (option instanceof Choice) {
      return words.of("value." + value);
    }
    return value.toString().toLowerCase(Locale.ROOT).replace("x", " \u00d7 ");
  }

  private String inWords(Slider slider, int value) {
    if (slider.mayBeAutomatic() && value == Slider.AUTOMATIC) {
      return words.of("menu.value.automatic");
    }
    String key = slider == Options.FRAME_CAP ? "menu.value.frames" : "menu.value.percent";
    return words.of(key, String.valueOf(value));
  }

  /** The size of the text is stepped, not dragged: the page would grow under the mouse. */
  @Override
  public double share() {
    return option instanceof Slider slider && slider != Options.UI_SCALE
        ? slider.share((Integer) host.settings().get(option))
        : Double.NaN;
  }

  @Override
  public void step(int by) {
    host.change(host.settings().stepped(option, by));
  }

  @Override
  public void set(double share) {
    if (option instanceof Slider slider) {
      Settings settings = host.settings();
      host.change(settings.with(slider, slider.at(share)));
    }
  }
}
