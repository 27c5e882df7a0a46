package towline.view.text;

import com.badlogic.gdx.utils.I18NBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import towline.view.draw.AssetException;
import towline.view.draw.AssetFile;

/** Every text that is shown, by its key in the bundle. */
public final class Words {
  /** Where the bundle stands, without its ending. */
  public static final String PATH = "i18n/text";

  private static final Pattern PLACE = Pattern.compile("\\{([A-Z][A-Z0-9_]+)\\}");

  private final I18NBundle bundle;
  private UnaryOperator<String> keyNames = name -> name;

  private Words(I18NBundle bundle) {
    this.bundle = bundle;
  }

  /** Reads the bundle from the assets. */
  public static Words load() {
    AssetFile.required(PATH + ".properties");
    return new Words(
        I18NBundle.createBundle(
            com.badlogic.gdx.Gdx.files.internal(PATH), Locale.getDefault(), "UTF-8"));
  }

  /** From here on {NAME} in a text stands for what this gives: the key to press for an action. */
  public void nameKeys(UnaryOperator<String> names) {
    keyNames = names;
  }

  private String filled(String text) {
    return text.indexOf('{') < 0
        ? text
        : PLACE
            .matcher(text)
            .replaceAll(place -> Matcher.quoteReplacement(keyNames.apply(place.group(1))));
  }

  /** Whether there is a text with that key. */
  public boolean has(String key) {
    try {
      return !bundle.get(key).isEmpty();
    } catch (MissingResourceException e) {
      return false;
    }
  }

  /** The text with that key. */
  public String of(String key) {
    try {
      return filled(bundle.get(key));
    } catch (MissingResourceException e) {
      throw new AssetException("The file " + PATH + ".properties has no text for " + key + ".");
    }
  }

  /** The text with that key, with {0}, {1}, ... replaced; allocates, so not for every frame. */
  public String of(String key, Object... arguments) {
    try {
      return bundle.format(key, arguments);
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
