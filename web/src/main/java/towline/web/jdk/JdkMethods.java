package towline.web.jdk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/** Methods that TeaVM's classes lack, each with the object as its first argument. */
public final class JdkMethods {
  private JdkMethods() {}

  /** Replaces {@link Matcher#replaceAll(Function)}. */
  public static String replaceAll(Matcher matcher, Function<MatchResult, String> replacement) {
    StringBuffer text = new StringBuffer();
    matcher.reset();
    while (matcher.find()) {
      matcher.appendReplacement(text, replacement.apply(matcher));
    }
    matcher.appendTail(text);
    return text.toString();
  }

  /** Replaces {@link String#lines}. */
  public static Stream<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int newline = text.indexOf('\n', start);
      int end = newline < 0 ? text.length() : newline;
      boolean returns = end > start && text.charAt(end - 1) == '\r';
      lines.add(text.substring(start, returns ? end - 1 : end));
      start = end + 1;
    }
    return lines.stream();
  }
}
