package towline.web.jdk.util;

/** Replaces {@link java.util.StringJoiner}. */
public final class StringJoiner {
  private final String between;
  private final String start;
  private final String end;
  private final StringBuilder parts = new StringBuilder();
  private boolean hasParts;

  public StringJoiner(CharSequence between) {
    this(between, "", "");
  }

  public StringJoiner(CharSequence between, CharSequence start, CharSequence end) {
    this.between = between.toString();
    this.start = start.toString();
    this.end = end.toString();
  }

  public StringJoiner add(CharSequence part) {
    parts.append(hasParts ? between : "").append(part);
    hasParts = true;
    return this;
  }

  public int length() {
    return start.length() + parts.length() + end.length();
  }

  @Override
  public String toString() {
    return start + parts + end;
  }
}
