package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import towline.view.draw.ColorRole;
import towline.view.text.TextSize;

/** A row with the name of a setting, a bar where it has a range, and its value between arrows. */
public final class SettingItem extends MenuItem {
  private static final double BAR = 150;
  private static final double VALUE = 170;

  private final SettingRow setting;
  private final Label name;
  private final Label value;
  private final Widget bar = new Widget();

  public SettingItem(UiTheme kit, SettingRow setting) {
    super(kit, "option." + setting.name(), Rest.BARE);
    this.setting = setting;
    name = kit.prose(TextSize.BODY, ColorRole.TEXT, kit.word("option." + setting.name()));
    value = kit.label(TextSize.BODY, ColorRole.SHIP, setting.value());
    value.setAlignment(Align.center);
    add(name).growX().padLeft(kit.px(16)).minHeight(kit.px(34));
    if (!Double.isNaN(setting.share())) {
      add(bar).width(kit.px(BAR)).growY().padRight(kit.px(8));
    }
    float arrows = kit.px(26);
    add(value).minWidth(kit.px(VALUE) - 2 * arrows).padLeft(arrows).padRight(arrows);
  }

  @Override
  public void activate() {
    if (Double.isNaN(setting.share())) {
      adjust(1);
    }
  }

  @Override
  boolean adjust(int by) {
    setting.step(by);
    changed();
    return true;
  }

  private void changed() {
    value.setText(setting.value());
  }

  @Override
  public String hint() {
    return kit.word("option." + setting.name() + ".hint");
  }

  @Override
  void pointed(float x, float y) {
    if (hasBar() && x >= bar.getX() && x <= bar.getX() + bar.getWidth()) {
      dragged(x);
    } else if (x >= bar.getX()) {
      adjust(x < value.getX() + value.getWidth() / 2 ? -1 : 1);
    } else {
      activate();
    }
  }

  @Override
  void dragged(float x) {
    if (hasBar() && x >= bar.getX() - kit.px(20) && x <= bar.getX() + bar.getWidth() + kit.px(20)) {
      setting.set(Math.max(0, Math.min(1, (x - bar.getX()) / bar.getWidth())));
      changed();
    }
  }

  private boolean hasBar() {
    return bar.getParent() != null;
  }

  @Override
  void focusChanged() {
    name.getStyle().fontColor =
        UiTheme.colour(kit.rgb(focused() ? ColorRole.SHIP : ColorRole.TEXT));
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    super.draw(batch, parentAlpha);
    float middle = getY() + getHeight() / 2;
    int lit = kit.rgb(focused() ? ColorRole.SHIP_SHOT : ColorRole.TEXT_QUIET);
    if (hasBar()) {
      drawBar(batch, middle, lit, parentAlpha);
    }
    double shown = focused() ? 1 : 0.45;
    float off = kit.px(13);
    float left = getX() + value.getX() - off;
    float right = getX() + value.getX() + value.getWidth() + off;
    kit.art().sign(batch, UiShapes.Shape.BACK, lit, shown * parentAlpha, left, middle, 0.9);
    kit.art().sign(batch, UiShapes.Shape.ON, lit, shown * parentAlpha, right, middle, 0.9);
  }

  private void drawBar(Batch batch, float middle, int lit, float parentAlpha) {
    float left = getX() + bar.getX();
    float wide = bar.getWidth();
    float high = kit.px(4);
    float filled = (float) (wide * setting.share());
    kit.art()
        .bar(
            batch,
            kit.rgb(ColorRole.TEXT_QUIET),
            0.28 * parentAlpha,
            left,
            middle - high / 2,
            wide,
            high);
    kit.art().bar(batch, lit, 0.9 * parentAlpha, left, middle - high / 2, filled, high);
    kit.art()
        .sign(
            batch,
            UiShapes.Shape.KNOB,
            kit.rgb(ColorRole.SHIP),
            parentAlpha,
            left + filled,
            middle,
            focused() ? 1 : 0.75);
  }
}
