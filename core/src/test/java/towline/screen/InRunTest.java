package towline.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.content.sound.SoundSpec.Bus;
import towline.input.Action;
import towline.input.GamepadControl;
import towline.settings.ColourVision;
import towline.settings.Options;

/** What a player does with devices and options while a run is on. */
class InRunTest {
  @TempDir Path folder;

  private HeadlessGame game(ScreenName screen) {
    return new HeadlessGame(folder, HeadlessGame.options(screen));
  }

  @Test
  void otherDevicesAndColoursAnnounceNothingAgain() {
    try (HeadlessGame game = game(ScreenName.ARCADE)) {
      game.frames(60 * 15);
      PlayScreen screen = (PlayScreen) game.game.current();
      assertThat(screen.hud().announcing()).isFalse();
      game.pads.plugged = 1;
      game.pad(GamepadControl.X);
      game.frames(2);
      assertThat(screen.hud().announcing()).as("gamepad").isFalse();
      game.game.change(game.settings().with(Options.COLOUR_VISION, ColourVision.PROTAN));
      game.frames(2);
      assertThat(screen.hud().announcing()).as("colours").isFalse();
    }
  }

  @Test
  void theButtonThatStartsARunFiresNothing() {
    try (HeadlessGame game = game(ScreenName.MODES)) {
      game.frames(2);
      game.pads.plugged = 1;
      game.frames(2);
      game.pads.press(GamepadControl.A, 1);
      game.frames(60);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      String full = game.state().get("rack");
      game.frames(120);
      assertThat(game.state()).containsEntry("rack", full);
    }
  }

  @Test
  void effectsAtZeroSilenceEveryBusButTheMusic() {
    try (HeadlessGame game = game(ScreenName.TITLE)) {
      game.game.change(game.settings().with(Options.EFFECTS_VOLUME, 0));
      for (Bus bus : Bus.values()) {
        boolean music = bus == Bus.MUSIC || bus == Bus.MASTER;
        assertThat(game.services().sound().volume(bus) > 0).as(bus.name()).isEqualTo(music);
      }
    }
  }

  @Test
  void controlsThatNobodyKnowsAreTold() throws Exception {
    Path file = folder.resolve("towline-files/settings.json");
    Files.createDirectories(file.resolveSibling(""));
    Files.writeString(
        file,
        """
        {"towline": "settings", "version": 1, "content": {"options": {},
        "bindings": {"UP": ["key:Hyper", "key:I"], "DANCE": ["key:D"]}}}
        """);
    try (HeadlessGame game = game(ScreenName.TITLE)) {
      game.frames(2);
      assertThat(game.services().topLayer().message()).contains("key:Hyper").contains("DANCE");
      assertThat(game.services().controls().bindings().controlsOf(Action.UP))
          .extracting(Object::toString)
          .singleElement()
          .asString()
          .contains(String.valueOf(Keys.I));
    }
  }
}
