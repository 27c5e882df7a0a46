package towline.view.draw;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.settings.ColourVision;
import towline.settings.Options;
import towline.settings.Settings;

/** The complete set of the game's colours, 0xRRGGBB, read from the assets. */
public final class Palette {
  /** Contrast that the accessibility guidelines require of text. */
  private static final double READABLE_CONTRAST = 4.5;

  /** Number of steps from a colour to white. */
  private static final int LIGHTENING_STEPS = 20;

  /** Path of the standard palette's file in the assets. */
  public static final String PATH = "look/palette.properties";

  private final int[] colours = new int[ColorRole.values().length];
  private final int[] modes = new int[AimMode.values().length];

  private Palette() {}

  /** Returns the standard palette, read from the assets. */
  public static Palette load() {
    Palette palette = new Palette();
    palette.use(List.of());
    return palette;
  }

  /** Switches to the colours that a player has chosen. */
  public void use(Settings settings) {
    List<String> variants = new ArrayList<>();
    ColourVision eyes = settings.get(Options.COLOUR_VISION);
    if (eyes != ColourVision.STANDARD) {
      variants.add(eyes.name().toLowerCase(Locale.ROOT));
    }
    if (settings.isOn(Options.HIGH_CONTRAST)) {
      variants.add("contrast");
    }
    use(variants);
  }

  /**
   * Switches to the standard colours, overridden by those of {@code variants} in turn. A variant is
   * the file {@code palette-NAME.properties}, which contains only the colours that differ.
   */
  public void use(List<String> variants) {
    applyAll(PATH, readFile(PATH));
    for (String variant : variants) {
      String file = PATH.replace(".properties", "-" + variant + ".properties");
      apply(file, readFile(file));
    }
  }

  private static Properties readFile(String file) {
    try (Reader reader = AssetFile.required(file).reader("UTF-8")) {
      return parse(reader);
    } catch (IOException e) {
      throw new AssetException("The file " + file + " cannot be read: " + e.getMessage());
    }
  }

  /** Reads a palette; the first reader supplies every colour, each other one is a variant. */
  static Palette read(Reader... readers) throws IOException {
    Palette palette = new Palette();
    palette.applyAll(PATH, parse(readers[0]));
    for (int i = 1; i < readers.length; i++) {
      palette.apply("variant of " + PATH, parse(readers[i]));
    }
    return palette;
  }

  private static Properties parse(Reader reader) throws IOException {
    Properties source = new Properties();
    source.load(reader);
    return source;
  }

  private void applyAll(String file, Properties source) {
    for (ColorRole role : ColorRole.values()) {
      requireKey(file, source, role.key());
    }
    for (AimMode mode : AimMode.values()) {
      requireKey(file, source, key(mode));
    }
    apply(file, source);
  }

  private static void requireKey(String file, Properties source, String key) {
    if (!source.containsKey(key)) {
      throw new AssetException("The file " + file + " needs a colour #rrggbb for " + key + ".");
    }
  }

  private void apply(String file, Properties source) {
    Set<Object> unknown = new TreeSet<>(source.keySet());
    for (ColorRole role : ColorRole.values()) {
      if (unknown.remove(role.key())) {
        colours[role.ordinal()] = colour(file, source, role.key());
      }
    }
    for (AimMode mode : AimMode.values()) {
      if (unknown.remove(key(mode))) {
        modes[mode.ordinal()] = colour(file, source, key(mode));
      }
    }
    if (!unknown.isEmpty()) {
      throw new AssetException("The file " + file + " has unknown colours: " + unknown + ".");
    }
  }

  private static String key(AimMode mode) {
    return "aim." + mode.name().toLowerCase(Locale.ROOT).replace('_', '.');
  }

  private static int colour(String file, Properties source, String key) {
    String text = source.getProperty(key).strip();
    if (!text.matches("#[0-9a-fA-F]{6}")) {
      throw new AssetException(
          "The file " + file + " needs a colour #rrggbb for " + key + ", not \"" + text + "\".");
    }
    return Integer.parseInt(text.substring(1), 16);
  }

  /** Returns the colour of a role. */
  public int colour(ColorRole role) {
    return colours[role.ordinal()];
  }

  /**
   * Returns the colour of the aim mode with an index, used alike in world, ghosts, HUD and tables.
   */
  public int modeColour(int index) {
    return modes[Math.floorMod(index, modes.length)];
  }

  /**
   * Returns a mode's colour for text over the world, lightened until it is readable on the sky,
   * because some palettes distinguish modes by their darkness.
   */
  public int modeTextColour(int index) {
    int rgb = modeColour(index);
    int sky = colour(ColorRole.SKY);
    int step = 0;
    while (step < LIGHTENING_STEPS && contrast(rgb, sky) < READABLE_CONTRAST) {
      step++;
      rgb = mix(modeColour(index), colour(ColorRole.CORE), (double) step / LIGHTENING_STEPS);
    }
    return rgb;
  }

  /** Returns the contrast of two colours by the Web Content Accessibility Guidelines, 1 to 21. */
  static double contrast(int one, int other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(int rgb) {
    return 0.2126 * linear(rgb >> 16 & 0xff)
        + 0.7152 * linear(rgb >> 8 & 0xff)
        + 0.0722 * linear(rgb & 0xff);
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  /** Returns the colour at {@code share}, 0 to 1, of the way between two colours. */
  public static int mix(int from, int to, double share) {
    double s = Math.max(0, Math.min(1, share));
    return channel(from, to, s, 16) | channel(from, to, s, 8) | channel(from, to, s, 0);
  }

  private static int channel(int from, int to, double share, int shift) {
    int a = from >> shift & 0xff;
    int b = to >> shift & 0xff;
    return (int) Math.round(a + (b - a) * share) << shift;
  }
}
