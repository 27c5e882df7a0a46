package towline.view.text;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFont.BitmapFontData;
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

  /** ... and its width; what is narrower shrinks the text, what is wider does not. */
  static final double DESIGN_WIDTH = 1280;

  /** The name of the game is large enough as it is. */
  private static final double LARGEST_TITLE = 1.1;

  /** Never smaller than this, however small the window: below it nothing can be read. */
  private static final int FEWEST_PIXELS = 11;

  /** The dark rim that keeps text readable on a bright ground, in pixels at the design height. */
  private static final double RIM = 1;

  /** The side of a page of glyphs; a title at 4K needs about half of one. */
  private static final int PAGE = 2048;

  /** The gap between the letters of the title, in pixels at the design height. */
  private static final double TITLE_SPACING = 16;

  private static final Color RIM_COLOUR = new Color(0.02f, 0.03f, 0.08f, 0.6f);

  /** Before some signs, in some languages. */
  static final char NO_BREAK_SPACE = '\u00a0';

  /** What texts of every language have: signs, units, the languages' own names. */
  static final String GLYPHS =
      "\0"
          + ascii()
          + "\u2013\u2014\u2019\u2026\u2022\u2212\u00d7"
          + "\u201c\u201d\u201e\u00ab\u00bb"
          + "\u00b5\u00b0\u00ba"
          + "\u00e7\u00ea\u00f1";

  /** What the names of files may have. */
  private static final String LATIN = missing(FreeTypeFontGenerator.DEFAULT_CHARS, GLYPHS);

  /** The name of the game never needs more. */
  private static final String CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ ";

  /** What a callout needs beside them. */
  private static final String FIGURES = "0123456789\u00d7!.,";

  private final List<BitmapFont> fonts = new ArrayList<>();
  private final List<Artwork> artworks = new ArrayList<>();
  private String glyphs = GLYPHS;

  /** Capitals of the language that callouts need as well. */
  private String accented = "";

  private int generation;
  private double scale;
  private double titleScale;

  /** Small pictures that share the texture of the letters, so that both are drawn in one call. */
  public interface Artwork {
    /** Puts them in, for that many pixels a design pixel. */
    void pack(PixmapPacker packer, double scale);

    /** Takes them out again: they have a texture now. */
    void take(PixmapPacker packer);
  }

  /** From the next size on those pictures stand beside the letters. */
  public void add(Artwork artwork) {
    artworks.add(artwork);
  }

  /** From the next size on there are those characters as well: of a language, of a keyboard. */
  public void alsoNeeds(String characters) {
    String all = glyphs + missing(characters, glyphs);
    String capitals =
        accented + missing(characters.replaceAll("[^\\p{Lu}\u00a1]", ""), CAPITALS + accented);
    if (all.length() > glyphs.length() || capitals.length() > accented.length()) {
      glyphs = all;
      accented = capitals;
      scale = 0;
    }
  }

  private static String ascii() {
    StringBuilder all = new StringBuilder();
    for (char c = ' '; c <= '~'; c++) {
      all.append(c);
    }
    return all.toString();
  }

  private static String missing(String characters, String from) {
    StringBuilder found = new StringBuilder();
    characters
        .chars()
        .filter(c -> c > ' ' && from.indexOf(c) < 0)
        .distinct()
        .forEach(c -> found.append((char) c));
    return found.toString();
  }

  /** Fits the text to a window of that size, physical pixels, and to the chosen scale. */
  public void resize(int width, int height, double uiScale) {
    double base = Math.min(height / DESIGN_HEIGHT, width / DESIGN_WIDTH);
    if (base * uiScale == scale || height < 1 || width < 1) {
      return;
    }
    scale = base * uiScale;
    titleScale = base * Math.min(LARGEST_TITLE, uiScale);
    generation++;
    dispose();
    PixmapPacker packer = new PixmapPacker(PAGE, PAGE, Format.RGBA8888, 2, false);
    artworks.forEach(artwork -> artwork.pack(packer, scale));
    FreeTypeFontGenerator regular = generator(TextSize.Weight.REGULAR);
    FreeTypeFontGenerator bold = generator(TextSize.Weight.BOLD);
    for (TextSize size : TextSize.values()) {
      FreeTypeFontGenerator generator = size.weight() == TextSize.Weight.BOLD ? bold : regular;
      FreeTypeFontParameter look = parameters(size, packer);
      BitmapFont font = generator.generateFont(look);
      // Letters were drawn together over their rims, words were not meant to be.
      BitmapFont.Glyph space = font.getData().getGlyph(' ');
      space.xadvance -= 2 * Math.min(0, look.spaceX);
      // The typeface lacks it; lines are not broken at it.
      font.getData().setGlyph(NO_BREAK_SPACE, space);
      fonts.add(font);
    }
    artworks.forEach(artwork -> artwork.take(packer));
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
    wanted.characters =
        switch (size) {
          case TITLE -> CAPITALS;
          case CALLOUT -> CAPITALS + FIGURES + accented;
          case HEADING, FIGURE -> glyphs;
          case SMALL, BODY -> glyphs + missing(LATIN, glyphs);
        };
    wanted.minFilter = TextureFilter.Linear;
    wanted.magFilter = TextureFilter.Linear;
    if (size == TextSize.TITLE) {
      wanted.spaceX = (int) Math.round(TITLE_SPACING * titleScale);
    } else {
      wanted.borderWidth = (float) (RIM * Math.max(1, scale));
      wanted.borderColor = RIM_COLOUR;
      // The rim pushes letters apart; where it is dark it may overlap.
      wanted.spaceX = -Math.round(wanted.borderWidth);
    }
    return wanted;
  }

  /** The height of a size now, physical pixels. */
  int pixels(TextSize size) {
    double wanted = size.pixels() * (size == TextSize.TITLE ? titleScale : scale);
    return (int) Math.max(FEWEST_PIXELS, Math.round(wanted));
  }

  /** The letters in that size; others after the next change of size. */
  public BitmapFont of(TextSize size) {
    return fonts.get(size.ordinal());
  }

  /** Changes whenever the fonts were made anew. */
  public int generation() {
    return generation;
  }

  /** Whether the typeface has all those letters; what it lacks would be a box. */
  public boolean has(String letters) {
    BitmapFontData data = of(TextSize.BODY).getData();
    return letters
        .chars()
        .allMatch(letter -> letter == ' ' || data.getGlyph((char) letter) != null);
  }

  /** The physical pixels of a length that goes with the name of the game. */
  public double titlePixels(double atDesign) {
    return atDesign * titleScale;
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
