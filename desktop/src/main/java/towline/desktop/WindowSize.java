package towline.desktop;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The size of the window, in pixels.
 *
 * @param width {@link #LEAST_WIDTH} to {@link #MOST}
 * @param height {@link #LEAST_HEIGHT} to {@link #MOST}
 */
record WindowSize(int width, int height) {
  static final int LEAST_WIDTH = 320;
  static final int LEAST_HEIGHT = 180;
  static final int MOST = 8192;

  private static final Pattern SYNTAX = Pattern.compile("(\\d{1,5})[xX](\\d{1,5})");

  /** Reads WxH. */
  static final class Reader implements ITypeConverter<WindowSize> {
    @Override
    public WindowSize convert(String text) {
      Matcher matcher = SYNTAX.matcher(text);
      if (matcher.matches()) {
        int width = Integer.parseInt(matcher.group(1));
        int height = Integer.parseInt(matcher.group(2));
        if (width >= LEAST_WIDTH && width <= MOST && height >= LEAST_HEIGHT && height <= MOST) {
          return new WindowSize(width, height);
        }
      }
      throw new TypeConversionException(
          "'%s' is no size like 1280x720, from %dx%d to %dx%d"
              .formatted(text, LEAST_WIDTH, LEAST_HEIGHT, MOST, MOST));
    }
  }
}
