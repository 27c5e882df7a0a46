package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;
import towline.view.text.TextSize;

/** The row of a setting: name, a bar if it has a range, and its value between arrows. */
public final class SettingItem extends ValueItem {
  private static final double BAR_WIDTH = 150;
  private static final double VALUE_WIDTH = 170;

  /** Distance from the bar within which a drag of its knob begins, design pixels. */
  private static final double DRAG_MARGIN = 20;

  /** The arrows beside a value. */
  record Arrows(Drawable left, Drawable right) {}

  private final SettingRow settingRow;
  private final Arrows arrows;
  private final Arrows focusedArrows;

  public SettingItem(UiTheme theme, SettingRow settingRow) {
    super(
        theme,
        "option." + settingRow.name(),
        settingRow,
        TextSize.BODY,
        theme.text("option." + settingRow.name()),
        UiSkin.BAR);
    this.settingRow = settingRow;
    arrows = getSkin().get(UiSkin.ARROWS, Arrows.class);
    focusedArrows = getSkin().get(UiSkin.ARROWS_FOCUSED, Arrows.class);
    value.setAlignment(Align.center);
    add(label).growX().padLeft(theme.px(16)).minHeight(theme.px(34));
    if (bar.hasRange()) {
      add(bar).width(theme.px(BAR_WIDTH)).growY().padRight(theme.px(8));
    }
    float room = theme.px(26);
    add(value).minWidth(theme.px(VALUE_WIDTH) - 2 * room).padLeft(room).padRight(room);
  }

  @Override
  public String hint() {
    String key = "option." + settingRow.name() + ".hint";
    return theme.words().has(key) ? theme.text(key) : "";
  }

  @Override
  void onPress(float x, float y) {
    if (bar.hasRange() && x >= bar.getX() && x <= bar.getX() + bar.getWidth()) {
      onDrag(x);
    } else if (x >= bar.getX()) {
      adjust(x < value.getX() + value.getWidth() / 2 ? -1 : 1);
    } else {
      activate();
    }
  }

  @Override
  boolean canDrag(float x) {
    return bar.hasRange()
        && x >= bar.getX() - theme.px(DRAG_MARGIN)
        && x <= bar.getX() + bar.getWidth() + theme.px(DRAG_MARGIN);
  }

  @Override
  void onDrag(float x) {
    bar.dragTo(x);
    showValue();
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    super.draw(batch, parentAlpha);
    Arrows shown = focused() ? focusedArrows : arrows;
    float middle = getY() + getHeight() / 2;
    float off = theme.px(13);
    batch.setColor(1, 1, 1, parentAlpha);
    shown.left.draw(batch, getX() + value.getX() - off, middle, 0, 0);
    batch.setColor(1, 1, 1, parentAlpha);
    shown.right.draw(batch, getX() + value.getX() + value.getWidth() + off, middle, 0, 0);
  }
}
