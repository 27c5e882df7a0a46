package towline.store;

/**
 * Checks a text before libGDX's JsonReader reads it, which accepts comments, unquoted strings and
 * any depth: only JSON's own characters outside strings, and limited nesting.
 */
final class JsonLimits {
  /** Greatest depth of nesting, more than that of any file of the game. */
  static final int DEEPEST = 8;

  private static final String UNQUOTED_CHARACTERS = " \n{}[]:,-0123456789";

  private final String text;
  private int depth;
  private int position;

  private JsonLimits(String text) {
    this.text = text;
  }

  /** Refuses texts that {@link JsonWriter} never writes. */
  static void check(String text) throws StoreException {
    new JsonLimits(text).check();
  }

  /** Refuses nesting deeper than {@link #DEEPEST}, and nothing else. */
  static void checkDepth(String text) throws StoreException {
    new JsonLimits(text).checkDepth();
  }

  private void checkDepth() throws StoreException {
    boolean quoted = false;
    while (position < text.length()) {
      char character = text.charAt(position);
      if (character == '"') {
        quoted = !quoted;
      } else if (!quoted) {
        nest(character);
      }
      position += quoted && character == '\\' ? 2 : 1;
    }
  }

  private void check() throws StoreException {
    while (position < text.length()) {
      char character = text.charAt(position);
      if (character == '"') {
        skipText();
      } else {
        check(character);
      }
      position++;
    }
  }

  private void check(char character) throws StoreException {
    if (UNQUOTED_CHARACTERS.indexOf(character) < 0) {
      throw new StoreException(
          "character " + position + ", '" + character + "', is not allowed here");
    }
    nest(character);
  }

  private void nest(char character) throws StoreException {
    if (character == '{' || character == '[') {
      depth++;
    } else if (character == '}' || character == ']') {
      depth--;
    }
    if (depth > DEEPEST) {
      throw new StoreException(
          "character " + position + ": nested deeper than " + DEEPEST + " levels");
    }
  }

  private void skipText() throws StoreException {
    position++;
    while (position < text.length() && text.charAt(position) != '"') {
      if (text.charAt(position) < ' ' || text.charAt(position) > '~') {
        throw new StoreException("character " + position + " is not plain ASCII");
      }
      position += text.charAt(position) == '\\' ? 2 : 1;
    }
    if (position >= text.length()) {
      throw new StoreException("a string is not closed");
    }
  }
}
