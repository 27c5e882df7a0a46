package towline.settings;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where a window stands on the desktop, which monitors share.
 *
 * @param x from the left edge of the first monitor, in the units of the window system
 * @param y from its upper edge, downwards
 */
public record WindowPlace(int x, int y) {
  /** As {@link #toString} writes it. */
  static final String FORM = "-?\\d{1,5},-?\\d{1,5}";

  private static final Pattern TEXT = Pattern.compile(FORM);

  /** The place of a text; empty if it is none. */
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
