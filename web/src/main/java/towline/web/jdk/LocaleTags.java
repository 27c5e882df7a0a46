package towline.web.jdk;

import java.util.Locale;

/** Static methods that TeaVM's {@link Locale} lacks. */
public final class LocaleTags {
  private LocaleTags() {}

  /** Replaces {@link Locale#forLanguageTag}, for a language, or a language and a country. */
  public static Locale forLanguageTag(String tag) {
    int hyphen = tag.indexOf('-');
    return hyphen < 0
        ? new Locale(tag)
        : new Locale(tag.substring(0, hyphen), tag.substring(hyphen + 1));
  }
}
