package towline.web.page;

import com.badlogic.gdx.utils.GdxNativesLoader;
import org.teavm.jso.browser.Window;

/** Does what the address of the page asks for. */
public final class Page {
  private Page() {}

  /** Begins when the page is loaded. */
  public static void main(String[] arguments) {
    GdxNativesLoader.disableNativesLoading = true;
    Address address = Address.of(Window.current().getLocation().getSearch());
    address
        .value("verify")
        .ifPresentOrElse(ReplayCheck::run, () -> fail("the page plays nothing yet; use ?verify="));
  }

  /** Tells on the console that something went wrong. */
  static void fail(String sentence) {
    System.out.println("towline: " + sentence);
  }
}
