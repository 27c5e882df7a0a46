package towline.view.text;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFont.BitmapFontData;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The typeface in every size, rendered again at the physical pixel size when the window changes.
 */
public final class Fonts implements Disposable {
  /** Height of the window at which design pixels equal physical pixels. */
  static final double DESIGN_HEIGHT = 720;

  /**
   * Minimum width of that window, design pixels; a narrower window shrinks the text, a wider one
   * does not enlarge it.
   */
  static final double DESIGN_WIDTH = 1280;

  /** Maximum scale of the game's title, which is large enough as it is. */
  private static final double MAX_TITLE_SCALE = 1.1;

  /** Minimum size of text, physical pixels, in any window: smaller text is unreadable. */
  private static final int MIN_PIXELS = 11;

  /** Width of the dark rim that keeps text readable on a bright background, design pixels. */
  private static final double RIM_WIDTH = 1;

  /** Gap between the letters of the title, design pixels. */
  private static final double TITLE_SPACING = 16;

  private static final Color RIM_COLOUR = new Color(0.02f, 0.03f, 0.08f, 0.6f);

  /** Used before some signs in some languages. */
  static final char NO_BREAK_SPACE = '\u00a0';

  /** Characters in the texts of every language: signs, units, the languages' own names. */
  static final String GLYPHS =
      "\0"
          + ascii()
          + "\u2013\u2014\u2019\u2026\u2022\u2212\u00d7"
          + "\u201c\u201d\u201e\u00ab\u00bb"
          + "\u00b5\u00b0\u00ba"
          + "\u00e7\u00ea\u00f1";

  /** Characters in the names of files. */
  private static final String LATIN = missing(FreeTypeFontGenerator.DEFAULT_CHARS, GLYPHS);

  /** Characters in the name of the game. */
  private static final String CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ ";

  /** Characters that callouts need besides capitals. */
  private static final String FIGURES = "0123456789+\u2212\u00d7!.,";

  private final Supplier<LetterPages> maker;
  private final List<BitmapFont> fonts = new ArrayList<>();
  private final List<Artwork> artworks = new ArrayList<>();
  private String glyphs = GLYPHS;

  /** Accented capitals of the language, needed by callouts. */
  private String accented = "";

  private int generation;
  private double scale;
  private double titleScale;

  /** Small pictures that share the texture of the letters, so that both are drawn in one call. */
  public interface Artwork {
    /** Reserves the pictures' places; {@code scale} is in physical pixels per design pixel. */
    void pack(LetterPages pages, double scale);

    /** Takes the places from {@code pages}, after the letters have been rendered. */
    void take(LetterPages pages);
  }

  /** Creates letters from the files of the typeface. */
  public Fonts() {
    this(RenderedPages::new);
  }

  /** Creates letters whose pages {@code maker} opens. */
  public Fonts(Supplier<LetterPages> maker) {
    this.maker = maker;
  }

  /** Adds pictures beside the letters, from the next {@link #resize} on. */
  public void add(Artwork artwork) {
    artworks.add(artwork);
  }

  /** Adds characters of a language or a keyboard, from the next {@link #resize} on. */
  public void addCharacters(String characters) {
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

  /** Fits the text to a window, size in physical pixels, and to the chosen scale. */
  public void resize(int width, int height, double uiScale) {
    double base = Math.min(height / DESIGN_HEIGHT, width / DESIGN_WIDTH);
    if (base * uiScale == scale || height < 1 || width < 1) {
      return;
    }
    scale = base * uiScale;
    titleScale = base * Math.min(MAX_TITLE_SCALE, uiScale);
    generation++;
    dispose();
    LetterPages pages = maker.get();
    artworks.forEach(artwork -> artwork.pack(pages, scale));
    Map<TextSize, FreeTypeFontParameter> looks = new EnumMap<>(TextSize.class);
    for (TextSize size : TextSize.values()) {
      looks.put(size, look(size));
    }
    fonts.addAll(pages.render(looks));
    artworks.forEach(artwork -> artwork.take(pages));
    pages.dispose();
  }

  private FreeTypeFontParameter look(TextSize size) {
    FreeTypeFontParameter wanted = new FreeTypeFontParameter();
    wanted.size = pixels(size);
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
      wanted.borderWidth = (float) (RIM_WIDTH * Math.max(1, scale));
      wanted.borderColor = RIM_COLOUR;
      // The rim pushes letters apart, but dark rims may overlap.
      wanted.spaceX = -Math.round(wanted.borderWidth);
    }
    return wanted;
  }

  /** Returns the present height of a size, physical pixels. */
  int pixels(TextSize size) {
    double wanted = size.pixels() * (size == TextSize.TITLE ? titleScale : scale);
    return (int) Math.max(MIN_PIXELS, Math.round(wanted));
  }

  /** Returns the letters of a size; invalid after the next {@link #resize}. */
  public BitmapFont of(TextSize size) {
    return fonts.get(size.ordinal());
  }

  /** Returns a number that changes whenever the fonts are rendered again. */
  public int generation() {
    return generation;
  }

  /** True if the typeface has all of {@code letters}; a missing one would be drawn as a box. */
  public boolean has(String letters) {
    BitmapFontData data = of(TextSize.BODY).getData();
    return letters
        .chars()
        .allMatch(letter -> letter == ' ' || data.getGlyph((char) letter) != null);
  }

  /** Converts a length that scales with the game's title from design pixels to physical pixels. */
  public double titlePixels(double designPixels) {
    return designPixels * titleScale;
  }

  /** Converts a length in design pixels to physical pixels. */
  public double pixels(double designPixels) {
    return designPixels * scale;
  }

  @Override
  public void dispose() {
    // The sizes share their pages, so no font owns them, and each must be disposed of only once.
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
