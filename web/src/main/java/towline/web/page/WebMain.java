package towline.web.page;

import com.badlogic.gdx.utils.GdxNativesLoader;
import java.util.Optional;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;
import towline.content.GameContent;
import towline.web.launch.Address;
import towline.web.launch.AddressException;
import towline.web.library.DailyRuns;
import towline.web.library.LibraryHashes;
import towline.web.library.ShotsDays;
import towline.web.physics.JBox2dEngine;
import towline.web.script.PageScript;

/** Starts the part of the game's program that the address of the page selects. */
public final class WebMain {
  private WebMain() {}

  /** Called when the page is loaded. */
  public static void main(String[] arguments) {
    GdxNativesLoader.disableNativesLoading = true;
    PageScript.adoptLanguage();
    Location location = Window.current().getLocation();
    try {
      Address address = Address.of(location.getSearch(), location.getHash());
      Optional<String> verified = address.value("verify");
      if (verified.isPresent()) {
        ReplayCheck.run(verified.get());
      } else if (address.has("library")) {
        LibraryHashes.lines().forEach(System.out::println);
        System.out.println(ShotsDays.line(ShotsDays.FEW));
        System.out.println(DailyRuns.line(GameContent.load(JBox2dEngine::new)));
      } else {
        GamePage.open(address);
      }
    } catch (AddressException problem) {
      PageScript.fail(String.valueOf(problem.getMessage()));
    } catch (RuntimeException | Error problem) {
      PageScript.fail(problem);
    }
  }
}
