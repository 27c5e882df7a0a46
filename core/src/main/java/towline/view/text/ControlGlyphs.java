package towline.view.text;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import towline.content.look.VectorIcons;
import towline.content.look.VectorIcons.Stroke;

/**
 * The controls of gamepads as pictures that are used in texts like letters: each has a character of
 * its own, so that every prompt, hint and page can show it. Controls that are coloured on the
 * gamepad have the same colour here, tinted by the colour of the text.
 */
public final class ControlGlyphs implements Fonts.Artwork {
  /** Sizes of text that name controls. */
  static final List<TextSize> SIZES = List.of(TextSize.SMALL, TextSize.BODY, TextSize.HEADING);

  /** First of the characters of the private use area. */
  private static final char FIRST = '\ue000';

  /** Height of a picture, as a multiple of its text size. */
  private static final double HEIGHT = 1.25;

  /** Width of shoulder buttons and triggers, as a multiple of their height. */
  private static final double WIDTH = 1.5;

  /** Thickness of a line, as a share of the picture's height. */
  private static final double LINE = 0.085;

  /** Radius from which on a disc is a background for dark lines. */
  private static final double BACKGROUND_RADIUS = 0.5;

  private static final int WHITE = 0xffffff;
  private static final int DARK = 0x05080f;

  /** Opacity of the rim that separates a picture from its background. */
  private static final double RIM_OPACITY = 0.6;

  private static final Map<String, Integer> COLOURS =
      Map.of(
          "pad.XBOX.A", 0x7bd152,
          "pad.XBOX.B", 0xff6660,
          "pad.XBOX.X", 0x5eb1ff,
          "pad.XBOX.Y", 0xffc83d,
          "pad.PLAYSTATION.A", 0x8fb4ff,
          "pad.PLAYSTATION.B", 0xff7d83,
          "pad.PLAYSTATION.X", 0xf0a2da,
          "pad.PLAYSTATION.Y", 0x5fdfb8);

  private final Fonts fonts;
  private final Map<String, List<Stroke>> drawings;
  private final List<String> keys;
  private final Set<String> usedKeys = new LinkedHashSet<>();
  private GlyphAtlas sheet = new GlyphAtlas();

  /** Creates the pictures {@code art} for {@code fonts}. */
  public ControlGlyphs(Fonts fonts, VectorIcons art) {
    this.fonts = fonts;
    drawings = new TreeMap<>(art.strokes());
    keys = List.copyOf(drawings.keySet());
  }

  /**
   * Returns the text that shows the control whose name has the given key in the bundle, if there is
   * a picture of it.
   */
  public Optional<String> of(String key) {
    int at = keys.indexOf(key);
    if (at < 0) {
      return Optional.empty();
    }
    if (usedKeys.add(key) && fonts.generation() > 0) {
      show(key);
    }
    return Optional.of(String.valueOf((char) (FIRST + at)));
  }

  @Override
  public void pack(LetterPages pages, double scale) {
    sheet = new GlyphAtlas();
    for (TextSize size : SIZES) {
      for (String key : keys) {
        sheet.pack(pages, name(key, size), across(high(size), wide(key)), high(size));
      }
    }
  }

  private static String name(String key, TextSize size) {
    return key + "/" + size;
  }

  @Override
  public void take(LetterPages pages) {
    sheet.take(pages);
    for (TextSize size : SIZES) {
      for (int i = 0; i < keys.size(); i++) {
        add(fonts.of(size), (char) (FIRST + i), sheet.place(name(keys.get(i), size)));
      }
    }
    usedKeys.forEach(this::show);
  }

  /** Adds a picture to a font, vertically centred on the capitals. */
  private static void add(BitmapFont font, char character, LetterPages.Place place) {
    Glyph capital = font.getData().getGlyph('H');
    Glyph glyph = new Glyph();
    glyph.id = character;
    glyph.page = place.page();
    glyph.srcX = place.region().getRegionX();
    glyph.srcY = place.region().getRegionY();
    glyph.width = place.region().getRegionWidth();
    glyph.height = place.region().getRegionHeight();
    glyph.yoffset = capital.yoffset + (capital.height - glyph.height) / 2;
    glyph.xadvance = glyph.width;
    font.getData().setGlyphRegion(glyph, font.getRegion(glyph.page));
    font.getData().setGlyph(character, glyph);
  }

  private void show(String key) {
    for (TextSize size : SIZES) {
      sheet.shown(name(key, size), () -> picture(key, high(size)));
    }
  }

  private int high(TextSize size) {
    return (int) Math.round(fonts.pixels(size) * HEIGHT);
  }

  private static int across(int high, double wide) {
    return (int) Math.round(high * wide);
  }

  /**
   * Returns the width as a multiple of the height: shoulder buttons and triggers are wide, all
   * others square.
   */
  private static double wide(String key) {
    return key.endsWith("1") || key.endsWith("2") ? WIDTH : 1;
  }

  private Pixmap picture(String key, int high) {
    double wide = wide(key);
    int across = across(high, wide);
    int rgb = COLOURS.getOrDefault(key, WHITE);
    List<Stroke> strokes =
        drawings.getOrDefault(key, List.of()).stream().map(s -> s.widened(wide)).toList();
    Pixmap picture = new Pixmap(across, high, Format.RGBA8888);
    picture.setBlending(Pixmap.Blending.None);
    boolean onBackground = strokes.get(0).discRadius() > BACKGROUND_RADIUS;
    List<Stroke> background = onBackground ? strokes.subList(0, 1) : strokes;
    List<Stroke> marks = onBackground ? strokes.subList(1, strokes.size()) : List.of();
    double half = high / 2.0;
    for (int row = 0; row < high; row++) {
      for (int column = 0; column < across; column++) {
        double x = (column + 0.5 - across / 2.0) / half;
        double y = (half - row - 0.5) / half;
        double far = half * distance(background, x, y);
        double rim = cover(far - 1) * RIM_OPACITY;
        double light = cover(far);
        if (light > 0) {
          light *= 1 - cover(half * distance(marks, x, y));
        }
        picture.drawPixel(column, row, mixed(rgb, light, Math.max(rim, light)));
      }
    }
    return picture;
  }

  /**
   * Returns the share of a pixel covered by a shape whose edge is at a distance in pixels, 0 to 1.
   */
  private static double cover(double pixels) {
    return Math.max(0, Math.min(1, 0.5 - pixels));
  }

  /** Returns the distance of a point from the edge of the strokes, negative inside. */
  private static double distance(List<Stroke> strokes, double x, double y) {
    double nearest = Double.POSITIVE_INFINITY;
    for (Stroke stroke : strokes) {
      double thick = stroke.discRadius() > 0 ? 0 : LINE;
      nearest = Math.min(nearest, stroke.distance(x, y) - thick);
    }
    return nearest;
  }

  /** Returns the pixel of a colour over a dark ground, with the given opacity. */
  private static int mixed(int rgb, double light, double opacity) {
    double share = opacity == 0 ? 0 : light / opacity;
    int pixel = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      double value = (DARK >> shift & 0xff) * (1 - share) + (rgb >> shift & 0xff) * share;
      pixel = pixel << 8 | (int) Math.round(value);
    }
    return pixel << 8 | (int) Math.round(255 * opacity);
  }
}
