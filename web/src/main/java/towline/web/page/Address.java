package towline.web.page;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The options in the address of the page: ?name=value&amp;name=value. */
record Address(Map<String, String> options) {
  /** The options in the part of an address from the question mark on. */
  static Address of(String search) {
    Map<String, String> options = new HashMap<>();
    for (String option : (search.startsWith("?") ? search.substring(1) : search).split("&", -1)) {
      int equals = option.indexOf('=');
      if (equals > 0) {
        options.put(option.substring(0, equals), option.substring(equals + 1));
      }
    }
    return new Address(options);
  }

  Optional<String> value(String name) {
    return Optional.ofNullable(options.get(name));
  }
}
