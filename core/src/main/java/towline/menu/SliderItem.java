package towline.menu;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/**
 * A slider for a narrow panel: name and value in one line, the bar below. The wheel and the arrow
 * keys step the value, and a double click restores its standard value.
 */
public final class SliderItem extends ValueItem {
  private static final double BAR_HEIGHT = 13;

  private final Slider slider;

  /** Creates an item with the name of its slider. */
  public SliderItem(UiTheme theme, Slider slider) {
    super(theme, slider.name(), slider, TextSize.SMALL, slider.label(), UiSkin.BAR_SMALL);
    this.slider = slider;
    value.setAlignment(Align.right);
    pad(theme.px(2), theme.px(8), theme.px(2), theme.px(8));
    add(label).growX();
    add(value).padLeft(theme.px(6));
    if (bar.hasRange()) {
      row();
      add(bar).colspan(2).growX().height(theme.px(BAR_HEIGHT));
    }
    addListener(new DoubleClick());
  }

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
  boolean canDrag(float x) {
    return bar.hasRange();
  }

  @Override
  void onDrag(float x) {
    bar.dragTo(x);
  }

  @Override
  public void act(float seconds) {
    super.act(seconds);
    showValue();
    value.setColor(theme.colour(slider.changed() ? ColorRole.SHIP_SHOT : ColorRole.SHIP));
  }

  /** Returns true: the wheel over a slider steps it, and does not scroll the panel. */
  @Override
  public boolean takesWheel() {
    return true;
  }

  @Override
  public void turnWheel(int by) {
    slider.step(by);
  }

  /** Restores the standard value on a double click. */
  private final class DoubleClick extends ClickListener {
    @Override
    public void clicked(InputEvent event, float x, float y) {
      if (bar.hasRange() && getTapCount() == 2) {
        slider.reset();
      }
    }
  }
}
