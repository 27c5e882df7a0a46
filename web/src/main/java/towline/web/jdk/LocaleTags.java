package towline.web.jdk;

import java.util.Locale;

/** Static methods of {@link Locale} that TeaVM's lacks. */
public final class LocaleTags {
  private LocaleTags() {}

  /** As {@link Locale#forLanguageTag}, of a language, or a language and a country. */
  public static Locale forLanguageTag(String tag) {
    int hyphen = tag.indexOf('-');
    return hyphen < 0
        ? new Locale(tag)
        : new Locale(tag.substring(0, hyphen), tag.substring(hyphen + 1));
  }
}
