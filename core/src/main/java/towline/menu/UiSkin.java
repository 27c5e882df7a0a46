package towline.menu;

import static towline.menu.UiTheme.colour;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane.ScrollPaneStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.utils.BaseDrawable;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import java.util.function.DoubleSupplier;
import towline.content.look.ColorRole;
import towline.menu.UiShapes.Shape;
import towline.view.draw.Palette;
import towline.view.text.Fonts;
import towline.view.text.TextSize;

/**
 * The look of everything on a page, by name. Label styles have the name of their {@link TextSize},
 * colours that of their {@link ColorRole}, which tints a label, and the looks of items that of
 * their {@link MenuItem.Style}. A skin is created each time a page is built, with the fonts and
 * colours of that time, and owns nothing that has to be disposed of.
 */
final class UiSkin extends Skin {
  /** Background of a page: dark glass with a thin frame. */
  static final String PANEL = "panel";

  /** Line below a heading: a ship that tows a drone. */
  static final String DIVIDER = "divider";

  /** Marker in front of the text of the focused button. */
  static final String MARKER = "marker";

  /** Line below the open tab. */
  static final String UNDERLINE = "underline";

  /** Arrows beside a value. */
  static final String ARROWS = "arrows";

  /** Arrows beside the value of the focused setting. */
  static final String ARROWS_FOCUSED = "arrows.focused";

  /** Arrow above a value that is stepped up and down. */
  static final String ARROW_UP = "arrow.up";

  /** Arrow below a value that is stepped up and down. */
  static final String ARROW_DOWN = "arrow.down";

  /** Bar of a setting in a wide row. */
  static final String BAR = "bar";

  /** Bar of a slider in a narrow panel. */
  static final String BAR_SMALL = "bar.small";

  private final Fonts fonts;
  private final Palette palette;
  private final UiShapes shapes;

  UiSkin(Fonts fonts, Palette palette, UiShapes shapes, DoubleSupplier opened) {
    this.fonts = fonts;
    this.palette = palette;
    this.shapes = shapes;
    for (ColorRole role : ColorRole.values()) {
      add(role.name(), colour(palette.colour(role)));
    }
    for (TextSize size : TextSize.values()) {
      add(size.name(), new LabelStyle(fonts.of(size), null));
    }
    addItems();
    addBars();
    addDrawable(
        PANEL,
        layers(
            shape(Shape.GLOW, ColorRole.EDGE, 0.16),
            shape(Shape.FACE, ColorRole.HULL, 0.95),
            shape(Shape.FRAME, ColorRole.EDGE, 0.55)));
    addDrawable(DIVIDER, new Divider(opened));
    addDrawable(ARROW_UP, icon(Shape.ARROW_UP, ColorRole.TEXT_QUIET, 0.9, 0.9));
    addDrawable(ARROW_DOWN, icon(Shape.ARROW_DOWN, ColorRole.TEXT_QUIET, 0.9, 0.9));
    addDrawable(MARKER, icon(Shape.DART, ColorRole.SHIP_SHOT, 1, 0.75));
    addDrawable(UNDERLINE, shape(Shape.BAR, ColorRole.SHIP_SHOT, 1));
    ScrollPaneStyle scrollPane = new ScrollPaneStyle();
    scrollPane.vScrollKnob = shape(Shape.BAR, ColorRole.EDGE, 0.7);
    scrollPane.vScrollKnob.setMinWidth(px(4));
    scrollPane.vScrollKnob.setMinHeight(px(24));
    add("default", scrollPane);
  }

  private void addItems() {
    int lit = Palette.mix(palette.colour(ColorRole.HULL), palette.colour(ColorRole.EDGE), 0.26);
    Drawable glow = shape(Shape.GLOW, ColorRole.EDGE, 0.5);
    Drawable focusedFace = new ShapeDrawable(Shape.FACE, lit, 0.9);
    Drawable focusedFrame = shape(Shape.FRAME, ColorRole.SHIP_SHOT, 1);
    Drawable nothing = new BaseDrawable();
    add(
        MenuItem.Style.BARE.name(),
        new MenuItem.Look(nothing, nothing, focusedFace, focusedFrame, glow));
    add(
        MenuItem.Style.FRAMED.name(),
        new MenuItem.Look(
            shape(Shape.FACE, ColorRole.HULL, 0.55),
            shape(Shape.FRAME, ColorRole.TEXT_QUIET, 0.28),
            focusedFace,
            focusedFrame,
            glow));
  }

  private void addBars() {
    add(ARROWS, arrows(ColorRole.TEXT_QUIET, 0.45));
    add(ARROWS_FOCUSED, arrows(ColorRole.SHIP_SHOT, 1));
    add(BAR, bar(4, 0.75));
    add(BAR_SMALL, bar(3, 0.6));
  }

