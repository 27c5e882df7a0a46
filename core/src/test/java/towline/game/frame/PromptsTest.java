package towline.game.frame;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.awt.Font;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.input.Control;
import towline.input.GamepadControl;
import towline.input.KeyLayout;
import towline.menu.LayoutChecker;
import towline.settings.Options;

/** The footer of a page names the keys that have an effect there, and no others. */
class PromptsTest {
  private static final int MANY = 100;

  @TempDir Path folder;

  private HeadlessGame open(ScreenName screen, int scale) {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(screen));
    game.change(game.settings().with(Options.UI_SCALE, scale));
    game.game.resize(1280, 720);
    game.frames(20);
    return game;
  }

  /** Returns the footer of the top page; empty if it has none. */
  private static String foot(HeadlessGame game) {
    return String.join(", ", LayoutChecker.foot(game.services().menu()));
  }

  @ParameterizedTest
  @ValueSource(ints = {75, 200})
  void pageUpAndDownHaveAnEffectIfAndOnlyIfTheyAreNamed(int scale) {
    try (HeadlessGame game = open(ScreenName.TITLE, scale)) {
      for (ScreenName screen : ScreenName.values()) {
        game.open(screen);
        // The results ignore keys until those of the fight have been released.
        game.frames(30);
        String foot = foot(game);
        // Another tab may have the focused item, too.
        List<String> texts = LayoutChecker.texts(game.services().menu());
        int moves = turn(game, Keys.PAGE_DOWN, 1);
        moves += LayoutChecker.texts(game.services().menu()).equals(texts) ? 0 : 1;
        moves += turn(game, Keys.PAGE_UP, 1);
        if (!foot.isEmpty()) {
          assertThat(moves > 0).as("%s: %s", screen, foot).isEqualTo(foot.contains("Page Down"));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"OPTIONS", "CONTROLS", "SCORES"})
  void tabsAreNamedIfAndOnlyIfThereAreTabs(ScreenName screen) {
    try (HeadlessGame game = open(screen, 200)) {
      assertThat(foot(game)).contains("Page Up, Page Down: Switch tab").doesNotContain("Scroll");
    }
  }

  @Test
  void medalsScrollPageByPage() {
    try (HeadlessGame game = open(ScreenName.MEDALS, 200)) {
      assertThat(foot(game)).contains("Page Up, Page Down: Scroll", "Back");
      assertThat(foot(game)).doesNotContain("Select", "tab");
      String first = game.focus();
      int turns = turn(game, Keys.PAGE_DOWN, MANY);
      String last = game.focus();
      // The first one follows the last.
      game.keys(Keys.DOWN);
      assertThat(game.focus()).isEqualTo(first);
      game.keys(Keys.UP);
      assertThat(game.focus()).isEqualTo(last);
      assertThat(turn(game, Keys.PAGE_UP, MANY)).isBetween(1, MANY - 1).isEqualTo(turns);
      assertThat(game.focus()).isEqualTo(first);
    }
  }

  /**
   * Presses a key at most {@code most} times, until the focus stays where it is; returns the number
   * of moves.
   */
  private static int turn(HeadlessGame game, int key, int most) {
    int moves = 0;
    String before = "";
    while (moves < most && !game.focus().equals(before)) {
      before = game.focus();
      game.keys(key);
      moves += game.focus().equals(before) ? 0 : 1;
    }
    return moves;
  }

  @Test
  void theButtonsOfAGamepadAreNamed() {
    try (HeadlessGame game = open(ScreenName.MEDALS, 200)) {
      game.pads.plugged = 1;
      game.frames(2);
      game.pad(GamepadControl.DPAD_DOWN);
      game.frames(2);
      String before = game.focus();
      assertThat(foot(game)).contains("D-pad or stick", "Scroll").doesNotContain("Select", "tab");
      game.pad(GamepadControl.R1);
      assertThat(game.focus()).isNotEqualTo(before);
    }
  }

  /**
   * A letter that the typeface lacks would be a box in every prompt; the expected names are from
   * Java's own reader.
   */
  @ParameterizedTest
  @CsvSource({
    "QWERTZ, z\u00fc\u00f6",
    "AZERTY, \u00e9\u00e8\u00e7",
    "Russian, \u0446\u044b\u0444",
    "Greek, \u03c9\u03c3\u03b4",
    "Hebrew, \u05e7\u05e9\u05d3",
    "Arabic, \u0636\u0634\u0635",
    "Thai, \u0e46\u0e1f\u0e2b",
    "Georgian, \u10d0\u10e5\u10ec",
    "Armenian, \u0567\u0561\u057d",
    "Vietnamese, \u01a1\u01b0\u0103",
    "Polish, \u0142\u015b\u017c"
  })
  void everyKeyIsNamedInLettersOfTheTypeface(String layout, String printed) throws Exception {
    Font typeface =
        Font.createFont(Font.TRUETYPE_FONT, new File("../assets/fonts/Play-Regular.ttf"));
    int[] keys = {Keys.W, Keys.A, Keys.S};
    KeyLayout own =
        code ->
            code == keys[0]
                ? at(printed, 0)
                : code == keys[1] ? at(printed, 1) : code == keys[2] ? at(printed, 2) : null;
    try (HeadlessGame game =
        new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE), own)) {
      game.frames(2);
      for (int i = 0; i < keys.length; i++) {
        String letter = at(printed, i).toUpperCase(Locale.ROOT);
        boolean drawn = typeface.canDisplay(letter.charAt(0));
        assertThat(game.services().controls().names().of(Control.key(keys[i])))
            .as(layout)
            .isEqualTo(drawn ? letter : Keys.toString(keys[i]));
      }
    }
  }

  private static String at(String letters, int place) {
    return letters.substring(place, place + 1);
  }

  @Test
  void theTitleNamesNoWayBack() {
    try (HeadlessGame game = open(ScreenName.TITLE, 100)) {
      assertThat(LayoutChecker.foot(game.services().menu()))
          .containsExactly("Arrows: Navigate", "Enter: Select");
    }
  }
}
