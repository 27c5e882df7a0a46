package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.content.look.ColorRole;
import towline.view.draw.Palette;

/** Something on a page that can have the focus: a box that lights up. */
public abstract class MenuItem extends Table {
  /** How an item looks without focus. */
  public enum Style {
    /** Only its content. */
    BARE,
    /** On a panel with a thin frame. */
    FRAMED
  }

  public final UiTheme theme;
  private final Style style;
  private boolean focused;
  private boolean enabled = true;
  private double glow;

  /** An item; its name keeps the focus when the page is rebuilt, and is what tests ask for. */
  public MenuItem(UiTheme theme, String name, Style rest) {
    this.theme = theme;
    this.style = rest;
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
    enabled = false;
    return this;
  }

  final boolean enabled() {
    return enabled;
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
    double wanted = focused ? 1 : 0;
    glow += (wanted - glow) * (1 - Math.exp(-18 * seconds));
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    validate();
    int edge = theme.rgb(ColorRole.EDGE);
    int hull = theme.rgb(ColorRole.HULL);
    UiShapes uiShapes = theme.shapes();
    // The focus shows at once; only its glow fades in.
    double now = focused ? 1 : 0;
    if (style == Style.FRAMED || focused) {
      double cover = style == Style.FRAMED ? 0.55 + 0.35 * now : 0.9 * now;
      uiShapes.drawBox(
          batch,
          UiShapes.Shape.FACE,
          Palette.mix(hull, edge, 0.26 * now),
          cover * parentAlpha,
          getX(),
          getY(),
          getWidth(),
          getHeight());
    }
    if (glow > 0.02) {
      uiShapes.drawBox(
          batch,
          UiShapes.Shape.GLOW,
          edge,
          0.5 * glow * parentAlpha,
          getX(),
          getY(),
          getWidth(),
          getHeight());
    }
    if (focused) {
      uiShapes.drawBox(
          batch,
          UiShapes.Shape.FRAME,
          theme.rgb(ColorRole.SHIP_SHOT),
          parentAlpha,
          getX(),
          getY(),
          getWidth(),
          getHeight());
    } else if (style == Style.FRAMED) {
      uiShapes.drawBox(
          batch,
          UiShapes.Shape.FRAME,
          theme.rgb(ColorRole.TEXT_QUIET),
          0.28 * parentAlpha,
          getX(),
          getY(),
          getWidth(),
          getHeight());
    }
    super.draw(batch, parentAlpha);
  }
}
