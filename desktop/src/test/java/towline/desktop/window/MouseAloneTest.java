package towline.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real game in a real window with the mouse alone: play, pause, die, choose initials, open
 * every page of the title, and come back from it.
 */
@Tag("window")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MouseAloneTest {
  private static final int LEFT = 1;
  private static final int RIGHT = 3;
  private static final int WHEEL_DOWN = 5;
  private static final int BACK = 8;

  /** Half the distance between the two arrows of a letter, pixels. */
  private static final int ARROW = 30;

  /** Number of frames for which a page may ignore presses after the last one. */
  private static final int REST = 30;

  /** All lessons are learned; a ship that does not move is soon lost. */
  private static final String OPTIONS =
      """
      ,
      "play.difficulty": "HARD",
      "play.lessons": "FLY TOW WHIP WINCH"
      """;

  private static final List<String> PAGES =
      List.of("modes", "daily", "scores", "medals", "statistics", "replays", "options", "controls");

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
  void anEvening(@TempDir Path folder) throws Exception {
    Path settings = RunningGame.keepSettings(folder, OPTIONS);
    try (RunningGame game =
        new RunningGame(screen, folder, "play", "--mute", "--screen", "title", "--seed", "4")) {
      game.await("page", "title");
      game.hands().focus();
      click(game, "open.modes", "page", "modes");
      click(game, "mode.arcade", "screen", "PLAYING");
      pause(game);
      game.hands().click(RIGHT);
      game.await("screen", "PLAYING");
      game.await("the end of the ship", now -> "over".equals(now.get("page")), () -> take(game));
      click(game, "open.leave", "page", "initials");
      chooseInitials(game);
      click(game, "enter", "page", "title");
      for (String page : PAGES) {
        goAndComeBack(game, page);
      }
      click(game, "open.range", "page", "playground");
      click(game, "open.leave", "page", "title");
      click(game, "open.leave");
      assertThat(game.exitCode()).isZero();
      assertThat(game.err()).isEmpty();
    }
    assertThat(Files.readString(settings)).contains("9BB");
  }

  /**
   * Clicks the sign at the upper right, which appears once the mouse has been used alone for a
   * while.
   */
  private static void pause(RunningGame game) throws InterruptedException {
    game.hands().pointAt(1280 - 14, 14);
    game.await(
        "the pause", now -> "PAUSED".equals(now.get("screen")), () -> game.hands().click(LEFT));
  }

  /** Takes a module, if one is offered. */
  private static void take(RunningGame game) throws InterruptedException {
    if (game.word("page").equals("modules")) {
      game.hands().click(LEFT);
    }
  }

  private static void chooseInitials(RunningGame game) throws InterruptedException {
    choose(game, "letter.0", -ARROW, LEFT);
    choose(game, "letter.1", ARROW, LEFT);
    choose(game, "letter.2", 0, WHEEL_DOWN);
  }

  private static void goAndComeBack(RunningGame game, String page) throws InterruptedException {
    click(game, "open." + page, "page", page);
    click(game, "key.BACK", "page", "title");
    click(game, "open." + page, "page", page);
    game.hands().click(page.length() % 2 == 0 ? RIGHT : BACK);
    game.await("page", "title");
  }

  /**
   * Clicks an item until the click has its effect, because a page may ignore presses for a moment.
   */
  private static void click(RunningGame game, String item, String key, String value)
      throws InterruptedException {
    while (!game.word(key).equals(value)) {
      click(game, item);
      double rested = game.number("frames") + REST;
      game.await(
          key + "=" + value, now -> value.equals(now.get(key)) || game.number("frames") > rested);
    }
  }

  private static void click(RunningGame game, String item) throws InterruptedException {
    pointAt(game, item, 0);
    game.hands().click(LEFT);
  }

  /**
   * Chooses a letter. A frame can hold many moves of the mouse, so a press waits until the one
   * before it has arrived.
   */
  private static void choose(RunningGame game, String letter, int down, int button)
      throws InterruptedException {
    pointAt(game, letter, down);
    game.await("the focus on " + letter, now -> letter.equals(now.get("focus")));
    game.hands().click(button);
  }

  private static void pointAt(RunningGame game, String item, int down) throws InterruptedException {
    game.await("the item " + item, now -> place(now.getOrDefault("places", ""), item).isPresent());
    String[] at = place(game.word("places"), item).orElseThrow().split(",", -1);
    game.hands().pointAt(Integer.parseInt(at[0]), Integer.parseInt(at[1]) + down);
  }

  private static Optional<String> place(String places, String item) {
    return Stream.of(places.split(" ", -1))
        .filter(one -> one.startsWith(item + "@"))
        .map(one -> one.substring(item.length() + 1))
        .findFirst();
  }
}
