package towline.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The built page on a phone, by fingers alone. */
@Tag("process")
class PhoneTest {
  private static final int LEFT = 1;
  private static final int RIGHT = 2;
  private static final int WIDTH = 844;
  private static final int HEIGHT = 390;

  private static double number(Browser browser, String key) {
    return Double.parseDouble(browser.state(key));
  }

  private static boolean isUpright(Browser browser) {
    return Boolean.FALSE.equals(browser.script("return document.getElementById('turn').hidden"));
  }

  @Test
  void twoThumbsFlyARunThatPausesWhenThePhoneIsTurned() throws IOException {
    try (BuiltPage page = BuiltPage.open()) {
      Browser browser = page.browser();
      browser.becomePhone(WIDTH, HEIGHT);
      page.go("index.html?screen=arcade&seed=7");
      browser.awaitGame();
      assertThat(browser.script("return towline.handheld")).isEqualTo(true);
      // A browser that can fills the screen at the first tap, which would end the emulation.
      browser.script("delete Element.prototype.requestFullscreen");
      double shipX = number(browser, "ship_x");
      browser.fingerDown(LEFT, 150, 280);
      browser.fingerDown(RIGHT, 690, 270);
      browser.fingerMove(LEFT, 210, 280);
      browser.fingerMove(RIGHT, 690, 230);
      browser.await("the flight", () -> number(browser, "ship_x") > shipX + 1);
      browser.await("a shot", () -> number(browser, "ship_shots") > 0);
      browser.fingerUp(RIGHT);
      browser.fingerUp(LEFT);
      browser.awaitFrames(3);
      browser.tap(WIDTH - 27, 27);
      browser.awaitState("page", "pause");
      browser.tap(150, 76);
      browser.awaitState("page", "");
      browser.becomePhone(HEIGHT, WIDTH);
      browser.await("the sentence", () -> isUpright(browser));
      browser.awaitState("page", "pause");
      browser.becomePhone(WIDTH, HEIGHT);
      browser.await("the game", () -> !isUpright(browser));
      browser.await(
          "sound after a tap",
          () -> ((Number) browser.script("return towline.sound.played")).intValue() > 0);
      assertThat(browser.errors()).isEmpty();
      assertThat(page.missing()).isEmpty();
    }
  }
}
