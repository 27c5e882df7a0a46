package towline.game.title;

import java.util.OptionalLong;
import java.util.function.Supplier;
import towline.menu.SettingRow;

/** The seed of the next run: a number that was typed, pasted or stepped to, or a new one. */
final class SeedRow implements SettingRow {
  /** As many digits as always fit a seed. */
  private static final int MOST_DIGITS = 18;

  private final Supplier<String> any;
  private String digits = "";

  /** No seed yet, for which {@code any} has a word. */
  SeedRow(Supplier<String> any) {
    this.any = any;
  }

  /** The seed that is wanted; empty: any. */
  OptionalLong typed() {
    return digits.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(digits));
  }

  /** Adds a digit; false if it is none. A digit too many starts anew. */
  boolean type(char letter) {
    if (letter < '0' || letter > '9') {
      return false;
    }
    boolean isFull = digits.length() == MOST_DIGITS;
    digits = isFull || digits.equals("0") ? String.valueOf(letter) : digits + letter;
    return true;
  }

  /** Takes the digits of a text, unless it has none or too many. */
  void paste(String text) {
    StringBuilder found = new StringBuilder();
    text.chars().filter(c -> c >= '0' && c <= '9').forEach(c -> found.append((char) c));
    if (found.length() > 0 && found.length() <= MOST_DIGITS) {
      digits = String.valueOf(Long.parseLong(found.toString()));
    }
  }

  /** Takes the last digit away; false if there is none. */
  boolean erase() {
    boolean hasOne = !digits.isEmpty();
    digits = hasOne ? digits.substring(0, digits.length() - 1) : "";
    return hasOne;
  }

  /** Any seed will do. */
  void clear() {
    digits = "";
  }

  @Override
  public String name() {
    return "play.seed";
  }

  @Override
  public String value() {
    return digits.isEmpty() ? any.get() : digits;
  }

  @Override
  public void step(int by) {
    long now = typed().orElse(by > 0 ? 0 : 2);
    digits = now + by < 1 ? "" : String.valueOf(now + by);
  }
}
