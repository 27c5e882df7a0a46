package towline.view.draw;

import java.io.IOException;
import java.io.Reader;
import java.util.Properties;

/** The colours of the game, 0xRRGGBB, read from the assets and complete. */
public final class Palette {
  /** Where they stand. */
  public static final String PATH = "look/palette.properties";

  private final int[] colours = new int[Tint.values().length];
  private final int[] modes;

  private Palette(Properties source) {
    for (Tint tint : Tint.values()) {
      colours[tint.ordinal()] = colour(source, tint.key());
    }
    modes = new int[Tint.AIM_MODES];
    for (int i = 0; i < modes.length; i++) {
      modes[i] = colour(source, "aim." + (i + 1));
    }
  }

  /** Reads them from the assets. */
  public static Palette load() {
    try (Reader reader = AssetFile.required(PATH).reader("UTF-8")) {
      return read(reader);
    } catch (IOException e) {
      throw new AssetException("The file " + PATH + " cannot be read: " + e.getMessage());
    }
  }

  /** Reads them from a source. */
  static Palette read(Reader reader) throws IOException {
    Properties source = new Properties();
    source.load(reader);
    return new Palette(source);
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
  public int of(Tint tint) {
    return colours[tint.ordinal()];
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
