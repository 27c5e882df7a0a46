package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/**
 * What shows a setting and changes it: its name, its value, and a bar if it has a range. Left and
 * right step it; pressing it steps a choice.
 */
abstract class ValueItem extends MenuItem {
  final Label label;
  final Label value;
  final SliderBar bar;
  private final SettingRow setting;

  /**
   * The item of a setting, not laid out yet.
   *
   * @param text what the setting is called, in words
   * @param look the bar's, by its name in the skin
   */
  ValueItem(
      UiTheme theme, String name, SettingRow setting, TextSize size, String text, String look) {
    super(theme, name, Style.BARE);
    this.setting = setting;
    bar = new SliderBar(setting, getSkin().get(look, SliderBar.Look.class));
    label = theme.prose(size, ColorRole.TEXT, text);
    value = theme.label(size, ColorRole.SHIP, setting.value());
  }

  /** Shows the value of now. */
  final void showValue() {
    String now = setting.value();
    if (!value.textEquals(now)) {
      value.setText(now);
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
