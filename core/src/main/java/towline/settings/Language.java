package towline.settings;

import java.util.List;
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

  /** All languages that have texts: all but SYSTEM. */
  public static List<Language> written() {
    return Stream.of(values()).filter(language -> language != SYSTEM).toList();
  }

  /** The language that is spoken in that locale, whatever the country; SYSTEM if there is none. */
  public static Language of(Locale wanted) {
    for (Language language : written()) {
      if (language.locale.getLanguage().equals(wanted.getLanguage())) {
        return language;
      }
    }
    return SYSTEM;
  }

  /** The locale of its file of texts; that of English has no language in its name. */
  public Locale bundle() {
    return this == ENGLISH ? Locale.ROOT : locale;
  }

  /** The locale of texts, numbers and dates on a system with that locale. */
  public Locale locale(Locale system) {
    if (this != SYSTEM) {
      return locale;
    }
    return of(system) == SYSTEM ? ENGLISH.locale : system;
  }
}
