package towline.settings;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The size of a window, pixels.
 *
 * @param width {@link #LEAST_WIDTH} to {@link #MAX_PIXELS}
 * @param height {@link #LEAST_HEIGHT} to {@link #MAX_PIXELS}
 */
public record WindowSize(int width, int height) {
  public static final int LEAST_WIDTH = 320;

  public static final int LEAST_HEIGHT = 180;

  /** Greatest width or height. */
  public static final int MAX_PIXELS = 8192;

  /** The allowed sizes, in words. */
  public static final String RANGE =
      "size such as 1280x720, from "
          + (LEAST_WIDTH + "x" + LEAST_HEIGHT)
          + (" to " + MAX_PIXELS + "x" + MAX_PIXELS);

  private static final Pattern SYNTAX = Pattern.compile("(\\d{1,5})[xX](\\d{1,5})");

  /** Checks the ranges. */
  public WindowSize {
    if (!allows(width, height)) {
      throw new IllegalArgumentException(
          "a window must have a " + RANGE + ", not " + width + "x" + height);
    }
  }

  /** Returns the size in {@code text}, WxH; empty if it is not allowed. */
  public static Optional<WindowSize> parse(String text) {
    Matcher matcher = SYNTAX.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int width = Integer.parseInt(matcher.group(1));
    int height = Integer.parseInt(matcher.group(2));
    return allows(width, height) ? Optional.of(new WindowSize(width, height)) : Optional.empty();
  }

  /**
   * Returns the largest window size up to this one on a screen of {@code widest} x {@code highest}
   * pixels.
   */
  public WindowSize within(int widest, int highest) {
    return new WindowSize(
        Math.max(LEAST_WIDTH, Math.min(width, widest)),
        Math.max(LEAST_HEIGHT, Math.min(height, highest)));
  }

  private static boolean allows(int width, int height) {
    return width >= LEAST_WIDTH
        && width <= MAX_PIXELS
        && height >= LEAST_HEIGHT
        && height <= MAX_PIXELS;
  }

  /** Written out, because linking the generated one costs a start some 20 ms. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof WindowSize size && size.width == width && size.height == height;
  }

  @Override
  public int hashCode() {
    return MAX_PIXELS * width + height;
  }

  /** Returns the size as WxH, for {@link #parse}. */
  @Override
  public String toString() {
    return width + "x" + height;
  }
}
