package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.content.look.ColorRole;
import towline.view.draw.Palette;

/** Something on a page that can have the focus: a box that lights up, with a mark beside it. */
public abstract class MenuItem extends Table {
  /** How a box looks while it has no focus. */
  public enum Rest {
    /** Only its content is seen. */
    BARE,
    /** Its face and a thin line are seen. */
    FRAMED
  }

  public final UiTheme theme;
  private final Rest rest;
  private boolean focused;
  private boolean enabled = true;
  private double lit;

  /** An item with a name that tests and the memory of the focus know it by. */
  public MenuItem(UiTheme theme, String name, Rest rest) {
    this.theme = theme;
    this.rest = rest;
    setName(name);
    setTouchable(Touchable.enabled);
  }

  /** Does what it is there for. */
  public abstract void activate();

  /** Changes what it holds by a step, down (-1) or up (+1); false if it holds nothing. */
  boolean adjust(int by) {
    return false;
  }

  /** Turns what it holds down (-1) or up (+1); false if up and down lead elsewhere. */
  public boolean changeBy(int by) {
    return false;
  }

  /** What the foot of the page says while this has the focus. */
  public String hint() {
    return "";
  }

  /** A press at that place in it, from its lower left. */
  void pointed(float x, float y) {
    activate();
  }

  /** The mouse is drawn over it while it is held. */
  void dragged(float x) {}

  /** Takes the item out of reach. */
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

  /** Colours may follow the focus. */
  void focusChanged() {}

  @Override
  public void act(float seconds) {
    super.act(seconds);
    double wanted = focused ? 1 : 0;
    lit += (wanted - lit) * (1 - Math.exp(-18 * seconds));
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    validate();
    int edge = theme.rgb(ColorRole.EDGE);
    int hull = theme.rgb(ColorRole.HULL);
    UiShapes uiShapes = theme.art();
    // The focus is whole at once; only its glow takes its time.
    double now = focused ? 1 : 0;
    if (rest == Rest.FRAMED || focused) {
      double cover = rest == Rest.FRAMED ? 0.55 + 0.35 * now : 0.9 * now;
      uiShapes.box(
          batch,
          UiShapes.Shape.FACE,
          Palette.mix(hull, edge, 0.26 * now),
          cover * parentAlpha,
          getX(),
          getY(),
          getWidth(),
          getHeight());
    }
    if (lit > 0.02) {
      uiShapes.box(
          batch,
          UiShapes.Shape.GLOW,
          edge,
          0.5 * lit * parentAlpha,
          getX(),
          getY(),
          getWidth(),
          getHeight());
    }
    if (focused) {
      uiShapes.box(
          batch,
          UiShapes.Shape.FRAME,
          theme.rgb(ColorRole.SHIP_SHOT),
          parentAlpha,
          getX(),
          getY(),
          getWidth(),
          getHeight());
    } else if (rest == Rest.FRAMED) {
      uiShapes.box(
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
