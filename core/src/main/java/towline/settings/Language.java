package towline.settings;

import java.util.Locale;
import java.util.stream.Stream;

/** The language of all texts. */
public enum Language {
  /** That of the system, or English if there is no text in it. */
  SYSTEM(""),
  /** English. */
  ENGLISH("en"),
  /** German. */
  GERMAN("de"),
  /** French. */
  FRENCH("fr"),
  /** Spanish. */
  SPANISH("es"),
  /** Brazilian Portuguese. */
  PORTUGUESE("pt-BR");

  private final Locale locale;

  Language(String tag) {
    locale = Locale.forLanguageTag(tag);
  }

  /** The locale of texts, numbers and dates on a system with that locale. */
  public Locale locale(Locale system) {
    if (this != SYSTEM) {
      return locale;
    }
    boolean known =
        Stream.of(values()).anyMatch(one -> one.locale.getLanguage().equals(system.getLanguage()));
    return known ? system : ENGLISH.locale;
  }
}
