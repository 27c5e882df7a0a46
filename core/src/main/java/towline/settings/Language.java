package towline.settings;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The language of all texts. */
public enum Language {
  /** The language of the system, or English if there are no texts in it. */
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

  /** Returns the languages with texts: all but SYSTEM. */
  public static List<Language> written() {
    return Stream.of(values()).filter(language -> language != SYSTEM).toList();
  }

  /** Returns the language of {@code wanted} in any country; SYSTEM if it has no texts. */
  public static Language of(Locale wanted) {
    for (Language language : written()) {
      if (language.locale.getLanguage().equals(wanted.getLanguage())) {
        return language;
      }
    }
    return SYSTEM;
  }

  /** Returns the locale of its file of texts, whose name has no language for English. */
  public Locale bundle() {
    return this == ENGLISH ? Locale.ROOT : locale;
  }

  /** Returns the locale of texts, numbers and dates on a system with locale {@code system}. */
  public Locale locale(Locale system) {
    if (this != SYSTEM) {
      return locale;
    }
    return of(system) == SYSTEM ? ENGLISH.locale : system;
  }
}
