package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import java.util.ArrayList;
import java.util.List;
import towline.content.look.ColorRole;

/**
 * A box on a page that can have the focus and then lights up. It is not a scene2d {@code Button},
 * which acts on release and has a checked state: it acts on press, and some items use the position
 * of the press.
 */
public abstract class MenuItem extends Table {
  /** The look of an item without focus: the name of its {@link Look} in the skin. */
  public enum Style {
    /** Content only. */
    BARE,
    /** A panel with a thin frame. */
    FRAMED
  }

  /**
   * The drawables of an item, below its content.
   *
   * @param glow drawn over the face and below the frame while the focus fades in and out
   */
  record Look(
      Drawable face, Drawable frame, Drawable focusedFace, Drawable focusedFrame, Drawable glow) {}

  public final UiTheme theme;
  private final Look look;

  /** Quiet labels that are brighter while the item has the focus, on its lighter face. */
  private final List<Label> brightened = new ArrayList<>();

  private boolean focused;
  private float glow;

  /** Creates an item. Its name identifies it when the page is rebuilt, and in tests. */
  public MenuItem(UiTheme theme, String name, Style rest) {
    super(theme.skin());
    this.theme = theme;
    look = theme.skin().get(rest.name(), Look.class);
    setName(name);
    setTouchable(Touchable.enabled);
  }

  /** Carries out the item's action. */
  public abstract void activate();

  /** Returns true if the item has an action, false if it is only read. */
  public boolean canActivate() {
    return true;
  }

  /**
   * Decreases (-1) or increases (+1) the value, on left and right; returns false if it has none.
   */
  boolean adjust(int by) {
    return false;
  }

  /**
   * Increases (+1) or decreases (-1) the value, on up and down; returns false if up and down move
   * the focus.
   */
  public boolean spin(int by) {
    return false;
  }

  /** Returns true if the wheel over the item changes its value instead of scrolling the page. */
  public boolean takesWheel() {
    return false;
  }

  /** Increases (+1) or decreases (-1) the value by one notch of the wheel. */
  public void turnWheel(int by) {}

  /** Returns the hint at the foot of the page while the item is focused. */
  public String hint() {
    return "";
  }

  /** Handles a press at x, y, in pixels from the item's lower left. */
  void onPress(float x, float y) {
    activate();
  }

  /** Returns true if a drag that begins at x, in pixels from the item's left, moves a value. */
  boolean canDrag(float x) {
    return false;
  }

  /** Handles a drag to x, in pixels from the item's left. */
  void onDrag(float x) {}

  @Override
  public float getPrefHeight() {
    return Math.max(super.getPrefHeight(), theme.finger());
  }

  @Override
  public float getMinHeight() {
    return Math.max(super.getMinHeight(), theme.finger());
  }

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
    brighten(this);
    focusChanged();
  }

  final void unfocus() {
    focused = false;
    brightened.forEach(label -> label.setColor(theme.colour(ColorRole.TEXT_QUIET)));
    brightened.clear();
    focusChanged();
  }

  private void brighten(Group group) {
    for (Actor actor : group.getChildren()) {
      if (actor instanceof Group inner) {
        brighten(inner);
      } else if (actor instanceof Label label
          && label.getColor().equals(theme.colour(ColorRole.TEXT_QUIET))) {
        label.setColor(theme.colour(ColorRole.TEXT));
        brightened.add(label);
      }
    }
  }

  /** Called when the item gains or loses the focus. */
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
    // The focus is shown at once; only its glow fades in.
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
