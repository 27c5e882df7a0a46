package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.sound.SoundSpec.Bus;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.game.SilentGl;
import towline.game.replay.ReplayScreen;
import towline.input.Action;
import towline.input.GamepadControl;
import towline.menu.LayoutChecker;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.settings.AimAssistLevel;
import towline.settings.ColourVision;
import towline.settings.FireMode;
import towline.settings.OnOff;
import towline.settings.Options;
import towline.settings.Settings;
import towline.settings.WindowMode;
import towline.settings.WindowSize;
import towline.sim.api.ShipStatus;
import towline.view.hud.MessageBoard.Place;
import towline.view.hud.MessageBoards;
import towline.view.hud.ReplayHints;

/** Devices and options that the player uses during a run. */
class InRunTest {
  @TempDir Path folder;

  private HeadlessGame game(ScreenName screen) {
    return new HeadlessGame(folder, HeadlessGame.options(screen));
  }

  @Test
  void aChangeOfDeviceOrColoursAnnouncesNothingAgain() {
    try (HeadlessGame game = game(ScreenName.ARCADE)) {
      game.change(
          game.settings().with(Options.LESSONS, "FLY TOW WHIP WINCH VISION TREMBLER GLIDER"));
      game.game.play(PlayMode.ARCADE);
      // The first wave waits until the first courier has gone, or a few seconds.
      game.hurry(16, now -> {});
      PlayScreen screen = (PlayScreen) game.game.current();
      for (int frame = 0; frame < 60 * 3 && screen.hud().isAnnouncing(); frame++) {
        game.frames(1);
      }
      assertThat(screen.hud().isAnnouncing()).isFalse();
      game.pads.plugged = 1;
      game.pad(GamepadControl.X);
      game.frames(2);
      assertThat(screen.hud().isAnnouncing()).as("gamepad").isFalse();
      game.change(game.settings().with(Options.COLOUR_VISION, ColourVision.PROTAN));
      game.frames(2);
      assertThat(screen.hud().isAnnouncing()).as("colours").isFalse();
    }
  }

  @Test
  void theButtonThatStartsARunDoesNotFire() {
    try (HeadlessGame game = game(ScreenName.MODES)) {
      game.frames(2);
      game.pads.plugged = 1;
      game.frames(2);
      game.pads.press(GamepadControl.A, 1);
      game.frames(60);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      ShipStatus ship = game.run().current().ship();
      assertThat(ship.missiles).isEqualTo(ship.capacity);
    }
  }

  private static boolean assisted(HeadlessGame game) {
    return "on".equals(game.state().get("assisted"));
  }

  @Test
  void fullAimAssistAndAutoFireMarkARunAsAssisted() {
    try (HeadlessGame game = game(ScreenName.ARCADE)) {
      game.frames(10);
      assertThat(assisted(game)).isFalse();
      game.change(game.settings().with(Options.AIM_ASSIST, AimAssistLevel.FULL));
      game.frames(2);
      assertThat(assisted(game)).as("aim assist").isTrue();
      game.change(game.settings().with(Options.AIM_ASSIST, AimAssistLevel.OFF));
      game.game.play(PlayMode.ARCADE);
      game.frames(2);
      assertThat(assisted(game)).isFalse();
      game.change(game.settings().with(Options.FIRE, FireMode.AUTO));
      game.frames(2);
      assertThat(assisted(game)).as("auto-fire").isTrue();
    }
  }

  @Test
  void pressesAfterTheEndChangeNothing() {
    try (HeadlessGame game = game(ScreenName.ARCADE)) {
      game.change(game.settings().with(Options.LESSONS, "FLY TOW WHIP WINCH"));
      game.game.play(PlayMode.ARCADE);
      game.hurryUntil("the end of the ship", now -> now.run().over());
      String laws = laws(game);
      game.keys(Keys.H, Keys.J, Keys.T, Keys.LEFT_BRACKET);
      game.frames(5);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      assertThat(assisted(game)).isFalse();
      assertThat(laws(game)).isEqualTo(laws);
    }
  }

  private static String laws(HeadlessGame game) {
    return game.state().get("missile_law")
        + game.state().get("tank_law")
        + game.state().get("foe_aim");
  }

