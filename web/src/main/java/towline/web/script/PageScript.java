package towline.web.script;

import java.time.LocalDate;
import java.util.Locale;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import towline.web.jdk.LocaleTags;

/** Messages between a program and the script of its page. */
public final class PageScript {
  private PageScript() {}

  /** Returns the state of a program in lines of key=value. */
  @JSFunctor
  public interface Report extends JSObject {
    String text();
  }

  /** Makes the browser's language that of the program. */
  public static void adoptLanguage() {
    Locale.setDefault(LocaleTags.forLanguageTag(language()));
  }

  /** Reports an error on the console, and in place of the picture. */
  public static void fail(Throwable problem) {
    String message = problem.getMessage();
    String kind = problem.getClass().getSimpleName();
    fail(message == null || message.isEmpty() ? kind : message);
    problem.printStackTrace();
  }

  /** Shows a message in place of the picture. */
  public static void fail(String sentence) {
    show("towline: " + sentence);
  }

  /** Lets the console of the browser read the state of the program. */
  @JSBody(params = "state", script = "window.towline.state = state;")
  public static native void report(Report state);

  /** Lets the page open without a network from now on, which loads all its files. */
  @JSBody(script = "window.towline.keepOffline();")
  public static native void keepOffline();

  /** Uncovers the picture, when the first one is drawn. */
  @JSBody(script = "window.towline.started();")
  public static native void started();

  /** Opens the share sheet of the browser, or where there is none copies the text, and says so. */
  @JSBody(
      params = {"text", "copied"},
      script = "window.towline.shareText(text, copied);")
  public static native void share(String text, String copied);

  /** Returns a date in a language's format; the browser knows all formats that Java has. */
  public static String date(LocalDate day, Locale language) {
    return date(day.getYear(), day.getMonthValue(), day.getDayOfMonth(), language.toLanguageTag());
  }

  @JSBody(
      params = {"year", "month", "day", "language"},
      script =
          "return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })"
              + ".format(Date.UTC(year, month - 1, day));")
  private static native String date(int year, int month, int day, String language);

  @JSBody(script = "return navigator.language || 'en';")
  private static native String language();

  @JSBody(params = "sentence", script = "window.towline.fail(sentence);")
  private static native void show(String sentence);
}
