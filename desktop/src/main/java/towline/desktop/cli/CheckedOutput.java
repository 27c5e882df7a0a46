package towline.desktop.cli;

import java.io.IOException;
import java.io.PrintWriter;

/**
 * Standard output that reports its failures, which a {@link PrintWriter} only remembers, so that a
 * long command stops once nobody can read its results.
 */
public final class CheckedOutput implements Appendable {
  private final PrintWriter out;

  /** Creates an output that appends to {@code out} and flushes each time. */
  public CheckedOutput(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Appendable append(CharSequence text) throws IOException {
    out.append(text);
    return checked();
  }

  @Override
  public Appendable append(CharSequence text, int start, int end) throws IOException {
    out.append(text, start, end);
    return checked();
  }

  @Override
  public Appendable append(char letter) throws IOException {
    out.append(letter);
    return checked();
  }

  private Appendable checked() throws IOException {
    if (out.checkError()) {
      throw new IOException("standard output is closed");
    }
    return this;
  }
}
