package towline.web.shots;

import java.util.Optional;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;
import towline.web.article.ArticlePage;
import towline.web.launch.Address;
import towline.web.launch.AddressException;
import towline.web.library.ShotsDays;
import towline.web.script.PageScript;

/** Starts the part of the small program that its page asks for. */
public final class ShotsMain {
  private ShotsMain() {}

  /** Called when the page is loaded. */
  public static void main(String[] arguments) {
    PageScript.adoptLanguage();
    Location location = Window.current().getLocation();
    try {
      if (ArticlePage.isHere()) {
        ArticlePage.open();
        return;
      }
      Address address = Address.of(location.getSearch());
      Optional<String> days = address.value("library");
      if (days.isPresent()) {
        System.out.println(ShotsDays.line(Integer.parseInt(days.get())));
      } else {
        ShotsPage.open(address);
      }
    } catch (AddressException problem) {
      PageScript.fail(String.valueOf(problem.getMessage()));
    } catch (RuntimeException | Error problem) {
      PageScript.fail(problem);
    }
  }
}
