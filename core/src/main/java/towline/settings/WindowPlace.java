package towline.settings;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The place of a window on the desktop, which all monitors share.
 *
 * @param x distance from the left edge of the first monitor, in units of the window system
 * @param y distance from its upper edge, downwards
 */
public record WindowPlace(int x, int y) {
  /** Pattern of the text that {@link #toString} writes. */
  static final String FORM = "-?\\d{1,5},-?\\d{1,5}";

  private static final Pattern TEXT = Pattern.compile(FORM);

  /** Returns the place that {@code text} names; empty if it names none. */
  public static Optional<WindowPlace> parse(String text) {
    if (!TEXT.matcher(text).matches()) {
      return Optional.empty();
    }
    int comma = text.indexOf(',');
    return Optional.of(
        new WindowPlace(
            Integer.parseInt(text.substring(0, comma)),
            Integer.parseInt(text.substring(comma + 1))));
  }

  @Override
  public String toString() {
    return x + "," + y;
  }
}
