package towline.view.draw;

import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.Properties;

/** The colours of the game, 0xRRGGBB, read from the assets and complete. */
public final class Palette {
  /** Where they stand. */
  public static final String PATH = "look/palette.properties";

  private final int[] colours = new int[ColorRole.values().length];
  private final int[] modes = new int[ColorRole.AIM_MODES];

  private Palette() {}

  /** Reads them from the assets: those of the standard picture. */
  public static Palette load() {
    Palette palette = new Palette();
    palette.use(List.of());
    return palette;
  }

  /**
   * Takes the standard colours, and over them those of variants, one after the other; a variant
   * stands in the file palette-NAME.properties and names only what differs.
   */
  public void use(List<String> variants) {
    Properties source = new Properties();
    read(source, PATH);
    for (String variant : variants) {
      read(source, PATH.replace(".properties", "-" + variant + ".properties"));
    }
    readAll(source);
  }

  private static void read(Properties source, String path) {
    try (Reader reader = AssetFile.required(path).reader("UTF-8")) {
      source.load(reader);
    } catch (IOException e) {
      throw new AssetException("The file " + path + " cannot be read: " + e.getMessage());
    }
  }

  /** Reads them from sources, each over the ones before. */
  static Palette read(Reader... readers) throws IOException {
    Properties source = new Properties();
    for (Reader reader : readers) {
      source.load(reader);
    }
    Palette palette = new Palette();
    palette.readAll(source);
    return palette;
  }

  private void readAll(Properties source) {
    for (ColorRole role : ColorRole.values()) {
      colours[role.ordinal()] = colour(source, role.key());
    }
    for (int i = 0; i < modes.length; i++) {
      modes[i] = colour(source, "aim." + (i + 1));
    }
  }

  private static int colour(Properties source, String key) {
    String text = source.getProperty(key, "").strip();
    if (!text.matches("#[0-9a-fA-F]{6}")) {
      throw new AssetException(
          "The file " + PATH + " needs a colour #rrggbb for " + key + ", not \"" + text + "\".");
    }
    return Integer.parseInt(text.substring(1), 16);
  }

  /** The colour of a tint. */
  public int of(ColorRole role) {
    return colours[role.ordinal()];
  }

  /** The colour of the aim mode with that index; the same in picture, ghosts, HUD and tables. */
  public int mode(int index) {
    return modes[Math.floorMod(index, modes.length)];
  }

  /** The colour a share of the way from one to the other. */
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
