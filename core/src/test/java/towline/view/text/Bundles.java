package towline.view.text;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import towline.settings.Language;

/** The bundle's files, by the languages in the settings. */
public final class Bundles {
  static final Path FOLDER = Path.of("../assets/i18n");

  private Bundles() {}

  /** Returns all languages. */
  public static Stream<Language> languages() {
    return Language.written().stream();
  }

  /** Returns all languages but English. */
  public static Stream<Language> translations() {
    return languages().filter(language -> language != Language.ENGLISH);
  }

  static Path file(Language language) {
    Locale locale = language.bundle();
    String suffix = locale.equals(Locale.ROOT) ? "" : "_" + locale;
    return FOLDER.resolve("text" + suffix + ".properties");
  }

  /** Returns the texts in the file of {@code language} itself. */
  static Properties of(Language language) {
    Properties bundle = new Properties();
    try (Reader reader = Files.newBufferedReader(file(language))) {
      bundle.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bundle;
  }

  static Set<String> keys(Language language) {
    return new TreeSet<>(of(language).stringPropertyNames());
  }

  /** Returns the keys that are not translated yet. */
  public static Set<String> missing(Language language) {
    Set<String> keys = keys(Language.ENGLISH);
    keys.removeAll(keys(language));
    return keys;
  }
}
