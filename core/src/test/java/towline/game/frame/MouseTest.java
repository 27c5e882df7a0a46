package towline.game.frame;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.game.options.CreditsPage;
import towline.game.run.PlayScreen;
import towline.input.Action;
import towline.input.Control;
import towline.menu.LayoutChecker;
import towline.menu.Menu;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.session.replay.Challenge;
import towline.session.replay.ChallengeFormat;
import towline.settings.Options;
import towline.store.Folders;
import towline.view.hud.HudCanvas;

/** Menus can be used with the mouse alone. */
class MouseTest {
  /** Names of buttons that go back; the first of them on a page has the effect of Esc. */
  private static final List<String> WAYS_BACK =
      List.of("key.BACK", "open.resume", "watch.leave", "open.leave", "range.leave", "race.leave");

  @TempDir Path folder;

  /** A click turns to another tab, and the mouse still works there, any number of times. */
  @ParameterizedTest
  @EnumSource(names = {"OPTIONS", "CONTROLS", "SCORES", "STATISTICS", "LEGEND"})
  void tabsAreTurnedByClicks(ScreenName screen) {
    try (HeadlessGame game = open(screen)) {
      List<String> tabs = tabs(game);
      assertThat(tabs).hasSizeGreaterThan(2);
      move(game, tabs.get(0));
      assertThat(game.focus()).isEqualTo(tabs.get(0));
      for (int i = tabs.size() - 1; i >= 0; i--) {
        click(game, tabs.get(i));
        assertThat(game.focus()).isEqualTo(tabs.get(i));
        String other = tabs.get((i + 1) % tabs.size());
        move(game, other);
        assertThat(game.focus()).isEqualTo(other);
      }
    }
  }

  /** Both mouse buttons for Back and a button on the page have the effect of Esc. */
  @Test
  @Tag("long")
  void everyPageHasAWayBack() throws IOException {
    Files.createDirectories(Folders.portable(folder).data());
    Files.copy(
        Path.of("src/test/resources/version-1.0.0/towline-files/scores.json"),
        Folders.portable(folder).data().resolve("scores.json"));
    Set<String> seen = new TreeSet<>();
    try (HeadlessGame game = open(ScreenName.TITLE)) {
      ways()
          .forEach(
              (name, way) -> {
                String before = go(game, way, seen);
                game.keys(Keys.ESCAPE);
                final String after = where(game);
                assertThat(after).as("%s by Esc", name).isNotEqualTo(before);
                for (int button : new int[] {Buttons.RIGHT, Buttons.BACK}) {
                  assertThat(go(game, way, seen)).isEqualTo(before);
                  press(game, 3, 3, button);
                  assertThat(where(game)).as("%s by button %d", name, button).isEqualTo(after);
                }
                assertThat(go(game, way, seen)).isEqualTo(before);
                if (game.page().equals("shots")) {
                  // The board draws an arrow of its own.
                  press(game, 24, 24, Buttons.LEFT);
                } else {
                  String wayBack = wayBack(game, name);
                  // Scrolls to the item.
                  game.services().menu().focus(wayBack);
                  click(game, wayBack);
                }
                assertThat(where(game)).as("%s by a click", name).isEqualTo(after);
              });
    }
    assertThat(seen).as("pages that were left").containsExactlyInAnyOrderElementsOf(pages());
  }

  /** Returns the names of all pages but the title, which has no page behind it. */
  private static Set<String> pages() {
    return new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("towline.game")
            .stream()
            .filter(found -> found.isAssignableTo(Page.class))
            .map(JavaClass::getSimpleName)
            .filter(name -> !name.equals("TitlePage"))
            .collect(Collectors.toSet());
  }

  /** Returns the ways to all pages by their names. */
  private static Map<String, Consumer<HeadlessGame>> ways() {
    Map<String, Consumer<HeadlessGame>> ways = new LinkedHashMap<>();
    for (ScreenName screen : ScreenName.values()) {
      ways.put(screen.label(), game -> game.open(screen));
    }
    for (ScreenName flown :
        List.of(
            ScreenName.TITLE,
            ScreenName.ARCADE,
            ScreenName.SURVIVAL,
            ScreenName.DAILY,
            ScreenName.PRACTICE)) {
      ways.remove(flown.label());
    }
    for (String button : List.of("open.restart", "open.share", "open.legend", "open.options")) {
      ways.put("pause " + button, game -> openPause(game, button));
    }
    for (String button : List.of("open.share", "open.details")) {
      ways.put(
          "results " + button,
          game -> {
            game.open(ScreenName.RESULTS);
            game.services().menu().activate(button);
          });
    }
    ways.put("challenge", MouseTest::openChallenge);
    ways.put(
        "duel",
        game -> {
          openChallenge(game);
          game.services().menu().activate("challenge.fly");
          game.frames(2);
          ((PlayScreen) game.game.current()).pages().openResults();
        });
    ways.put(
        "credits",
        game -> {
          game.open(ScreenName.OPTIONS);
          game.services().menu().open(new CreditsPage());
        });
    return ways;
  }

  private static void openChallenge(HeadlessGame game) {
    game.open(ScreenName.PRACTICE);
    game.frames(2);
    Challenge challenge = new Challenge("TOW", game.game.recording().orElseThrow());
    game.game.openFile(ChallengeFormat.write(challenge));
  }

  private static void openPause(HeadlessGame game, String button) {
    game.open(ScreenName.PAUSE);
    game.services().menu().activate(button);
  }

