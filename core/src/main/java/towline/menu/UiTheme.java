package towline.menu;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.function.DoubleSupplier;
import towline.content.look.ColorRole;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.overlay.LegendPicture;
import towline.view.text.Fonts;
import towline.view.text.Localization;
import towline.view.text.TextSize;

/**
 * The parts that pages are built from: the skin of the widgets, fonts, colours, texts and shapes.
 */
public final class UiTheme {
  private final Fonts fonts;
  private final Palette palette;
  private final Localization words;
  private final UiShapes uiShapes;
  private final UiSkin skin;
  private final float finger;

  /**
   * Creates a theme.
   *
   * @param finger width of the fingers on the page, physical pixels; 0 without any
   * @param opened share to which dividers are filled, 0 to 1
   */
  UiTheme(
      Fonts fonts,
      Palette palette,
      Localization words,
      UiShapes uiShapes,
      double finger,
      DoubleSupplier opened) {
    this.finger = (float) finger;
    this.fonts = fonts;
    this.palette = palette;
    this.words = words;
    this.uiShapes = uiShapes;
    skin = new UiSkin(fonts, palette, uiShapes, opened);
  }

  /** Returns the least height of an item, physical pixels: that of a finger, or 0. */
  public float finger() {
    return finger;
  }

  /** Returns true if fingers use the page. */
  public boolean isTouched() {
    return finger > 0;
  }

  /** Returns the styles of widgets by name; see {@link UiSkin}. */
  public Skin skin() {
    return skin;
  }

  /** Returns true if a page has a BACK button of its own; for fingers its heading has one. */
  public boolean hasBackButton() {
    return !isTouched();
  }

  public UiShapes shapes() {
    return uiShapes;
  }

  public Palette palette() {
    return palette;
  }

  /** Returns examples of the overlay's marks, drawn with {@code pen}. */
  public LegendPicture legendPicture(ShapeDrawer pen) {
    return new LegendPicture(pen, palette, fonts, words);
  }

  public int rgb(ColorRole role) {
    return palette.colour(role);
  }

  public String text(String key) {
    return words.of(key);
  }

  public Localization words() {
    return words;
  }

  /** Converts a length from design pixels to physical pixels. */
  public float px(double atDesign) {
    return skin.px(atDesign);
  }

  /** Returns a line of text. */
  public Label label(TextSize size, ColorRole role, String text) {
    return tinted(new Label(text, skin, size.name()), role);
  }

  /** Returns text that wraps to the width of its cell; see {@link FittingLabel}. */
  public Label prose(TextSize size, ColorRole role, String text) {
    return prose(size, role, text, "");
  }

  /** Returns text in a size in which {@code companions}, beside it in equal cells, fit as well. */
  Label prose(TextSize size, ColorRole role, String text, String companions) {
    return tinted(new FittingLabel(text, companions, skin, size.name()), role);
  }

  /** Returns the width of {@code text} in one line, physical pixels, rounded up. */
  float lineWidth(TextSize size, String text) {
    return (float) Math.ceil(new Label(text, skin, size.name()).getPrefWidth()) + 1;
  }

  private Label tinted(Label label, ColorRole role) {
    label.setColor(colour(role));
    label.setAlignment(Align.left);
    return label;
  }

  /** Returns an empty panel: dark glass with a thin frame. */
  public Table panel() {
    Table panel = new Table(skin).background(UiSkin.PANEL);
    panel.setName(UiSkin.PANEL);
    return panel;
  }

  /** Adds the line below a heading, as wide as the panel. */
  public Cell<Image> addDivider(Table panel) {
    // Without a minimum height, content that is too high would squeeze the image.
    return panel.add(new Image(skin, UiSkin.DIVIDER)).growX().minHeight(Value.prefHeight);
  }

  /** Returns the colour of a role; the skin owns it. */
  Color colour(ColorRole role) {
    return skin.getColor(role.name());
  }

  public static Color colour(int rgb) {
    Color colour = new Color();
    Color.rgb888ToColor(colour, rgb);
    colour.a = 1;
    return colour;
  }
}
