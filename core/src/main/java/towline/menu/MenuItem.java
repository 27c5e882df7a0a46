package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

/**
 * Something on a page that can have the focus: a box that lights up. It is no scene2d {@code
 * Button}: that one acts when it is let go, and keeps whether it is checked; this one acts when it
 * is pressed, and some items care where.
 */
public abstract class MenuItem extends Table {
  /** How an item looks without focus: the name of its {@link Look} in the skin. */
  public enum Style {
    /** Only its content. */
    BARE,
    /** On a panel with a thin frame. */
    FRAMED
  }

  /**
   * What an item is drawn with, below its content.
   *
   * @param glow over the face and below the frame, while the focus fades in and out
   */
  record Look(
      Drawable face, Drawable frame, Drawable focusedFace, Drawable focusedFrame, Drawable glow) {}

  public final UiTheme theme;
  private final Look look;
  private boolean focused;
  private float glow;

  /** An item; its name keeps the focus when the page is rebuilt, and is what tests ask for. */
  public MenuItem(UiTheme theme, String name, Style rest) {
    super(theme.skin());
    this.theme = theme;
    look = theme.skin().get(rest.name(), Look.class);
    setName(name);
    setTouchable(Touchable.enabled);
  }

  /** Carries out what the item is for. */
  public abstract void activate();

  /** Whether there is something to carry out, and not only to read. */
  public boolean canActivate() {
    return true;
  }

  /** Steps its value down (-1) or up (+1) on left and right; false if it has none. */
  boolean adjust(int by) {
    return false;
  }

  /** Steps its value on up (+1) and down (-1); false if these move the focus. */
  public boolean spin(int by) {
    return false;
  }

  /** Whether the wheel over it turns its value and does not scroll the page. */
  public boolean takesWheel() {
    return false;
  }

  /** Steps its value on a notch of the wheel up (+1) or down (-1). */
  public void turnWheel(int by) {}

  /** The hint at the foot of the page while it has the focus. */
  public String hint() {
    return "";
  }

  /** Handles a press at a point from its lower left. */
  void onPress(float x, float y) {
    activate();
  }

  /** Handles a drag of the mouse. */
  void onDrag(float x) {}

  /** Makes the item unreachable. */
  public final MenuItem disable() {
    setTouchable(Touchable.disabled);
    return this;
  }

  final boolean focused() {
    return focused;
  }

  final void focus() {
    focused = true;
    focusChanged();
  }

  final void unfocus() {
    focused = false;
    focusChanged();
  }

  /** Called when the focus comes or goes. */
  void focusChanged() {}

  @Override
  public void act(float seconds) {
    super.act(seconds);
    float wanted = focused ? 1 : 0;
    glow += (wanted - glow) * (float) (1 - Math.exp(-18 * seconds));
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    validate();
    // The focus shows at once; only its glow fades in.
    draw(batch, focused ? look.focusedFace : look.face, parentAlpha);
    if (glow > 0.02) {
      draw(batch, look.glow, glow * parentAlpha);
    }
    draw(batch, focused ? look.focusedFrame : look.frame, parentAlpha);
    super.draw(batch, parentAlpha);
  }

  private void draw(Batch batch, Drawable drawable, float alpha) {
    batch.setColor(1, 1, 1, alpha);
    drawable.draw(batch, getX(), getY(), getWidth(), getHeight());
  }
}
