package towline.view.text;

import java.util.Locale;
import java.util.Map;

/** English with accented words that are longer by half, as translations may be. */
public final class PseudoLanguage {
  private static final String PLAIN = "aceinouyACEINOUY";
  private static final String ACCENTED =
      "\u00e5\u00e7\u00ea\u00ef\u00f1\u00f6\u00fb\u00fd\u00c5\u00c7\u00ca\u00cf\u00d1\u00d6\u00db\u00dd";

  private PseudoLanguage() {}

  /** Switches {@code words} to the pseudo-language. */
  public static void speak(Localization words) {
    Map<String, String> texts = Localization.read(Locale.ROOT);
    texts.replaceAll((key, text) -> lengthened(text));
    words.setBundle(texts, Locale.GERMAN);
  }

  private static String lengthened(String text) {
    StringBuilder made = new StringBuilder();
    int letters = 0;
    boolean place = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      place = c == '{' || (place && c != '}');
      if (Character.isLetter(c) && !place) {
        int at = PLAIN.indexOf(c);
        made.append(at < 0 ? c : ACCENTED.charAt(at));
        letters++;
        if (letters % 3 == 0) {
          made.append(Character.isUpperCase(c) ? '\u00c4' : '\u00e4');
        }
      } else {
        made.append(c);
        letters = 0;
      }
    }
    return made.toString();
  }
}
