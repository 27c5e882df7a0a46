package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.Difficulty;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.input.GamepadControl;
import towline.menu.LayoutChecker;
import towline.session.PlayMode;
import towline.session.Run;
import towline.settings.Options;
import towline.store.Folders;
import towline.store.ScoreEntry;
import towline.store.Store;
import towline.view.text.Localization;
import towline.view.text.NumberText;

/** After the loss of the ship the player can always leave, and no key loses the score. */
class DeathTest {
  /** Frames for which the results take no input. */
  private static final int LOCKED_FRAMES = 42;

  @TempDir Path folder;

  private HeadlessGame start(ScreenName screen) {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.doomed(screen));
    game.pads.plugged = 1;
    return game;
  }

  private static Run run(HeadlessGame game) {
    return game.run();
  }

  private static void toResults(HeadlessGame game) {
    game.hurryToResults();
  }

  private static void toOpenResults(HeadlessGame game) {
    toResults(game);
    game.frames(LOCKED_FRAMES + 2);
  }

  /** Flies on until keys end the slow motion in which the ship is lost. */
  private static void watchTheEnd(HeadlessGame game) {
    game.hurryUntil("the end of the lock", now -> run(now).secondsSinceEnd() > 0.75);
    assertThat(game.page()).isEmpty();
  }

  /** Ends a live run by a button of the pause. */
  private static void endBy(String button, HeadlessGame game) {
    game.keys(Keys.ESCAPE);
    game.goTo(button, () -> game.keys(Keys.DOWN));
    game.keys(Keys.ENTER);
    game.goTo("open.yes", () -> game.keys(Keys.RIGHT));
    game.keys(Keys.ENTER);
  }

  private List<ScoreEntry> table() {
    return new Store(Folders.portable(folder)).scores().of(PlayMode.ARCADE, Difficulty.NORMAL);
  }

  @Test
  void keysMashedAtTheEndDoNothing() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      toResults(game);
      for (int i = 0; i < LOCKED_FRAMES / 14 - 1; i++) {
        game.keys(Keys.W, Keys.SPACE, Keys.ENTER, Keys.R, Keys.ESCAPE);
        game.pad(GamepadControl.A, GamepadControl.BACK);
        assertThat(game.page()).isEqualTo("over");
      }
    }
  }

  @Test
  void escMeantToPauseTheFightDoesNotLeaveTheResults() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      toOpenResults(game);
      game.keys(Keys.ESCAPE);
      game.frames(20);
      game.keys(Keys.ESCAPE);
      assertThat(game.page()).isEqualTo("over");
      game.frames(40);
      game.keys(Keys.ESCAPE);
      assertThat(game.page()).isNotEqualTo("over");
    }
  }

  /** A held key does not prolong the lock of the page, either. */
  @Test
  void aKeyThatIsHeldFromBeforePressesNothing() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.hold(Keys.W);
      game.hold(Keys.ENTER);
      toResults(game);
      game.frames(2 * LOCKED_FRAMES);
      assertThat(game.page()).isEqualTo("over");
      game.keys(Keys.SPACE);
      assertThat(game.page()).isEqualTo("initials");
    }
  }

  @Test
  void theScoreStandsStillFromTheLossOfTheShipOn() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.hurryUntil("the loss of the ship", now -> run(now).over());
      long points = run(game).score().points();
      toOpenResults(game);
      game.frames(300);
      assertThat(run(game).score().points()).isEqualTo(points);
      assertThat(table()).extracting(ScoreEntry::points).containsExactly(points);
    }
  }

  /** Checks that the run is in its table, no matter how the player leaves. */
  private void keepsItsScore(Consumer<HeadlessGame> leave) {
    long points;
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.hurryUntil("the loss of the ship", now -> run(now).over());
      points = run(game).score().points();
      leave.accept(game);
    }
    assertThat(points).isPositive();
    assertThat(table()).extracting(ScoreEntry::points).contains(points);
  }

  private static void toInitials(HeadlessGame game) {
    game.goTo("open.details", () -> game.keys(Keys.DOWN));
    game.keys(Keys.ENTER);
    game.goTo("open.initials", () -> game.keys(Keys.DOWN), () -> game.keys(Keys.RIGHT));
    game.keys(Keys.ENTER);
  }

  @Test
  void noKeyWhileTheEndIsWatchedLosesTheScore() {
    keepsItsScore(game -> {});
    for (int key : new int[] {Keys.R, Keys.ESCAPE, Keys.P}) {
      keepsItsScore(
          game -> {
            watchTheEnd(game);
            game.keys(key);
          });
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {Keys.R, Keys.ESCAPE, Keys.ENTER, Keys.BACKSPACE})
  void noKeyOnAnyPageAfterTheEndLosesTheScore(int key) {
    keepsItsScore(
        game -> {
          toOpenResults(game);
          game.keys(key);
        });
    keepsItsScore(
        game -> {
          toOpenResults(game);
          toInitials(game);
          assertThat(game.page()).isEqualTo("initials");
          game.keys(key, key);
        });
  }

  @Test
  void theBackOfAGamepadOnTheInitialsLosesNothing() {
    keepsItsScore(
        game -> {
          toOpenResults(game);
          toInitials(game);
          game.pad(GamepadControl.BACK);
          assertThat(game.page()).isEqualTo("initials");
        });
  }

  @Test
  void oneKeyPlaysAgain() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.change(game.settings().with(Options.INITIALS, "EVE"));
      toOpenResults(game);
      game.keys(Keys.R);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      assertThat(run(game).current().tick()).isLessThan(5);
    }
  }

  @Test
  void oneKeyPlaysAgainFromTheDetailsToo() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.change(game.settings().with(Options.INITIALS, "EVE"));
      toOpenResults(game);
      game.goTo("open.details", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      assertThat(game.page()).isEqualTo("details");
      game.keys(Keys.R);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      assertThat(run(game).current().tick()).isLessThan(5);
    }
  }

  @Test
  void initialsAreAskedOnceAndKept() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      toOpenResults(game);
      game.keys(Keys.ENTER);
      assertThat(game.page()).isEqualTo("initials");
      game.type("eve");
      game.keys(Keys.ENTER);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      toOpenResults(game);
      game.keys(Keys.ENTER);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      assertThat(game.settings().get(Options.INITIALS)).isEqualTo("EVE");
    }
    assertThat(table()).isNotEmpty().extracting(ScoreEntry::initials).containsOnly("EVE");
  }

  /** The keys that leave the results ask for initials as their buttons do. */
  @ParameterizedTest
  @ValueSource(ints = {Keys.R, Keys.G})
  void noKeyPassesOverTheInitials(int key) {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      toOpenResults(game);
      game.keys(key);
      assertThat(game.page()).isEqualTo("initials");
      game.type("eve");
      game.keys(Keys.ENTER);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      assertThat(((PlayScreen) game.game.current()).record().hasGhost()).isEqualTo(key == Keys.G);
    }
    assertThat(table()).extracting(ScoreEntry::initials).containsOnly("EVE");
  }

  @Test
  void noWayOutOfALiveRunPassesOverTheInitials() {
    for (String button : List.of("open.restart", "open.same")) {
      try (HeadlessGame game = start(ScreenName.ARCADE)) {
        game.hurryUntil("a point", now -> run(now).score().points() > 0);
        endBy(button, game);
        assertThat(game.page()).as(button).isEqualTo("initials");
        game.type("eve");
        game.keys(Keys.ENTER);
        assertThat(run(game).current().tick()).isLessThan(5);
        game.change(game.settings().with(Options.INITIALS, ""));
      }
    }
    assertThat(table()).hasSize(2).extracting(ScoreEntry::initials).containsOnly("EVE");
  }

  @Test
  void aRestartWhileTheEndIsWatchedDoesNotPassOverTheInitials() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      watchTheEnd(game);
      game.keys(Keys.R);
      assertThat(game.page()).isEqualTo("initials");
      game.frames(LOCKED_FRAMES + 2);
      game.keys(Keys.ENTER, Keys.ENTER, Keys.ENTER, Keys.ENTER);
      assertThat(run(game).current().tick()).isLessThan(5);
    }
  }

  /** A player in practice is not told that a score counts. */
  @Test
  void theQuestionBeforeARunEndsSaysWhatItIsWorth() {
    for (ScreenName screen : List.of(ScreenName.PRACTICE, ScreenName.ARCADE)) {
      try (HeadlessGame game = start(screen)) {
        game.frames(2);
        game.keys(Keys.P, Keys.R);
        String counts = game.services().picture().localization().of("confirm.text");
        String earns = game.services().picture().localization().of("over.practice.unranked");
        assertThat(LayoutChecker.texts(game.services().menu()))
            .contains(screen == ScreenName.ARCADE ? counts : earns)
            .doesNotContain(screen == ScreenName.ARCADE ? earns : counts);
      }
    }
  }

  @Test
  void whatAHeldKeyRepeatsIsNotTyped() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      toOpenResults(game);
      toInitials(game);
      game.hold(Keys.W);
      for (int i = 0; i < 5; i++) {
        game.repeat('w');
      }
      assertThat(game.focus()).isEqualTo("letter.1");
    }
  }

  @Test
  void aLiveRunIsOnlyGivenUpOnRequest() {
    try (HeadlessGame game = start(ScreenName.PAUSE)) {
      long seed = run(game).setup().seed();
      game.keys(Keys.R);
      assertThat(game.page()).isEqualTo("restart");
      game.keys(Keys.ENTER);
      assertThat(game.page()).isEqualTo("pause");
      game.goTo("open.leave", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      assertThat(game.page()).isEqualTo("leave");
      game.pad(GamepadControl.BACK);
      game.keys(Keys.R, Keys.ESCAPE);
      assertThat(game.page()).isEqualTo("pause");
      assertThat(run(game).setup().seed()).isEqualTo(seed);
      game.keys(Keys.R);
      game.goTo("open.yes", () -> game.keys(Keys.RIGHT));
      game.keys(Keys.ENTER);
      assertThat(run(game).setup().seed()).isNotEqualTo(seed);
    }
  }

  @Test
  void aRunThatThePlayerEndsShowsItsResults() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.hurryUntil("a point", now -> run(now).score().points() > 0);
      endBy("open.leave", game);
      long points = run(game).score().points();
      game.frames(LOCKED_FRAMES + 60);
      assertThat(game.page()).isEqualTo("over");
      assertThat(LayoutChecker.texts(game.services().menu()))
          .contains("RUN ENDED", NumberText.grouped(points))
          .doesNotContain("SHIP LOST");
      game.goTo("open.leave", () -> game.keys(Keys.RIGHT));
      game.keys(Keys.ENTER);
      assertThat(game.page()).as("initials of the first rank").isEqualTo("initials");
      assertThat(table()).extracting(ScoreEntry::points).containsExactly(points);
    }
  }

  /** The draft stays open in the run, whose results take its place. */
  @Test
  void aRunThatThePlayerEndsDuringADraftShowsItsResults() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.hurryUntil("a point", now -> run(now).score().points() > 0);
      ((PlayScreen) game.game.current()).openDraft();
      game.frames(LOCKED_FRAMES);
      assertThat(game.page()).isEqualTo("modules");
      assertThat(game.services().picture().world().isShipAlone()).isTrue();
      endBy("open.leave", game);
      game.frames(LOCKED_FRAMES);
      assertThat(game.page()).isEqualTo("over");
      assertThat(run(game).isChoiceOpen()).isTrue();
      assertThat(game.services().picture().world().isShipAlone()).isFalse();
    }
  }

  @Test
  void theFirstThreeResultsAreShort() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.change(game.settings().with(Options.INITIALS, "EVE"));
      Localization words = game.services().picture().localization();
      for (int run = 1; run <= 4; run++) {
        toOpenResults(game);
        String page = String.join(" ", LayoutChecker.texts(game.services().menu()));
        assertThat(page.contains(words.of("over.haul"))).as("run %s", run).isEqualTo(run > 3);
        game.keys(Keys.R);
      }
    }
  }

  @Test
  void aRunWithoutPointsEndsAtTheTitle() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.frames(2);
      assertThat(run(game).score().points()).isZero();
      endBy("open.leave", game);
      assertThat(game.page()).isEqualTo("title");
      assertThat(table()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"open.options", "open.controls"})
  void noPageOverThePauseRestarts(String button) {
    try (HeadlessGame game = start(ScreenName.PAUSE)) {
      long seed = run(game).setup().seed();
      game.goTo(button, () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      String page = game.page();
      game.keys(Keys.R);
      game.pad(GamepadControl.BACK);
      assertThat(game.page()).isEqualTo(page);
      assertThat(run(game).setup().seed()).isEqualTo(seed);
    }
  }
}
