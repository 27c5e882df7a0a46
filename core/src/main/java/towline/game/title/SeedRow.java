package towline.game.title;

import java.util.OptionalLong;
import java.util.function.Supplier;
import towline.menu.SettingRow;

/** The seed of the next run: a number that was typed, pasted or stepped to, or any new one. */
final class SeedRow implements SettingRow {
  /** Maximum number of digits; every number of this length fits a seed. */
  private static final int MAX_DIGITS = 18;

  private final Supplier<String> any;
  private String digits = "";

  /** Creates a row without a seed; {@code any} supplies the word for that. */
  SeedRow(Supplier<String> any) {
    this.any = any;
  }

  /** Returns the typed seed; empty for any seed. */
  OptionalLong typed() {
    return digits.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(digits));
  }

  /**
   * Adds a digit; returns false if {@code letter} is none. A digit after the last possible one
   * starts a new number.
   */
  boolean type(char letter) {
    if (letter < '0' || letter > '9') {
      return false;
    }
    boolean isFull = digits.length() == MAX_DIGITS;
    digits = isFull || digits.equals("0") ? String.valueOf(letter) : digits + letter;
    return true;
  }

  /** Replaces the seed by the digits of a text, unless it has none or too many. */
  void paste(String text) {
    StringBuilder found = new StringBuilder();
    text.chars().filter(c -> c >= '0' && c <= '9').forEach(c -> found.append((char) c));
    if (found.length() > 0 && found.length() <= MAX_DIGITS) {
      digits = String.valueOf(Long.parseLong(found.toString()));
    }
  }

  /** Deletes the last digit; returns false if there is none. */
  boolean erase() {
    boolean hasOne = !digits.isEmpty();
    digits = hasOne ? digits.substring(0, digits.length() - 1) : "";
    return hasOne;
  }

  /** Selects any seed. */
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
    long current = typed().orElse(by > 0 ? 0 : 2);
    digits = current + by < 1 ? "" : String.valueOf(current + by);
  }
}
