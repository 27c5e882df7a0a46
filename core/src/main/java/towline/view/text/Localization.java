package towline.view.text;

import com.badlogic.gdx.Files.FileType;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.ObjectMap;
import com.badlogic.gdx.utils.PropertiesUtils;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.text.DateFormatSymbols;
import java.text.DecimalFormatSymbols;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import towline.settings.Language;
import towline.view.draw.AssetException;

/** All texts of the game, by their keys in the bundle. */
public final class Localization {
  /** Path of the bundle, without its extension. */
  public static final String PATH = "i18n/text";

  /** Separates facts in a line. */
  public static final String SEPARATOR = "   \u2022   ";

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([A-Z][A-Z0-9_]+|\\d)\\}");

  /** Beginning of the line with a language's name. */
  private static final String OWN_NAME = "\nlanguage = ";

  /** End of the key of a text's form for fingers. */
  private static final String TOUCH_FORM = ".touch";

  private static final String PERCENT = "menu.value.percent";

  private final Map<Language, String> ownNames = new EnumMap<>(Language.class);
  private final DateText dates;
  private Map<String, String> bundle;
  private Locale locale;
  private char decimalSign;
  private String percentSign = "";
  private UnaryOperator<String> keyNames = name -> name;
  private boolean touched;

  private Localization(Map<String, String> bundle, DateText dates) {
    this.bundle = bundle;
    this.dates = dates;
    setFormats(Locale.ENGLISH);
  }

  /** Reads the English bundle. It needs no window, so that even startup failures have texts. */
  public static Localization load() {
    return load(
        (day, language) ->
            DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM).withLocale(language).format(day));
  }

  /** Reads the English bundle, for a machine that writes dates in another way. */
  public static Localization load(DateText dates) {
    if (!new BundleFile(PATH + ".properties").exists()) {
      throw new AssetException(
          "The file " + PATH + ".properties is missing from the game; install Towline again.");
    }
    return new Localization(read(Locale.ROOT), dates);
  }

  /** Sets the locale of texts, numbers and dates; English where there is no translation. */
  public void setLocale(Locale wanted) {
    setBundle(read(bundled(wanted)), wanted);
  }

  /** Sets the texts, and the locale of numbers and dates. */
  void setBundle(Map<String, String> texts, Locale wanted) {
    bundle = texts;
    setFormats(wanted);
  }

  /** Returns the texts of a language by their keys, in English where it has none. */
  static Map<String, String> read(Locale wanted) {
    Map<String, String> texts = new HashMap<>();
    addFile(Locale.ROOT, texts);
    if (!wanted.equals(Locale.ROOT)) {
      addFile(wanted, texts);
    }
    return texts;
  }

  private static void addFile(Locale of, Map<String, String> texts) {
    // A browser's java.util.Properties keeps one byte of each character.
    ObjectMap<String, String> lines = new ObjectMap<>();
    try {
      PropertiesUtils.load(lines, new StringReader(file(of)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (ObjectMap.Entry<String, String> line : lines) {
      texts.put(line.key, line.value);
    }
  }

  /** A file beside the classes, as all assets are; usable before libGDX has opened any files. */
  private static final class BundleFile extends FileHandle {
    BundleFile(String path) {
      super(path, FileType.Classpath);
    }

    /** Tests without a URL, because files beside classes have URLs on desktops alone. */
    @Override
    public boolean exists() {
      try (InputStream in = BundleFile.class.getResourceAsStream("/" + path())) {
        return in != null;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Returns the locale in the name of the bundle; the bundle without one is English. */
  private static Locale bundled(Locale wanted) {
    return Language.of(wanted).bundle();
  }

  private void setFormats(Locale wanted) {
    locale = wanted;
    decimalSign = DecimalFormatSymbols.getInstance(wanted).getDecimalSeparator();
    percentSign = of(PERCENT, "");
  }

  /** Returns a date in the language's format, such as Nov 22, 2026. */
  public String date(LocalDate day) {
    return dates.of(day, locale);
  }

  /** Returns the decimal sign. */
  public char decimalSign() {
    return decimalSign;
  }

  /** Returns the text after a percentage: the sign, in most languages after a space. */
  public String percentSign() {
    return percentSign;
  }

  /** Returns a share of 1 as a percentage with {@code decimals} digits after the decimal sign. */
  public String percent(double share, int decimals) {
    return number(100 * share, decimals) + percentSign;
  }

  /**
   * Returns a number with {@code decimals} digits after the language's decimal sign; a dash if not
   * finite.
   */
  public String number(double value, int decimals) {
    return NumberText.append(new StringBuilder(), value, decimals, decimalSign).toString();
  }

  /** Returns the non-ASCII characters of texts, dates and languages' names, in both cases. */
  public String letters() {
    DateFormatSymbols dateWords = DateFormatSymbols.getInstance(locale);
    String all =
        file(bundled(locale))
            + String.join("", dateWords.getMonths())
            + String.join("", dateWords.getShortMonths())
            + Stream.of(Language.values()).map(this::nameOf).collect(Collectors.joining());
    // A plain loop and few letters after it: a start goes through the whole file.
    StringBuilder beyondAscii = new StringBuilder();
    for (int i = 0; i < all.length(); i++) {
      char letter = all.charAt(i);
      if (letter > 127 && beyondAscii.indexOf(String.valueOf(letter)) < 0) {
        beyondAscii.append(letter);
      }
    }
    String one = beyondAscii.toString();
    StringBuilder letters = new StringBuilder();
    (one.toLowerCase(Locale.ROOT) + one.toUpperCase(Locale.ROOT))
        .chars()
        .filter(letter -> letter > 127 && !Character.isSpaceChar(letter))
        .distinct()
        .sorted()
        .forEach(letters::appendCodePoint);
    return letters.toString();
  }

  /** Returns the whole file of a language. */
  private static String file(Locale of) {
    String suffix = of.equals(Locale.ROOT) ? "" : "_" + of;
    return new BundleFile(PATH + suffix + ".properties").readString("UTF-8");
  }

  /**
   * Returns a language's own name for itself, from its own file; the name of {@link
   * Language#SYSTEM} is in the present language.
   */
  public String nameOf(Language language) {
    return language == Language.SYSTEM
        ? of("value.SYSTEM")
        : ownNames.computeIfAbsent(language, one -> ownName(one.bundle()));
  }

  /** Returns a language's name from its line; a start does not parse the files of all languages. */
  private static String ownName(Locale of) {
    String file = file(of);
    int line = file.indexOf(OWN_NAME);
    return line < 0
        ? read(of).getOrDefault("language", of.toString())
        : file.substring(line + OWN_NAME.length(), file.indexOf('\n', line + 1)).strip();
  }

  /** Sets the function that replaces {NAME} in a text: it maps an action to the name of its key. */
  public void setKeyNames(UnaryOperator<String> names) {
    keyNames = names;
  }

  /** Chooses the form of texts for fingers, KEY.touch, where there is one. */
  public void setTouched(boolean byFingers) {
    touched = byFingers;
  }

  /** Returns true if texts name the controls of fingers, which have no keys. */
  public boolean isTouched() {
    return touched;
  }

  private String form(String key) {
    return touched && has(key + TOUCH_FORM) ? key + TOUCH_FORM : key;
  }

  /** Returns the name of the key for an action, as used for {NAME} in a text. */
  public String keyOf(String action) {
    return keyNames.apply(action);
  }

  /**
   * Returns the text with its placeholders replaced: {0} by an argument, {NAME} by the name of a
   * key.
   */
  private String filled(String text, Object... arguments) {
    return text.indexOf('{') < 0
        ? text
        : PLACEHOLDER
            .matcher(text)
            .replaceAll(place -> Matcher.quoteReplacement(filling(place.group(1), arguments)));
  }

  private String filling(String place, Object... arguments) {
    int index = Character.digit(place.charAt(0), 10);
    return index < 0
        ? keyNames.apply(place)
        : index < arguments.length ? String.valueOf(arguments[index]) : "{" + place + "}";
  }

  /** True if there is a text for a key. */
  public boolean has(String key) {
    return !bundle.getOrDefault(key, "").isEmpty();
  }

  /**
   * Returns the text for a key, with {0}, {1}, ... replaced by the arguments unformatted. It
   * allocates, so it is not for use in every frame.
   */
  public String of(String key, Object... arguments) {
    String text = bundle.get(form(key));
    if (text == null) {
      throw new AssetException("The file " + PATH + ".properties has no text for " + key + ".");
    }
    return filled(text, arguments);
  }

  /**
   * Returns the text for a key, or the key itself if there is none: for keys that come from data.
   */
  public String textOrKey(String key) {
    String text = bundle.get(form(key));
    return text == null ? key : filled(text);
  }
}
