package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/**
 * An item that shows and changes a setting: its name, its value, and a bar if it has a range. Left
 * and right step the value, and a press steps a choice.
 */
abstract class ValueItem extends MenuItem {
  final Label label;
  final Label value;
  final SliderBar bar;
  private final SettingRow setting;

  /**
   * Creates the item of a setting, without a layout.
   *
   * @param text the name of the setting in words
   * @param look the name of the bar's look in the skin
   */
  ValueItem(
      UiTheme theme, String name, SettingRow setting, TextSize size, String text, String look) {
    super(theme, name, Style.BARE);
    this.setting = setting;
    bar = new SliderBar(setting, getSkin().get(look, SliderBar.Look.class));
    label = theme.prose(size, ColorRole.TEXT, text);
    value = theme.label(size, ColorRole.SHIP, setting.value());
  }

  /** Updates the text to the current value. */
  final void showValue() {
    String current = setting.value();
    if (!value.textEquals(current)) {
      value.setText(current);
    }
  }

  @Override
  public void activate() {
    if (!bar.hasRange()) {
      adjust(1);
    }
  }

  @Override
  final boolean adjust(int by) {
    setting.step(by);
    showValue();
    return true;
  }

  @Override
  final void focusChanged() {
    label.setColor(theme.colour(focused() ? ColorRole.SHIP : ColorRole.TEXT));
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    super.draw(batch, parentAlpha);
    if (bar.hasRange()) {
      bar.draw(batch, this, focused(), parentAlpha);
    }
  }
}
