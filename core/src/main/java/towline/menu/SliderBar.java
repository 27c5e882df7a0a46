package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import towline.content.look.ColorRole;

/** The bar of a slider with its knob, drawn over what its item draws. */
final class SliderBar extends Widget {
  /** How much larger the knob is while its item has the focus. */
  private static final double FOCUSED = 4.0 / 3;

  private final UiTheme theme;
  private final SettingRow setting;
  private final float thickness;
  private final double knob;

  /**
   * The bar of a setting.
   *
   * @param thickness in reference pixels
   * @param knob the size of the knob without the focus, 1: as its icon is
   */
  SliderBar(UiTheme theme, SettingRow setting, double thickness, double knob) {
    this.theme = theme;
    this.setting = setting;
    this.thickness = theme.px(thickness);
    this.knob = knob;
  }

  /** Whether the value has a range, so that there is a bar to show and drag. */
  boolean hasRange() {
    return !Double.isNaN(setting.fraction());
  }

  /** Sets the value to where the pointer is, in the item's coordinates. */
  void dragTo(float x) {
    setting.set(Math.max(0, Math.min(1, (x - getX()) / getWidth())));
  }

  /** Draws it in its item. */
  void draw(Batch batch, Group item, boolean focused, float alpha) {
    float left = item.getX() + getX();
    float middle = item.getY() + getY() + getHeight() / 2;
    float bottom = middle - thickness / 2;
    float filled = (float) (getWidth() * setting.fraction());
    int rest = theme.rgb(ColorRole.TEXT_QUIET);
    int lit = focused ? theme.rgb(ColorRole.SHIP_SHOT) : rest;
    UiShapes shapes = theme.shapes();
    shapes.drawBar(batch, rest, 0.28 * alpha, left, bottom, getWidth(), thickness);
    shapes.drawBar(batch, lit, 0.9 * alpha, left, bottom, filled, thickness);
    double size = focused ? FOCUSED * knob : knob;
    int shown = theme.rgb(ColorRole.SHIP);
    shapes.drawIcon(batch, UiShapes.Shape.KNOB, shown, alpha, left + filled, middle, size);
  }
}
