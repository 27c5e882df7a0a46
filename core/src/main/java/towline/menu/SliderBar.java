package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

/** The bar of a setting with its knob, drawn on top of its item. */
final class SliderBar extends Widget {
  /**
   * The drawables of a bar.
   *
   * @param thickness in physical pixels
   */
  record Look(
      float thickness,
      Drawable rest,
      Drawable filled,
      Drawable focusedFilled,
      Drawable knob,
      Drawable focusedKnob) {}

  private final SettingRow setting;
  private final Look look;

  /** Creates the bar of a setting. */
  SliderBar(SettingRow setting, Look look) {
    this.setting = setting;
    this.look = look;
  }

  /** Returns true if the value has a range, so that the bar is shown and can be dragged. */
  boolean hasRange() {
    return !Double.isNaN(setting.fraction());
  }

  /** Sets the value to the position of the pointer, in the item's coordinates. */
  void dragTo(float x) {
    setting.set(Math.max(0, Math.min(1, (x - getX()) / getWidth())));
  }

  void draw(Batch batch, Group item, boolean focused, float alpha) {
    float left = item.getX() + getX();
    float middle = item.getY() + getY() + getHeight() / 2;
    float bottom = middle - look.thickness / 2;
    float filled = (float) (getWidth() * setting.fraction());
    batch.setColor(1, 1, 1, alpha);
    look.rest.draw(batch, left, bottom, getWidth(), look.thickness);
    batch.setColor(1, 1, 1, alpha);
    (focused ? look.focusedFilled : look.filled).draw(batch, left, bottom, filled, look.thickness);
    batch.setColor(1, 1, 1, alpha);
    (focused ? look.focusedKnob : look.knob).draw(batch, left + filled, middle, 0, 0);
  }
}
