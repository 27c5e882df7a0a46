package towline.web.launch;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The options in the address of the page: ?name=value&amp;name=value.
 *
 * @param options the values by their names, in order; empty for an option without a value
 */
public record Address(Map<String, String> options) {
  private static final int HEXADECIMAL = 16;

  /** Greatest part of a damaged value that a message shows, characters. */
  private static final int MOST_SHOWN = 40;

  /** Characters that need no escape in any part of an address. */
  private static final String UNRESERVED =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";

  /**
   * Returns the options in parts of an address, each from the question mark or the hash on.
   *
   * @throws AddressException if a percent sign is not followed by a hexadecimal number
   */
  public static Address of(String... parts) throws AddressException {
    Map<String, String> options = new LinkedHashMap<>();
    for (String part : parts) {
      boolean marked = part.startsWith("?") || part.startsWith("#");
      for (String option : (marked ? part.substring(1) : part).split("&", -1)) {
        int equals = option.indexOf('=');
        String name = equals < 0 ? option : option.substring(0, equals);
        if (!name.isEmpty()) {
          options.put(name, equals < 0 ? "" : decoded(option.substring(equals + 1)));
        }
      }
    }
    return new Address(options);
  }

  /** Returns the value of an option; empty if the address does not contain it. */
  public Optional<String> value(String name) {
    return Optional.ofNullable(options.get(name));
  }

  /** Returns true if the address contains an option. */
  public boolean has(String name) {
    return options.containsKey(name);
  }

  private static String decoded(String value) throws AddressException {
    byte[] raw = value.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    for (int i = 0; i < raw.length; i++) {
      if (raw[i] == '%') {
        text.write(hex(raw, i + 1, value) * HEXADECIMAL + hex(raw, i + 2, value));
        i += 2;
      } else {
        text.write(raw[i] == '+' ? ' ' : raw[i]);
      }
    }
    return text.toString(StandardCharsets.UTF_8);
  }

  private static int hex(byte[] raw, int at, String value) throws AddressException {
    int digit = at < raw.length ? Character.digit((char) raw[at], HEXADECIMAL) : -1;
    if (digit < 0) {
      throw new AddressException(
          String.format(
              Locale.ROOT,
              "the address is damaged at '%s'",
              value.substring(0, Math.min(value.length(), MOST_SHOWN))));
    }
    return digit;
  }

  /** Returns a value with escapes, for an address. */
  public static String encoded(String value) {
    StringBuilder text = new StringBuilder();
    for (byte unit : value.getBytes(StandardCharsets.UTF_8)) {
      char letter = (char) (unit & 0xff);
      if (UNRESERVED.indexOf(letter) >= 0) {
        text.append(letter);
      } else {
        text.append('%')
            .append(Character.toUpperCase(Character.forDigit(letter / HEXADECIMAL, HEXADECIMAL)))
            .append(Character.toUpperCase(Character.forDigit(letter % HEXADECIMAL, HEXADECIMAL)));
      }
    }
    return text.toString();
  }
}
