package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/** A setting's row: name, a slider if it has a range, and its value between arrows. */
public final class SettingItem extends MenuItem {
  private static final double BAR = 150;
  private static final double BAR_THICKNESS = 4;
  private static final double KNOB = 0.75;
  private static final double VALUE = 170;

  private final SettingRow settingRow;
  private final Label name;
  private final Label value;
  private final SliderBar bar;

  public SettingItem(UiTheme theme, SettingRow settingRow) {
    super(theme, "option." + settingRow.name(), Style.BARE);
    this.settingRow = settingRow;
    bar = new SliderBar(theme, settingRow, BAR_THICKNESS, KNOB);
    name = theme.prose(TextSize.BODY, ColorRole.TEXT, theme.text("option." + settingRow.name()));
    value = theme.label(TextSize.BODY, ColorRole.SHIP, settingRow.value());
    value.setAlignment(Align.center);
    add(name).growX().padLeft(theme.px(16)).minHeight(theme.px(34));
    if (bar.hasRange()) {
      add(bar).width(theme.px(BAR)).growY().padRight(theme.px(8));
    }
    float arrows = theme.px(26);
    add(value).minWidth(theme.px(VALUE) - 2 * arrows).padLeft(arrows).padRight(arrows);
  }

  @Override
  public void activate() {
    if (!bar.hasRange()) {
      adjust(1);
    }
  }

  @Override
  boolean adjust(int by) {
    settingRow.step(by);
    changed();
    return true;
  }

  private void changed() {
    value.setText(settingRow.value());
  }

  @Override
  public String hint() {
    String key = "option." + settingRow.name() + ".hint";
    return theme.words().has(key) ? theme.text(key) : "";
  }

  @Override
  void onPress(float x, float y) {
    if (hasBar() && x >= bar.getX() && x <= bar.getX() + bar.getWidth()) {
      onDrag(x);
    } else if (x >= bar.getX()) {
      adjust(x < value.getX() + value.getWidth() / 2 ? -1 : 1);
    } else {
      activate();
    }
  }

  @Override
  void onDrag(float x) {
    if (hasBar()
        && x >= bar.getX() - theme.px(20)
        && x <= bar.getX() + bar.getWidth() + theme.px(20)) {
      bar.dragTo(x);
      changed();
    }
  }

  private boolean hasBar() {
    return bar.getParent() != null;
  }

  @Override
  void focusChanged() {
    name.getStyle().fontColor =
        UiTheme.colour(theme.rgb(focused() ? ColorRole.SHIP : ColorRole.TEXT));
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    super.draw(batch, parentAlpha);
    float middle = getY() + getHeight() / 2;
    int lit = theme.rgb(focused() ? ColorRole.SHIP_SHOT : ColorRole.TEXT_QUIET);
    if (hasBar()) {
      bar.draw(batch, this, focused(), parentAlpha);
    }
    double shown = focused() ? 1 : 0.45;
    float off = theme.px(13);
    float left = getX() + value.getX() - off;
    float right = getX() + value.getX() + value.getWidth() + off;
    theme
        .shapes()
        .drawIcon(batch, UiShapes.Shape.ARROW_LEFT, lit, shown * parentAlpha, left, middle, 0.9);
    theme
        .shapes()
        .drawIcon(batch, UiShapes.Shape.ARROW_RIGHT, lit, shown * parentAlpha, right, middle, 0.9);
  }
}