  private SettingItem.Arrows arrows(ColorRole role, double opacity) {
    return new SettingItem.Arrows(
        icon(Shape.ARROW_LEFT, role, opacity, 0.9), icon(Shape.ARROW_RIGHT, role, opacity, 0.9));
  }

  /**
   * Returns the look of a bar with its knob.
   *
   * @param thickness in design pixels
   * @param knob scale of the knob without the focus, relative to its icon
   */
  private SliderBar.Look bar(double thickness, double knob) {
    return new SliderBar.Look(
        px(thickness),
        shape(Shape.BAR, ColorRole.TEXT_QUIET, 0.28),
        shape(Shape.BAR, ColorRole.TEXT_QUIET, 0.9),
        shape(Shape.BAR, ColorRole.SHIP_SHOT, 0.9),
        icon(Shape.KNOB, ColorRole.SHIP, 1, knob),
        icon(Shape.KNOB, ColorRole.SHIP, 1, knob * 4.0 / 3));
  }

  private void addDrawable(String name, Drawable drawable) {
    add(name, drawable, Drawable.class);
  }

  /** Converts a length from design pixels to physical pixels. */
  float px(double atDesign) {
    return (float) Math.round(fonts.pixels(atDesign));
  }

  private BaseDrawable shape(Shape shape, ColorRole role, double opacity) {
    return new ShapeDrawable(shape, palette.colour(role), opacity);
  }

  private Drawable icon(Shape shape, ColorRole role, double opacity, double size) {
    return new IconDrawable(shape, palette.colour(role), opacity, size);
  }

  /** Returns a drawable that draws {@code layers} on top of each other, the first at the bottom. */
  private static Drawable layers(Drawable... layers) {
    return new BaseDrawable() {
      @Override
      public void draw(Batch batch, float x, float y, float wide, float high) {
        float alpha = batch.getColor().a;
        for (Drawable layer : layers) {
          batch.setColor(1, 1, 1, alpha);
          layer.draw(batch, x, y, wide, high);
        }
      }
    };
  }

  /** A shape that fills its rectangle; the alpha of the batch's colour scales its opacity. */
  private final class ShapeDrawable extends BaseDrawable {
    private final Shape shape;
    private final int rgb;
    private final double opacity;

    ShapeDrawable(Shape shape, int rgb, double opacity) {
      this.shape = shape;
      this.rgb = rgb;
      this.opacity = opacity;
    }

    @Override
    public void draw(Batch batch, float x, float y, float wide, float high) {
      double alpha = opacity * batch.getColor().a;
      if (shape == Shape.BAR) {
        shapes.drawBar(batch, rgb, alpha, x, y, wide, high);
      } else {
        shapes.drawBox(batch, shape, rgb, alpha, x, y, wide, high);
      }
    }
  }

  /** An icon in the middle of its rectangle, independent of the rectangle's size. */
  private final class IconDrawable extends BaseDrawable {
    private final Shape shape;
    private final int rgb;
    private final double opacity;
    private final double size;

    IconDrawable(Shape shape, int rgb, double opacity, double size) {
      this.shape = shape;
      this.rgb = rgb;
      this.opacity = opacity;
      this.size = size;
    }

    @Override
    public void draw(Batch batch, float x, float y, float wide, float high) {
      double alpha = opacity * batch.getColor().a;
      shapes.drawIcon(batch, shape, rgb, alpha, x + wide / 2, y + high / 2, size);
    }
  }

  /** The line below a heading. While the page takes no input, the ship moves along it. */
  private final class Divider extends BaseDrawable {
    private final DoubleSupplier opened;
    private final Drawable filled = shape(Shape.BAR, ColorRole.SHIP_SHOT, 1);
    private final Drawable cable = shape(Shape.BAR, ColorRole.CABLE_TAUT, 0.4);
    private final Drawable drone = icon(Shape.KNOB, ColorRole.DRONE, 1, 0.8);
    private final Drawable ship = icon(Shape.DART, ColorRole.SHIP, 1, 1);

    Divider(DoubleSupplier opened) {
      this.opened = opened;
      setMinHeight(px(14));
    }

    @Override
    public void draw(Batch batch, float x, float y, float wide, float high) {
      float alpha = batch.getColor().a;
      float middle = y + high / 2;
      float thick = Math.max(1.5f, px(1.5));
      float left = x + px(7);
      float right = x + wide - px(8);
      cable.draw(batch, left, middle - thick / 2, right - left, thick);
      float share = (float) opened.getAsDouble();
      float bow = left + share * (right - left);
      if (share < 1) {
        batch.setColor(1, 1, 1, alpha);
        filled.draw(batch, left, middle - thick, bow - left, 2 * thick);
      }
      batch.setColor(1, 1, 1, alpha);
      drone.draw(batch, left, middle, 0, 0);
      batch.setColor(1, 1, 1, alpha);
      ship.draw(batch, bow, middle, 0, 0);
    }
  }
}