  @Test
  void aFinishedRunCanBeSavedAndWatched() {
    try (HeadlessGame game = game(ScreenName.ARCADE)) {
      game.frames(30);
      ((PlayScreen) game.game.current()).pages().openResults();
      game.frames(2);
      game.goTo("open.share", () -> game.keys(Keys.RIGHT));
      game.keys(Keys.ENTER);
      game.goTo("share.replay", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      assertThat(game.services().topLayer().message()).startsWith("Replay saved: ");
      game.open(ScreenName.REPLAYS);
      game.frames(2);
      game.keys(Keys.ENTER);
      assertThat(game.state()).containsEntry("screen", "WATCHING");
    }
  }

  @Test
  void theOverlaysLevelIsToldWhenItIsStepped() {
    try (HeadlessGame game = game(ScreenName.ARCADE)) {
      game.frames(30);
      for (String level : List.of("full", "off", "simple")) {
        game.keys(Keys.V);
        game.frames(2);
        assertThat(game.services().topLayer().message()).isEqualTo("AI overlay: " + level);
      }
    }
  }

  @Test
  void whatThePauseSavesIsToldInTheWordsOfItsButton() {
    try (HeadlessGame game = game(ScreenName.ARCADE)) {
      game.frames(30);
      game.keys(Keys.ESCAPE);
      game.goTo("open.share", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      game.goTo("share.picture", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      game.frames(2);
      assertThat(game.services().topLayer().message()).startsWith("Picture saved: ");
      game.goTo("share.replay", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      game.until(
          "the end of the first message",
          now -> now.services().topLayer().message().startsWith("Replay saved: "));
      for (int frame = 0; frame < 3.4 * 60; frame++) {
        game.frame();
        assertThat(game.services().topLayer().message()).startsWith("Replay saved: ");
        assertThat(MessageBoards.isVisible(game.services().topLayer().board(), Place.FOOT))
            .isTrue();
      }
    }
  }

  /** The back buffer of a frame is undefined before the frame is drawn and after it is shown. */
  @Test
  void aScreenshotIsReadOnceTheFrameIsDrawn() throws Exception {
    try (HeadlessGame game = game(ScreenName.TITLE)) {
      game.frames(2);
      SilentGl.calls.clear();
      game.keys(Keys.F12);
      int read = SilentGl.calls.indexOf("glReadPixels");
      assertThat(SilentGl.calls.subList(0, read)).anyMatch(call -> call.startsWith("glDraw"));
      try (Stream<Path> files = Files.list(folder.resolve("pictures/Towline"))) {
        assertThat(files).hasSize(1);
      }
    }
  }

  @Test
  void theSizeOfADraggedWindowIsSaved() {
    try (HeadlessGame game = game(ScreenName.TITLE)) {
      WindowSize before = game.settings().get(Options.WINDOW_SIZE);
      game.frames(2);
      game.game.resize(1280, 720);
      assertThat(game.settings().get(Options.WINDOW_SIZE)).isEqualTo(before);
      game.game.resize(1111, 666);
      assertThat(game.settings().get(Options.WINDOW_SIZE)).isEqualTo(new WindowSize(1111, 666));
      game.change(game.settings().with(Options.WINDOW_MODE, WindowMode.BORDERLESS));
      game.game.resize(1200, 700);
      assertThat(game.settings().get(Options.WINDOW_SIZE)).isEqualTo(new WindowSize(1111, 666));
    }
  }

  @Test
  void aPageOfOptionsIsResetOnTheSecondPress() {
    try (HeadlessGame game = game(ScreenName.OPTIONS)) {
      game.frames(2);
      game.change(game.settings().with(Options.UI_SCALE, 150).with(Options.VSYNC, OnOff.OFF));
      Settings changed = game.settings();
      game.goTo("reset", () -> game.keys(Keys.UP));
      game.keys(Keys.ENTER);
      assertThat(game.settings()).isEqualTo(changed);
      // Moving the focus cancels the reset.
      game.keys(Keys.UP, Keys.DOWN, Keys.ENTER);
      assertThat(game.settings()).isEqualTo(changed);
      game.keys(Keys.ENTER);
      assertThat(game.settings()).isNotEqualTo(changed);
    }
  }

  @Test
  void aReplayNamesTheKeyOfItsMenu() {
    try (HeadlessGame game = game(ScreenName.ARCADE)) {
      game.frames(40);
      game.game.watch(game.game.recording().orElseThrow());
      game.frames(10);
      assertThat(ReplayHints.of(((ReplayScreen) game.game.current()).hud())).isEqualTo("P: Pause");
      game.keys(Keys.P);
      assertThat(game.page()).isEqualTo("watch");
    }
  }

  @Test
  void aReplayThatHasEndedOffersOnlyCommandsWithAnEffect() {
    try (HeadlessGame game = game(ScreenName.ARCADE)) {
      game.frames(40);
      game.game.watch(game.game.recording().orElseThrow());
      game.frames(10);
      game.keys(Keys.P);
      assertThat(game.focus()).isEqualTo("watch.resume");
      assertThat(LayoutChecker.texts(game.services().menu())).contains("REPLAY");
      game.keys(Keys.ENTER);
      game.hurryUntil("the end", now -> now.page().equals("watch"));
      assertThat(game.focus()).isEqualTo("watch.restart");
      assertThat(LayoutChecker.texts(game.services().menu()))
          .contains("RESTART")
          .doesNotContain("RESUME", "STEP");
      game.keys(Keys.ENTER);
      assertThat(game.state()).containsEntry("screen", "WATCHING").containsEntry("page", "");
    }
  }

  private static boolean snaps(HeadlessGame game) {
    return game.run().current().droneGun().snapShot;
  }

  /** The snap shot is recorded with the run, so that a replay does not depend on the option. */
  @Test
  void theSnapShotIsOnUnlessAnOptionKeepsItOff() {
    try (HeadlessGame game = game(ScreenName.ARCADE)) {
      game.frames(10);
      assertThat(snaps(game)).isTrue();
      game.change(game.settings().with(Options.SNAP_SHOT, OnOff.OFF));
      game.frames(10);
      assertThat(snaps(game)).isFalse();
      game.hurry(5, now -> {});
      final long hash = game.hash();
      Replay replay = game.game.recording().orElseThrow();
      game.change(game.settings().with(Options.SNAP_SHOT, OnOff.ON));
      game.game.watch(replay);
      game.hurryUntil("the end", now -> now.page().equals("watch"));
      assertThat(((ReplayScreen) game.game.current()).desyncedAt()).isZero();
      assertThat(game.hash()).isEqualTo(hash);
      assertThat(snaps(game)).isFalse();
    }
  }

  /** Beginners have few choices; a player who has reached wave 3 once, in any version, has all. */
  @Test
  void survivalPracticeAndSeedsAreUnlockedByWaveThree() {
    try (HeadlessGame game = game(ScreenName.MODES)) {
      String later = game.services().picture().localization().of("title.later", "3");
      List<String> more = List.of("SURVIVAL", "PRACTICE", "Seed", "Practice starts at");
      game.reachWave(2);
      game.open(ScreenName.MODES);
      game.frame();
      assertThat(LayoutChecker.texts(game.services().menu()))
          .contains("ARCADE", later)
          .doesNotContainAnyElementsOf(more);
      game.reachWave(3);
      game.open(ScreenName.MODES);
      game.frame();
      assertThat(LayoutChecker.texts(game.services().menu()))
          .containsAll(more)
          .doesNotContain(later);
    }
  }

  /** Switches twice, with the kind of full screen that the player had. */
  @ParameterizedTest
  @EnumSource(
      value = WindowMode.class,
      names = {"BORDERLESS", "FULL_SCREEN"})
  void theFullScreenKeyUsesTheModeThatThePlayerChose(WindowMode filling) {
    try (HeadlessGame game = game(ScreenName.TITLE)) {
      game.change(game.settings().with(Options.WINDOW_MODE, filling));
      game.game.resize(HeadlessGame.SCREEN_WIDTH, HeadlessGame.SCREEN_HEIGHT);
      game.keys(Keys.F11);
      assertThat(game.settings().get(Options.WINDOW_MODE)).isEqualTo(WindowMode.WINDOWED);
      game.game.resize(1280, 720);
      game.keys(Keys.F11);
      assertThat(game.settings().get(Options.WINDOW_MODE)).isEqualTo(filling);
    }
  }

  @Test
  void theTypefaceIsRenderedOnceForADraggedWindow() {
    try (HeadlessGame game = game(ScreenName.TITLE)) {
      game.frames(30);
      int before = game.services().picture().fonts().generation();
      for (int i = 0; i < 60; i++) {
        game.game.resize(1280 - i, 720 - i);
        game.frame();
      }
      assertThat(game.services().picture().fonts().generation()).isEqualTo(before);
      game.frames(30);
      assertThat(game.services().picture().fonts().generation()).isEqualTo(before + 1);
    }
  }

  @Test
  void effectsAtZeroSilenceEveryBusButTheMusic() {
    try (HeadlessGame game = game(ScreenName.TITLE)) {
      game.change(game.settings().with(Options.EFFECTS_VOLUME, 0));
      for (Bus bus : Bus.values()) {
        boolean music = bus == Bus.MUSIC || bus == Bus.MASTER;
        assertThat(game.services().sound().volume(bus) > 0).as(bus.name()).isEqualTo(music);
      }
    }
  }

  @Test
  void unknownControlsAreReported() throws Exception {
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

  @Test
  void practiceStartsAtTheChosenWaveAndIsNotRanked() {
    try (HeadlessGame game = game(ScreenName.MODES)) {
      game.change(game.settings().with(Options.PRACTICE_WAVE, 9));
      game.reachWave(3);
      game.open(ScreenName.MODES);
      game.frames(2);
      game.goTo("mode.practice", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      RunSetup setup = game.run().setup();
      assertThat(setup.mode()).isEqualTo(PlayMode.PRACTICE);
      assertThat(setup.firstWave()).isEqualTo(9);
      assertThat(RunWorth.of(setup, false).isRanked()).isFalse();
      RunSetup first = new RunSetup(1, PlayMode.PRACTICE, 1, 0);
      assertThat(RunWorth.of(first, false).isRanked()).isFalse();
      assertThat(PlayMode.ranked()).doesNotContain(PlayMode.PRACTICE).hasSize(3);
    }
  }
}
