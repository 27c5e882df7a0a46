package towline.web.page;

import com.badlogic.gdx.utils.GdxNativesLoader;
import java.util.Locale;
import java.util.Optional;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;
import towline.content.GameContent;
import towline.web.article.ArticlePage;
import towline.web.jdk.LocaleTags;
import towline.web.launch.Address;
import towline.web.launch.AddressException;
import towline.web.library.DailyRuns;
import towline.web.library.LibraryHashes;
import towline.web.physics.JBox2dEngine;

/** Starts the part of the program that the address of the page selects. */
public final class WebMain {
  private WebMain() {}

  /** Called when the page is loaded. */
  public static void main(String[] arguments) {
    GdxNativesLoader.disableNativesLoading = true;
    Locale.setDefault(LocaleTags.forLanguageTag(language()));
    Location location = Window.current().getLocation();
    try {
      Address address = Address.of(location.getSearch(), location.getHash());
      Optional<String> verified = address.value("verify");
      if (verified.isPresent()) {
        ReplayCheck.run(verified.get());
      } else if (address.has("library")) {
        LibraryHashes.lines().forEach(System.out::println);
        System.out.println(DailyRuns.line(GameContent.load(JBox2dEngine::new)));
      } else if (ArticlePage.isHere()) {
        ArticlePage.open();
      } else {
        GamePage.open(address);
      }
    } catch (AddressException problem) {
      fail(String.valueOf(problem.getMessage()));
    } catch (RuntimeException | Error problem) {
      fail(problem);
    }
  }

  /** Reports an error on the console, and in place of the picture. */
  static void fail(Throwable problem) {
    String message = problem.getMessage();
    String kind = problem.getClass().getSimpleName();
    fail(message == null || message.isEmpty() ? kind : message);
    problem.printStackTrace();
  }

  /** Shows a message in place of the picture. */
  static void fail(String sentence) {
    show("towline: " + sentence);
  }

  @JSBody(script = "return navigator.language || 'en';")
  private static native String language();

  @JSBody(params = "sentence", script = "window.towline.fail(sentence);")
  private static native void show(String sentence);
}
