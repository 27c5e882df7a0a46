package towline.view.text;

import com.badlogic.gdx.Files.FileType;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.I18NBundle;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.DateFormatSymbols;
import java.text.DecimalFormatSymbols;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import towline.settings.Language;
import towline.view.draw.AssetException;

/** Every text that is shown, by its key in the bundle. */
public final class Localization {
  /** Where the bundle stands, without its ending. */
  public static final String PATH = "i18n/text";

  private static final Pattern PLACE = Pattern.compile("\\{([A-Z][A-Z0-9_]+|\\d)\\}");
  private static final String PERCENT = "menu.value.percent";

  private final Map<Language, String> ownNames = new EnumMap<>(Language.class);
  private I18NBundle bundle;
  private Locale locale;
  private DateTimeFormatter dates;
  private char decimalSign;
  private String percentSign = "";
  private UnaryOperator<String> keyNames = name -> name;

  private Localization(I18NBundle bundle) {
    this.bundle = bundle;
    setFormats(Locale.ENGLISH);
  }

  /** Reads the English bundle; needs no window, so that a failure can be told in words, too. */
  public static Localization load() {
    if (!new BundleFile(PATH + ".properties").exists()) {
      throw new AssetException(
          "The file " + PATH + ".properties is missing from the game; install Towline again.");
    }
    return new Localization(read(Locale.ROOT));
  }

  /**
   * From here on texts, numbers and dates are those of that locale; English where there is none.
   */
  public void setLocale(Locale wanted) {
    setBundle(read(bundled(wanted)), wanted);
  }

  /** As {@link #setLocale}, with the texts of that bundle. */
  void setBundle(I18NBundle texts, Locale wanted) {
    bundle = texts;
    setFormats(wanted);
  }

  private static I18NBundle read(Locale wanted) {
    return I18NBundle.createBundle(new BundleFile(PATH), wanted, "UTF-8");
  }

  /** A file beside the classes, as all assets are; there before libGDX has opened any files. */
  private static final class BundleFile extends FileHandle {
    BundleFile(String path) {
      super(path, FileType.Classpath);
    }

    /** Without a URL, which files beside classes have on desktops alone. */
    @Override
    public boolean exists() {
      try (InputStream in = BundleFile.class.getResourceAsStream("/" + path())) {
        return in != null;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** The locale in the name of the bundle; the bundle without one is the English. */
  private static Locale bundled(Locale wanted) {
    return Language.of(wanted).bundle();
  }

  private void setFormats(Locale wanted) {
    locale = wanted;
    dates = DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM).withLocale(wanted);
    decimalSign = DecimalFormatSymbols.getInstance(wanted).getDecimalSeparator();
    percentSign = of(PERCENT, "");
  }

  /** A day as the language writes it, such as Nov 22, 2026. */
  public String date(LocalDate day) {
    return dates.format(day);
  }

  /** What stands between a number's units and tenths. */
  public char decimalSign() {
    return decimalSign;
  }

  /** What stands behind a number of hundredths: the sign, in most languages after a space. */
  public String percentSign() {
    return percentSign;
  }

  /** A share of 1 in hundredths, with that many digits behind the decimal sign. */
  public String percent(double share, int decimals) {
    return number(100 * share, decimals) + percentSign;
  }

  /** A number with that many digits behind the language's decimal sign; a dash if not finite. */
  public String number(double value, int decimals) {
    return NumberText.append(new StringBuilder(), value, decimals, decimalSign).toString();
  }

  /** The signs that are not ASCII: of texts, dates and languages' names, in both cases. */
  public String letters() {
    DateFormatSymbols dateWords = DateFormatSymbols.getInstance(locale);
    String all =
        file(bundled(locale))
            + String.join("", dateWords.getMonths())
            + String.join("", dateWords.getShortMonths())
            + Stream.of(Language.values()).map(this::nameOf).collect(Collectors.joining());
    String both = all.toLowerCase(Locale.ROOT) + all.toUpperCase(Locale.ROOT);
    StringBuilder letters = new StringBuilder();
    both.chars()
        .filter(letter -> letter > 127 && !Character.isSpaceChar(letter))
        .distinct()
        .sorted()
        .forEach(letters::appendCodePoint);
    return letters.toString();
  }

  /** The whole file of a language. */
  private static String file(Locale of) {
    String ending = of.equals(Locale.ROOT) ? "" : "_" + of;
    return new BundleFile(PATH + ending + ".properties").readString("UTF-8");
  }

  /** What a language calls itself, as its own file says; the system's as this language does. */
  public String nameOf(Language language) {
    return language == Language.SYSTEM
        ? of("value.SYSTEM")
        : ownNames.computeIfAbsent(language, one -> read(one.bundle()).get("language"));
  }

  /** From here on {NAME} in a text stands for what this gives: the key to press for an action. */
  public void nameKeys(UnaryOperator<String> names) {
    keyNames = names;
  }

  /** The name of the key to press for an action, as {NAME} in a text gives it. */
  public String keyOf(String action) {
    return keyNames.apply(action);
  }

  /** The text with its places filled: {0} with an argument, {NAME} with the name of a key. */
  private String filled(String text, Object... arguments) {
    return text.indexOf('{') < 0
        ? text
        : PLACE
            .matcher(text)
            .replaceAll(place -> Matcher.quoteReplacement(filling(place.group(1), arguments)));
  }

  private String filling(String place, Object... arguments) {
    int index = Character.digit(place.charAt(0), 10);
    return index < 0
        ? keyNames.apply(place)
        : index < arguments.length ? String.valueOf(arguments[index]) : "{" + place + "}";
  }

  /** Whether there is a text with that key. */
  public boolean has(String key) {
    try {
      return !bundle.get(key).isEmpty();
    } catch (MissingResourceException e) {
      return false;
    }
  }

  /**
   * The text with that key, with {0}, {1}, ... replaced by the arguments as they are; allocates, so
   * not for every frame.
   */
  public String of(String key, Object... arguments) {
    try {
      return filled(bundle.get(key), arguments);
    } catch (MissingResourceException e) {
      throw new AssetException("The file " + PATH + ".properties has no text for " + key + ".");
    }
  }

  /** The text with that key, or the key itself: for keys that come from data. */
  public String ofOrKey(String key) {
    try {
      return filled(bundle.get(key));
    } catch (MissingResourceException e) {
      return key;
    }
  }
}
