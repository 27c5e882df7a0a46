package towline.view.text;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import towline.view.draw.AssetFile;

/** The typeface in every size, rendered anew at the physical pixel size when the window changes. */
public final class Fonts implements Disposable {
  /** The height of the window at which a text size is that many pixels. */
  static final double DESIGN_HEIGHT = 720;

  /** Never smaller than this, however small the window: below it nothing can be read. */
  private static final int FEWEST_PIXELS = 11;

  /** The dark rim that keeps text readable on a bright ground, in pixels at the design height. */
  private static final double RIM = 1;

  /** The side of a page of glyphs; a title at 4K needs about half of one. */
  private static final int PAGE = 2048;

  /** The gap between the letters of the title, in pixels at the design height. */
  private static final double TITLE_SPACING = 16;

  private static final Color RIM_COLOUR = new Color(0.02f, 0.03f, 0.08f, 0.6f);

  private static final String GLYPHS =
      FreeTypeFontGenerator.DEFAULT_CHARS + "\u2013\u2014\u2019\u2026\u2192\u2190\u2022\u2212";

  /** The name of the game never needs more. */
  private static final String CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ ";

  private final List<BitmapFont> fonts = new ArrayList<>();
  private int generation;
  private double scale;

  /** Fits the text to a window of that height, physical pixels, and to the chosen scale. */
  public void resize(int height, double uiScale) {
    double wanted = height / DESIGN_HEIGHT * uiScale;
    if (wanted == scale || height < 1) {
      return;
    }
    scale = wanted;
    generation++;
    dispose();
    PixmapPacker packer = new PixmapPacker(PAGE, PAGE, Format.RGBA8888, 2, false);
    FreeTypeFontGenerator regular = generator(TextSize.Weight.REGULAR);
    FreeTypeFontGenerator bold = generator(TextSize.Weight.BOLD);
    for (TextSize size : TextSize.values()) {
      FreeTypeFontGenerator generator = size.weight() == TextSize.Weight.BOLD ? bold : regular;
      FreeTypeFontParameter look = parameters(size, packer);
      BitmapFont font = generator.generateFont(look);
      // Letters were drawn together over their rims, words were not meant to be.
      font.getData().getGlyph(' ').xadvance -= 2 * Math.min(0, look.spaceX);
      fonts.add(font);
    }
    regular.dispose();
    bold.dispose();
    packer.dispose();
  }

  private static FreeTypeFontGenerator generator(TextSize.Weight weight) {
    return new FreeTypeFontGenerator(AssetFile.required(weight.path()));
  }

  private FreeTypeFontParameter parameters(TextSize size, PixmapPacker packer) {
    FreeTypeFontParameter wanted = new FreeTypeFontParameter();
    wanted.size = pixels(size);
    wanted.packer = packer;
    wanted.characters = size == TextSize.TITLE ? CAPITALS : GLYPHS;
    wanted.minFilter = TextureFilter.Linear;
    wanted.magFilter = TextureFilter.Linear;
    if (size == TextSize.TITLE) {
      wanted.spaceX = (int) Math.round(TITLE_SPACING * scale);
    } else {
      wanted.borderWidth = (float) (RIM * Math.max(1, scale));
      wanted.borderColor = RIM_COLOUR;
      // The rim pushes letters apart; where it is dark it may overlap.
      wanted.spaceX = -Math.round(wanted.borderWidth);
    }
    return wanted;
  }

  private int pixels(TextSize size) {
    return (int) Math.max(FEWEST_PIXELS, Math.round(size.pixels() * scale));
  }

  BitmapFont of(TextSize size) {
    return fonts.get(size.ordinal());
  }

  /** Changes whenever the fonts were made anew. */
  int generation() {
    return generation;
  }

  /** The physical pixels of a length that is {@code atDesign} pixels at the design height. */
  public double pixels(double atDesign) {
    return atDesign * scale;
  }

  @Override
  public void dispose() {
    // The sizes share their pages, so no font owns them, and each must be disposed of just once.
    Set<Texture> pages = new LinkedHashSet<>();
    for (BitmapFont font : fonts) {
      for (TextureRegion page : font.getRegions()) {
        pages.add(page.getTexture());
      }
    }
    pages.forEach(Texture::dispose);
    fonts.clear();
  }
}
