package towline.menu;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.overlay.LegendPicture;
import towline.view.text.Fonts;
import towline.view.text.Localization;
import towline.view.text.TextSize;

/** What pages are made of: fonts, colours, text and shapes. */
public final class UiTheme {
  private final Fonts fonts;
  private final Palette palette;
  private final Localization words;
  private final UiShapes uiShapes;

  UiTheme(Fonts fonts, Palette palette, Localization words, UiShapes uiShapes) {
    this.fonts = fonts;
    this.palette = palette;
    this.words = words;
    this.uiShapes = uiShapes;
  }

  public UiShapes shapes() {
    return uiShapes;
  }

  public Palette palette() {
    return palette;
  }

  /** Examples of the overlay's marks, drawn with that pen. */
  public LegendPicture legendPicture(ShapeDrawer pen) {
    return new LegendPicture(pen, palette, fonts, words);
  }

  public int rgb(ColorRole role) {
    return palette.of(role);
  }

  /** The text with that key. */
  public String text(String key) {
    return words.of(key);
  }

  public Localization words() {
    return words;
  }

  /** Physical pixels of a length at the design height. */
  public float px(double atDesign) {
    return (float) Math.round(fonts.pixels(atDesign));
  }

  /** A line of text. */
  public Label label(TextSize size, ColorRole role, String text) {
    LabelStyle style = new LabelStyle(fonts.of(size), colour(palette.of(role)));
    Label label = new Label(text, style);
    label.setAlignment(Align.left);
    return label;
  }

  /** Text that wraps to the width of its cell; see {@link FittingLabel}. */
  public Label prose(TextSize size, ColorRole role, String text) {
    Label label = new FittingLabel(text, new LabelStyle(fonts.of(size), colour(palette.of(role))));
    label.setAlignment(Align.left);
    return label;
  }

  public static Color colour(int rgb) {
    Color colour = new Color();
    Color.rgb888ToColor(colour, rgb);
    colour.a = 1;
    return colour;
  }
}
