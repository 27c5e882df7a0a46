package towline.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real game in a real window, with keys alone and with a gamepad alone: play, die, enter
 * initials, see the score, change options, bind a control anew, leave, and find it all again.
 */
@Tag("window")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveningTest {
  /** Number of frames in half a second. */
  private static final int REST = 15;

  private static final String KEPT_SETTINGS = "config/towline/settings.json";

  private TestScreen screen;

  /** Presses a key or a button. */
  private interface Press {
    void on(String what) throws Exception;
  }

  @BeforeAll
  void openTheScreen() throws Exception {
    screen = TestScreen.open();
  }

  @AfterAll
  void closeTheScreen() {
    if (screen != null) {
      screen.close();
    }
  }

  /** Starts a game with a seed of its own and a small window, which is quick to draw. */
  private RunningGame start(Path folder) throws Exception {
    RunningGame.keepSettings(folder, "");
    return new RunningGame(
        screen, folder, "play", "--mute", "--screen=title", "--seed=6", "--size=960x540");
  }

  private static void goTo(RunningGame game, String item, Press press, String way)
      throws Exception {
    for (int i = 0; i < 40 && !game.word("focus").equals(item); i++) {
      String before = game.word("focus");
      press.on(way);
      game.await("the focus to move", now -> !before.equals(now.get("focus")));
    }
    assertThat(game.word("focus")).isEqualTo(item);
  }

  @Test
  void withKeysAlone(@TempDir Path folder) throws Exception {
    try (RunningGame game = start(folder)) {
      game.await("page", "title");
      Xdotool hands = game.hands();
      hands.focus();
      hands.press("Return");
      game.await("page", "modes");
      hands.press("Return");
      game.await("screen", "PLAYING");
      game.await("lesson", "FLY");
      hands.press("Return");
      leaveResults(game, hands::press, "Right", "Escape");
      for (String letter : new String[] {"x", "y", "z"}) {
        hands.press(letter);
      }
      game.await("focus", "enter");
      hands.press("Return");
      game.await("page", "title");
      options(game, hands::press, "Down", "Right", "Return", "Next");
      hands.press("Escape");
      game.await("page", "title");
      goTo(game, "open.controls", hands::press, "Down");
      hands.press("Return");
      game.await("page", "controls");
      goTo(game, "bind.UP.1", hands::press, "Right");
      hands.press("Return");
      hands.press("i");
      hands.press("Escape");
      game.await("page", "title");
      hands.press("Escape");
      game.await("focus", "open.leave");
      hands.press("Return");
      assertThat(game.exitCode()).isZero();
      assertThat(game.err()).isEmpty();
    }
    kept(folder, "XYZ", "key:I");
  }

  @Test
  void withAGamepadAlone(@TempDir Path folder) throws Exception {
    try (RunningGame game = start(folder)) {
      game.await("page", "title");
      game.hands().focus();
      game.pad("A");
      game.await("page", "modes");
      game.pad("A");
      game.await("screen", "PLAYING");
      game.tell("unplug");
      game.await("screen", "PAUSED");
      game.tell("plug");
      game.pad("A");
      game.await("screen", "PLAYING");
      game.await("lesson", "FLY");
      game.pad("UP");
      leaveResults(game, game::pad, "RIGHT", "B");
      game.pad("DOWN");
      goTo(game, "enter", game::pad, "A");
      game.pad("A");
      game.await("page", "title");
      options(game, game::pad, "DOWN", "RIGHT", "A", "R1");
      game.pad("B");
      game.await("page", "title");
      goTo(game, "open.controls", game::pad, "DOWN");
      game.pad("A");
      game.await("page", "controls");
      goTo(game, "bind.UP.2", game::pad, "RIGHT");
      game.pad("A");
      game.pad("L3");
      game.pad("B");
      game.await("page", "title");
      goTo(game, "open.leave", game::pad, "UP");
      game.pad("A");
      assertThat(game.exitCode()).isZero();
      assertThat(game.err()).isEmpty();
    }
    kept(folder, "BAA", "pad:L3");
  }

  /** Waits until the results accept input again, and leaves them, which asks for initials. */
  private static void leaveResults(RunningGame game, Press press, String right, String back)
      throws Exception {
    game.await("page", "over");
    String first = game.word("focus");
    // A held key of the fight is ignored; after a moment of rest a key is accepted.
    while (game.word("focus").equals(first)) {
      rest(game);
      press.on(right);
    }
    // The page cannot be left at once.
    while (game.word("page").equals("over")) {
      press.on(back);
      rest(game);
    }
    game.await("page", "initials");
  }

  private static void rest(RunningGame game) throws Exception {
    long frame = Long.parseLong(game.word("frames"));
    game.await("a rest", now -> Long.parseLong(now.getOrDefault("frames", "0")) > frame + REST);
  }

  private static void options(
      RunningGame game, Press press, String down, String right, String confirm, String turn)
      throws Exception {
    goTo(game, "open.options", press, down);
    press.on(confirm);
    game.await("page", "options");
    goTo(game, "option.display.frameCap", press, down);
    press.on(right);
    openTab(game, press, turn, 1);
    goTo(game, "option.sound.music", press, down);
    press.on(right);
    openTab(game, press, turn, 2);
    goTo(game, "preset.CALM", press, down);
    press.on(confirm);
    openTab(game, press, turn, 3);
    goTo(game, "option.play.difficulty", press, down);
    press.on(right);
    openTab(game, press, turn, 4);
    goTo(game, "option.controls.fire", press, down);
    press.on(right);
  }

  private static void openTab(RunningGame game, Press press, String turn, int number)
      throws Exception {
    press.on(turn);
    game.await("focus", "tab." + number);
  }

  private void kept(Path folder, String initials, String control) throws Exception {
    String settings = Files.readString(folder.resolve(KEPT_SETTINGS));
    assertThat(settings).contains(control, initials, "HARD", "TOGGLE");
    try (RunningGame game =
        new RunningGame(screen, folder, "play", "--mute", "--screen", "scores", "--size=960x540")) {
      game.await("page", "scores");
      game.await("flash", "0");
      game.await("best", initials);
    }
  }
}
