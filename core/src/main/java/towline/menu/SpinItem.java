package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

/**
 * An item whose value is stepped by up and down, by the wheel, and by clicks on its upper and lower
 * half. An arrow in each half shows this. Fingers are too broad for halves: a tap activates it.
 */
public abstract class SpinItem extends MenuItem {
  /** Distance of an arrow from the edge, design pixels. */
  private static final double ARROW_MARGIN = 14;

  private final Drawable up;
  private final Drawable down;

  /** Creates an item without content, but with room for the arrows. */
  protected SpinItem(UiTheme theme, String name) {
    super(theme, name, Style.FRAMED);
    up = getSkin().getDrawable(UiSkin.ARROW_UP);
    down = getSkin().getDrawable(UiSkin.ARROW_DOWN);
    padTop(theme.px(ARROW_MARGIN)).padBottom(theme.px(ARROW_MARGIN));
  }

  @Override
  public abstract boolean spin(int by);

  @Override
  public final boolean takesWheel() {
    return true;
  }

  @Override
  public final void turnWheel(int by) {
    spin(by);
  }

  @Override
  final void onPress(float x, float y) {
    if (theme.isTouched()) {
      activate();
      return;
    }
    spin(y < getHeight() / 2 ? -1 : 1);
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    super.draw(batch, parentAlpha);
    if (theme.isTouched()) {
      return;
    }
    float middle = getX() + getWidth() / 2;
    float edge = theme.px(ARROW_MARGIN);
    batch.setColor(1, 1, 1, parentAlpha);
    up.draw(batch, middle, getY() + getHeight() - edge, 0, 0);
    batch.setColor(1, 1, 1, parentAlpha);
    down.draw(batch, middle, getY() + edge, 0, 0);
  }
}
