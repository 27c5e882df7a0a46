package towline.store;

/**
 * Checks a text before libGDX's JsonReader reads it, which accepts comments, unquoted strings and
 * any depth: only JSON's own characters outside strings, and limited nesting.
 */
final class JsonLimits {
  /** Deeper than any file of ours. */
  static final int DEEPEST = 8;

  private static final String BETWEEN_TEXTS = " \n{}[]:,-0123456789";

  private final String text;
  private int depth;
  private int place;

  private JsonLimits(String text) {
    this.text = text;
  }

  /** Refuses what {@link JsonWriter} never writes. */
  static void check(String text) throws StoreException {
    new JsonLimits(text).check();
  }

  /** Refuses deeper nesting than any file of ours has; otherwise anything goes. */
  static void checkDepth(String text) throws StoreException {
    new JsonLimits(text).checkDepth();
  }

  private void checkDepth() throws StoreException {
    boolean quoted = false;
    while (place < text.length()) {
      char sign = text.charAt(place);
      if (sign == '"') {
        quoted = !quoted;
      } else if (!quoted) {
        nest(sign);
      }
      place += quoted && sign == '\\' ? 2 : 1;
    }
  }

  private void check() throws StoreException {
    while (place < text.length()) {
      char sign = text.charAt(place);
      if (sign == '"') {
        skipText();
      } else {
        check(sign);
      }
      place++;
    }
  }

  private void check(char sign) throws StoreException {
    if (BETWEEN_TEXTS.indexOf(sign) < 0) {
      throw new StoreException("character " + place + ", '" + sign + "', is not allowed here");
    }
    nest(sign);
  }

  private void nest(char sign) throws StoreException {
    if (sign == '{' || sign == '[') {
      depth++;
    } else if (sign == '}' || sign == ']') {
      depth--;
    }
    if (depth > DEEPEST) {
      throw new StoreException(
          "character " + place + ": nested deeper than " + DEEPEST + " levels");
    }
  }

  private void skipText() throws StoreException {
    place++;
    while (place < text.length() && text.charAt(place) != '"') {
      if (text.charAt(place) < ' ' || text.charAt(place) > '~') {
        throw new StoreException("character " + place + " is not plain ASCII");
      }
      place += text.charAt(place) == '\\' ? 2 : 1;
    }
    if (place >= text.length()) {
      throw new StoreException("a string is not closed");
    }
  }
}
