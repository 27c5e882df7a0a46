package towline.web.jdk.util;

/** As {@link java.util.StringJoiner}. */
public final class StringJoiner {
  private final String between;
  private final String start;
  private final String end;
  private final StringBuilder parts = new StringBuilder();
  private boolean any;

  /** As Java's. */
  public StringJoiner(CharSequence between) {
    this(between, "", "");
  }

  /** As Java's. */
  public StringJoiner(CharSequence between, CharSequence start, CharSequence end) {
    this.between = between.toString();
    this.start = start.toString();
    this.end = end.toString();
  }

  /** As Java's. */
  public StringJoiner add(CharSequence part) {
    parts.append(any ? between : "").append(part);
    any = true;
    return this;
  }

  /** As Java's. */
  public int length() {
    return start.length() + parts.length() + end.length();
  }

  @Override
  public String toString() {
    return start + parts + end;
  }
}
