package towline.store;

/** Writes JSON in plain ASCII, one entry a line. */
final class JsonWriter {
  private static final int FIRST_PRINTABLE = 0x20;
  private static final int LAST_PRINTABLE = 0x7E;

  private final StringBuilder out = new StringBuilder();
  private final StringBuilder closers = new StringBuilder();
  private boolean first = true;

  JsonWriter beginObject() {
    return begin('{', '}');
  }

  JsonWriter beginArray() {
    return begin('[', ']');
  }

  private JsonWriter begin(char opener, char closer) {
    out.append(opener);
    closers.append(closer);
    first = true;
    return this;
  }

  /** Closes the innermost object or array. */
  JsonWriter end() {
    int last = closers.length() - 1;
    out.append('\n').append(closers.charAt(last));
    closers.setLength(last);
    first = false;
    return this;
  }

  /** Starts the next entry of an array. */
  JsonWriter entry() {
    out.append(first ? "\n" : ",\n");
    first = false;
    return this;
  }

  /** Starts the next field of an object. */
  JsonWriter field(String name) {
    entry();
    text(name);
    out.append(": ");
    return this;
  }

  JsonWriter number(long value) {
    out.append(value);
    return this;
  }

  JsonWriter text(String value) {
    out.append('"');
    for (int i = 0; i < value.length(); i++) {
      append(value.charAt(i));
    }
    out.append('"');
    return this;
  }

  private void append(char letter) {
    if (letter == '"' || letter == '\\') {
      out.append('\\').append(letter);
    } else if (letter < FIRST_PRINTABLE || letter > LAST_PRINTABLE) {
      out.append("\\u");
      for (int shift = 12; shift >= 0; shift -= 4) {
        out.append(Character.forDigit(letter >> shift & 0xF, 16));
      }
    } else {
      out.append(letter);
    }
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
