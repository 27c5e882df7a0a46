package towline.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Opens the real game in a real window, drives it with keys and mouse, and checks the results. See
 * CONTRIBUTING.md for the requirements.
 */
@Tag("window")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WindowTest {
  private TestScreen screen;

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

  @Test
  void everyKeyHasItsEffect() throws Exception {
    try (RunningGame game =
        new RunningGame(
            screen,
            "play",
            "--screen",
            "practice",
            "--seed",
            "7",
            "--mute",
            "--stats",
            "--size=640x360")) {
      game.await("the first ticks", now -> ticks(now.get("tick")) > 0);
      Xdotool hands = game.hands();
      hands.focus();
      flies(game, hands);
      choosesModes(game, hands);
      launches(game, hands);
      changesTheLaws(game, hands);
      flips(game, hands);
      reels(game, hands);
      pauses(game, hands);
      hands.close();
      assertThat(game.exitCode()).isZero();
      assertThat(game.err()).isEmpty();
      assertThat(game.out())
          .anyMatch(line -> line.startsWith("ship_x="))
          .anyMatch(line -> line.matches("frames=[1-9]\\d*"))
          .anyMatch(line -> line.equals("aim_mode=HOLD"));
    }
  }

  private static void flies(RunningGame game, Xdotool hands) throws InterruptedException {
    moves(game, hands, "w", "ship_y", 1);
    moves(game, hands, "s", "ship_y", -1);
    moves(game, hands, "d", "ship_x", 1);
    moves(game, hands, "a", "ship_x", -1);
  }

  /**
   * Holds a key until the ship has moved two metres its way, from the place where its inertia has
   * taken it.
   */
  private static void moves(RunningGame game, Xdotool hands, String key, String axis, int sign)
      throws InterruptedException {
    double[] farthest = {sign * game.number(axis)};
    hands.hold(key);
    game.await(
        key + " to move " + axis,
        now -> {
          double place = sign * game.number(axis);
          farthest[0] = Math.min(farthest[0], place);
          return place > farthest[0] + 2;
        });
    hands.letGo(key);
  }

  private static void choosesModes(RunningGame game, Xdotool hands) throws InterruptedException {
    for (String key : List.of("4", "3", "2", "1")) {
      hands.press(key);
      game.await(
          "aim_mode",
          List.of("HOLD", "DIRECT", "LEAD", "TURN_LEAD").get(Integer.parseInt(key) - 1));
    }
    hands.press("Tab");
    game.await("aim_mode", "DIRECT");
  }

  private static void launches(RunningGame game, Xdotool hands) throws InterruptedException {
    double before = game.number("rack");
    hands.press("space");
    game.await("space to launch a missile", now -> game.number("rack") < before);
  }

  private static void changesTheLaws(RunningGame game, Xdotool hands) throws InterruptedException {
    game.await("assisted", "off");
    for (String[] keyAndState :
        new String[][] {{"h", "missile_law"}, {"j", "tank_law"}, {"t", "foe_aim"}}) {
      game.await(keyAndState[1], "0");
      hands.press(keyAndState[0]);
      game.await(keyAndState[1], "1");
    }
    game.await("assisted", "on");
  }

  private static void flips(RunningGame game, Xdotool hands) throws InterruptedException {
    for (String[] keyAndState : new String[][] {{"v", "overlay"}, {"g", "ghosts"}}) {
      game.await(keyAndState[1], "off");
      hands.press(keyAndState[0]);
      game.await(keyAndState[1], "on");
      hands.press(keyAndState[0]);
      game.await(keyAndState[1], "off");
    }
    hands.press("bracketleft");
    game.await("time_scale", "0.5");
    hands.press("bracketright");
    game.await("time_scale", "1.0");
  }

  private static void reels(RunningGame game, Xdotool hands) throws InterruptedException {
    double before = game.number("cable");
    hands.hold("q");
    game.await("q to reel in", now -> game.number("cable") < before - 1);
    hands.letGo("q");
    double shorter = game.number("cable");
    hands.hold("e");
    game.await("e to pay out", now -> game.number("cable") > shorter + 1);
    hands.letGo("e");
  }

  private static void pauses(RunningGame game, Xdotool hands) throws InterruptedException {
    hands.press("1");
    game.await("aim_mode", "HOLD");
    hands.press("Escape");
    game.await("screen", "PAUSED");
    double tick = game.number("tick");
    hands.press("period");
    game.await("a single step", now -> game.number("tick") == tick + 1);
    hands.press("Escape");
    game.await("screen", "PLAYING");
    game.await("play to go on", now -> game.number("tick") > tick + 10);
    hands.press("Escape");
    game.await("screen", "PAUSED");
  }

  @Test
  void theDroneShootsInTheModeThatWasAskedFor() throws Exception {
    try (RunningGame game =
        new RunningGame(
            screen,
            "play",
            "--seed",
            "7",
            "--bot",
            "demo",
            "--aim",
            "LEAD",
            "--mute",
            "--stats",
            "--size=640x360")) {
      game.await("a shot", now -> game.number("shots_LEAD") > 0);
      game.hands().close();
      assertThat(game.exitCode()).isZero();
      assertThat(game.out()).contains("aim_mode=LEAD", "shots_DIRECT=0");
      assertThat(game.out()).anyMatch(line -> line.matches("shots_LEAD=[1-9]\\d*"));
    }
  }

  @Test
  void theMouseTurnsAndFiresTheShipsGun() throws Exception {
    try (RunningGame game =
        new RunningGame(screen, "play", "--screen", "arcade", "--seed", "7", "--mute")) {
      game.await("the first ticks", now -> ticks(now.get("tick")) > 0);
      Xdotool hands = game.hands();
      hands.focus();
      hands.pointAt(640, 40);
      game.await("the gun to point up", now -> Math.abs(game.number("gun") - Math.PI / 2) < 0.5);
      hands.holdButton();
      game.await("a shot", now -> game.number("ship_shots") > 0);
      hands.letButtonGo();
      hands.pointAt(1270, 360);
      game.await("the gun to point right", now -> Math.abs(game.number("gun")) < 0.5);
      // The next foe is named by a key; a click far from all foes releases it.
      game.await("a named target", now -> game.number("named_target") > 0, () -> hands.press("c"));
      game.await("no named target", now -> game.number("named_target") == 0, () -> hands.click(3));
    }
  }

  @Test
  void itLeavesByItselfWithAPicture(@TempDir Path folder) throws Exception {
    Path picture = folder.resolve("a.png");
    try (RunningGame game =
        new RunningGame(
            screen,
            "play",
            "--seed",
            "7",
            "--bot",
            "demo",
            "--overlay",
            "--mute",
            "--exit-after",
            "2",
            "--screenshot",
            picture.toString())) {
      assertThat(game.exitCode()).isZero();
      assertThat(game.err()).isEmpty();
      byte[] bytes = Files.readAllBytes(picture);
      assertThat(bytes).startsWith(0x89, 'P', 'N', 'G').hasSizeGreaterThan(10_000);
    }
  }

  @Test
  void theTitleLeadsToARunAndBack() throws Exception {
    try (RunningGame game = new RunningGame(screen, "play", "--mute", "--size=640x360")) {
      game.await("screen", "TITLE");
      Xdotool hands = game.hands();
      hands.focus();
      game.await("page", "title");
      hands.press("Return");
      game.await("page", "modes");
      hands.press("Return");
      game.await("screen", "PLAYING");
      hands.press("Escape");
      game.await("screen", "PAUSED");
      hands.press("Up");
      game.await("focus", "open.leave");
      hands.press("Return");
      game.await("focus", "open.no");
      hands.press("Right");
      game.await("focus", "open.yes");
      hands.press("Return");
      game.await("screen", "TITLE");
      game.await("page", "title");
      hands.press("Escape");
      game.await("focus", "open.leave");
      hands.press("Return");
      assertThat(game.exitCode()).isZero();
    }
  }

  private static long ticks(@Nullable String tick) {
    return tick == null ? 0 : Long.parseLong(tick);
  }
}
