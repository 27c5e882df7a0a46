package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import towline.view.draw.Tint;
import towline.view.text.TextSize;

/** A row with the name of a setting, a bar where it has a range, and its value between arrows. */
final class SettingItem extends Item {
  private static final double BAR = 150;
  private static final double VALUE = 170;

  private final Setting setting;
  private final Label name;
  private final Label value;
  private final Widget bar = new Widget();

  SettingItem(Kit kit, Setting setting) {
    super(kit, "option." + setting.name(), Rest.BARE);
    this.setting = setting;
    name = kit.prose(TextSize.BODY, Tint.TEXT, kit.word("option." + setting.name()));
    value = kit.label(TextSize.BODY, Tint.SHIP, setting.value());
    value.setAlignment(Align.center);
    add(name).growX().padLeft(kit.px(16)).minHeight(kit.px(34));
    if (!Double.isNaN(setting.share())) {
      add(bar).width(kit.px(BAR)).growY().padRight(kit.px(8));
    }
    float arrows = kit.px(26);
    add(value).minWidth(kit.px(VALUE) - 2 * arrows).padLeft(arrows).padRight(arrows);
  }

  @Override
  void activate() {
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
  String hint() {
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
    name.getStyle().fontColor = Kit.colour(kit.rgb(focused() ? Tint.SHIP : Tint.TEXT));
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    super.draw(batch, parentAlpha);
    float middle = getY() + getHeight() / 2;
    int lit = kit.rgb(focused() ? Tint.SHIP_SHOT : Tint.TEXT_QUIET);
    if (hasBar()) {
      drawBar(batch, middle, lit, parentAlpha);
    }
    double shown = focused() ? 1 : 0.45;
    float off = kit.px(13);
    float left = getX() + value.getX() - off;
    float right = getX() + value.getX() + value.getWidth() + off;
    kit.art().sign(batch, Art.Shape.BACK, lit, shown * parentAlpha, left, middle, 0.9);
    kit.art().sign(batch, Art.Shape.ON, lit, shown * parentAlpha, right, middle, 0.9);
  }

  private void drawBar(Batch batch, float middle, int lit, float parentAlpha) {
    float left = getX() + bar.getX();
    float wide = bar.getWidth();
    float high = kit.px(4);
    float filled = (float) (wide * setting.share());
    kit.art()
        .bar(
            batch,
            kit.rgb(Tint.TEXT_QUIET),
            0.28 * parentAlpha,
            left,
            middle - high / 2,
            wide,
            high);
    kit.art().bar(batch, lit, 0.9 * parentAlpha, left, middle - high / 2, filled, high);
    kit.art()
        .sign(
            batch,
            Art.Shape.KNOB,
            kit.rgb(Tint.SHIP),
            parentAlpha,
            left + filled,
            middle,
            focused() ? 1 : 0.75);
  }
}