  /** Goes to a page and returns its screen, its name and its depth. */
  private static String go(HeadlessGame game, Consumer<HeadlessGame> way, Set<String> seen) {
    way.accept(game);
    // Results and drafts ignore input for a moment.
    game.frames(100);
    Page page = LayoutChecker.page(game.services().menu());
    if (page != null) {
      seen.add(page.getClass().getSimpleName());
    }
    return where(game);
  }

  private static String where(HeadlessGame game) {
    Menu menu = game.services().menu();
    return game.state().get("screen") + " " + game.page() + " " + menu.depth();
  }

  private static String wayBack(HeadlessGame game, String name) {
    return WAYS_BACK.stream()
        .filter(way -> LayoutChecker.middle(game.services().menu(), way).isPresent())
        .findFirst()
        .orElseThrow(() -> new AssertionError(name + " has no button that goes back"));
  }

  /** The footer activates the focused item, and turns the tab. */
  @Test
  void theFooterActsOnTheFocusedItem() {
    try (HeadlessGame game = open(ScreenName.TITLE)) {
      click(game, "open.medals");
      assertThat(game.page()).isEqualTo("medals");
      click(game, "key.BACK");
      assertThat(game.focus()).isEqualTo("open.medals");
      click(game, "key.CONFIRM");
      assertThat(game.page()).isEqualTo("medals");
    }
    try (HeadlessGame game = open(ScreenName.OPTIONS)) {
      click(game, "key.NEXT_TAB");
      assertThat(game.focus()).isEqualTo("tab.1");
    }
  }

  /** Initials can be chosen by clicks above and below the letters, and by the wheel over them. */
  @Test
  void initialsAreChosenByTheMouse() {
    try (HeadlessGame game = open(ScreenName.INITIALS)) {
      game.frames(60);
      press(game, "letter.0", 25, Buttons.LEFT);
      press(game, "letter.1", -25, Buttons.LEFT);
      move(game, "letter.2");
      wheel(game, 1);
      wheel(game, 0.5f);
      wheel(game, 0.5f);
      click(game, "enter");
      assertThat(game.page()).isEqualTo("over");
      assertThat(game.settings().get(Options.INITIALS)).isEqualTo("9BC");
    }
  }

  /** A click on the key that goes back ends the wait for a control, and is not bound. */
  @Test
  void theMouseCancelsTheWaitForAControl() {
    try (HeadlessGame game = open(ScreenName.CONTROLS)) {
      click(game, "bind.UP.0");
      click(game, "key.BACK");
      assertThat(game.page()).isEqualTo("controls");
      click(game, "bind.UP.0");
      press(game, "bind.DOWN.0", 0, Buttons.BACK);
      assertThat(game.services().controls().bindings().controlsOf(Action.UP))
          .contains(Control.mouse(Buttons.BACK));
      press(game, "bind.DOWN.0", 0, Buttons.BACK);
      assertThat(game.page()).as("a bound button still goes back").isEqualTo("title");
    }
  }

  /** The mouse pauses the run once it is the only device in use; before that it shoots. */
  @Test
  void aRunIsPausedByTheMouse() {
    try (HeadlessGame game = open(ScreenName.PRACTICE)) {
      HudCanvas canvas = game.services().picture().canvas();
      int x = (int) (canvas.width() - canvas.margin() / 2);
      game.hold(Keys.W);
      press(game, x, 10, Buttons.LEFT);
      game.frames(240);
      press(game, x, 10, Buttons.LEFT);
      assertThat(game.state()).as("with a key held").containsEntry("screen", "PLAYING");
      game.release(Keys.W);
      press(game, x, 10, Buttons.LEFT);
      assertThat(game.state()).as("just after a key").containsEntry("screen", "PLAYING");
      game.frames(240);
      press(game, x, 200, Buttons.LEFT);
      press(game, (int) canvas.width() - 1, 0, Buttons.LEFT);
      assertThat(game.state()).as("beside the button").containsEntry("screen", "PLAYING");
      press(game, x, 10, Buttons.LEFT);
      assertThat(game.state()).containsEntry("screen", "PAUSED");
      press(game, 3, 3, Buttons.RIGHT);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
    }
  }

  private HeadlessGame open(ScreenName screen) {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(screen));
    // Gives the menu the size of a real window.
    game.change(game.settings().with(Options.UI_SCALE, 100));
    game.game.resize(1280, 720);
    game.frames(20);
    return game;
  }

  private static List<String> tabs(HeadlessGame game) {
    return LayoutChecker.items(game.services().menu()).stream()
        .map(MenuItem::getName)
        .filter(name -> name.startsWith("tab."))
        .toList();
  }

  private static Vector2 middle(HeadlessGame game, String name) {
    return LayoutChecker.middle(game.services().menu(), name).orElseThrow();
  }

  private static void move(HeadlessGame game, String name) {
    Vector2 at = middle(game, name);
    game.input().mouseMoved((int) at.x - 1, (int) at.y);
    game.frames(1);
    game.input().mouseMoved((int) at.x, (int) at.y);
    game.frames(2);
  }

  private static void click(HeadlessGame game, String name) {
    move(game, name);
    press(game, name, 0, Buttons.LEFT);
  }

  /** Presses a mouse button {@code up} pixels above the middle of an item. */
  private static void press(HeadlessGame game, String name, double up, int button) {
    Vector2 at = middle(game, name);
    press(game, (int) at.x, (int) (at.y - up), button);
  }

  private static void press(HeadlessGame game, int x, int y, int button) {
    game.input().touchDown(x, y, 0, button);
    game.frames(1);
    game.input().touchUp(x, y, 0, button);
    game.frames(2);
  }

  private static void wheel(HeadlessGame game, float down) {
    game.input().scrolled(0, down);
    game.frames(1);
  }
}
