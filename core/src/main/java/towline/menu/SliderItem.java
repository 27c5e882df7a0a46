package towline.menu;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/**
 * A slider for a narrow panel: name and value in one line, its bar below. The wheel and the arrow
 * keys step it, a double click puts it back.
 */
public final class SliderItem extends ValueItem {
  private static final double BAR = 13;

  private final Slider slider;

  /** The item of a slider, which it is named after. */
  public SliderItem(UiTheme theme, Slider slider) {
    super(theme, slider.name(), slider, TextSize.SMALL, slider.label(), UiSkin.BAR_SMALL);
    this.slider = slider;
    value.setAlignment(Align.right);
    pad(theme.px(2), theme.px(8), theme.px(2), theme.px(8));
    add(label).growX();
    add(value).padLeft(theme.px(6));
    if (bar.hasRange()) {
      row();
      add(bar).colspan(2).growX().height(theme.px(BAR));
    }
    addListener(new DoubleClick());
  }

  /** What it shows and changes. */
  public Slider slider() {
    return slider;
  }

  @Override
  public String hint() {
    return slider.help();
  }

  @Override
  void onPress(float x, float y) {
    if (bar.hasRange()) {
      if (y <= bar.getY() + bar.getHeight()) {
        onDrag(x);
      }
    } else {
      slider.step(x < getWidth() / 2 ? -1 : 1);
    }
  }

  @Override
  void onDrag(float x) {
    if (bar.hasRange()) {
      bar.dragTo(x);
    }
  }

  @Override
  public void act(float seconds) {
    super.act(seconds);
    showValue();
    value.setColor(theme.colour(slider.changed() ? ColorRole.SHIP_SHOT : ColorRole.SHIP));
  }

  /** The wheel over the slider is the slider's and not the panel's. */
  @Override
  public boolean takesWheel() {
    return true;
  }

  @Override
  public void turnWheel(int by) {
    slider.step(by);
  }

  /** Puts the value back. */
  private final class DoubleClick extends ClickListener {
    @Override
    public void clicked(InputEvent event, float x, float y) {
      if (bar.hasRange() && getTapCount() == 2) {
        slider.reset();
      }
    }
  }
}
