package towline.game.race;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.aim.AimMode;
import towline.content.Difficulty;
import towline.game.HeadlessGame;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.game.SilentGl;
import towline.game.frame.GameScreen;
import towline.input.GamepadControl;
import towline.menu.LayoutChecker;
import towline.session.BotRun;
import towline.session.BotRun.ModeChoice;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.settings.Options;
import towline.view.text.Localization;

/** Each pane of a race is the run that the bot flies without a window. */
class RaceTest {
  private static final long SEED = HeadlessGame.options(ScreenName.RACE).run().seed();

  @TempDir Path folder;

  private HeadlessGame open(ScreenName screen) {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(screen));
    // Gives the menu the sizes of a real window.
    game.change(game.settings().with(Options.UI_SCALE, 100));
    game.game.resize(1280, 720);
    return game;
  }

  private static void assertIsBotRun(
      HeadlessGame game,
      Map<String, String> numbers,
      String key,
      RunSetup setup,
      ModeChoice choice) {
    try (BotRun alone = new BotRun(game.services().content(), setup, "demo", choice)) {
      int ticks = Integer.parseInt(String.valueOf(numbers.get("ticks_" + key)));
      for (int i = 0; i < ticks; i++) {
        alone.tick();
      }
      assertThat(numbers)
          .containsEntry("hash_" + key, Long.toHexString(alone.run().hash()))
          .containsEntry("score_" + key, String.valueOf(alone.run().score().points()))
          .containsEntry("shots_" + key, String.valueOf(alone.run().score().droneShots()))
          .containsEntry("hits_" + key, String.valueOf(alone.run().score().droneHits()))
          .containsEntry("kills_" + key, String.valueOf(alone.run().score().kills()));
    }
  }

  private static RunSetup setup(HeadlessGame game, AimMode mode, long seed) {
    Difficulty difficulty = game.settings().get(Options.DIFFICULTY);
    return new RunSetup(seed, PlayMode.ARCADE, 1, mode.ordinal(), difficulty);
  }

  private static int number(HeadlessGame game, String key) {
    return Integer.parseInt(game.state().getOrDefault(key, "0"));
  }

  @Test
  void eachPaneEqualsTheBotsRunWithoutAWindow() {
    try (HeadlessGame game = open(ScreenName.RACE)) {
      game.until(
          "a hit in each pane",
          now -> Math.min(number(now, "hits_LEAD"), number(now, "hits_PREDICT")) > 0);
      Map<String, String> numbers = game.state();
      assertThat(numbers.get("ticks_LEAD")).isEqualTo(numbers.get("ticks_PREDICT"));
      assertThat(numbers.get("hash_LEAD")).isNotEqualTo(numbers.get("hash_PREDICT"));
      for (AimMode mode : LaunchOptions.USUAL_RACE) {
        assertIsBotRun(game, numbers, mode.name(), setup(game, mode, SEED), ModeChoice.FIXED);
      }
    }
  }

  @Test
  void theSpeedOfTimeChangesNoNumber() {
    try (HeadlessGame game = open(ScreenName.RACE)) {
      game.goTo("dial.race.speed", () -> game.keys(Keys.LEFT));
      game.keys(Keys.ENTER, Keys.ENTER, Keys.ENTER);
      game.frames(60);
      Map<String, String> numbers = game.state();
      assertThat(number(game, "ticks_LEAD")).isGreaterThan(300);
      assertIsBotRun(game, numbers, "LEAD", setup(game, AimMode.LEAD, SEED), ModeChoice.FIXED);
    }
  }

  /** A race that was opened from the results of a run leads back to them, as often as one likes. */
  @Test
  void theResultsAreStillThereAfterARace() {
    try (HeadlessGame game = open(ScreenName.SURVIVAL)) {
      game.change(game.settings().with(Options.INITIALS, "EVE"));
      game.until("the results", now -> now.page().equals("over"));
      game.frames(60);
      final GameScreen screen = game.game.current();
      final long hash = game.hash();
      final long tick = screen.world().tick();
      final List<String> texts = LayoutChecker.texts(game.services().menu());
      for (int i = 0; i < 2; i++) {
        game.goTo("open.race", () -> game.keys(Keys.TAB));
        game.keys(Keys.ENTER);
        game.frames(30);
        assertThat(game.state()).containsEntry("screen", "RACE");
        game.keys(Keys.ESCAPE);
        game.frames(200);
        assertThat(game.page()).isEqualTo("over");
        assertThat(game.game.current()).isSameAs(screen);
        assertThat(screen.world().tick()).isEqualTo(tick);
        assertThat(LayoutChecker.texts(game.services().menu())).isEqualTo(texts);
      }
      assertThat(hash).isNotZero();
      assertThat(game.runs().lastMoments().isEmpty()).isFalse();
      assertThat(game.game.recording()).isPresent();
      game.keys(Keys.R);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
    }
  }

  /** A run that was ended by the command line never ended by itself: nobody may play it on. */
  @Test
  void aClosedRunStandsStillBehindItsResults() {
    try (HeadlessGame game = open(ScreenName.RESULTS)) {
      game.frames(2);
      game.game.openRace(Optional.of(game.game.current()));
      game.frames(2);
      game.keys(Keys.ESCAPE);
      long tick = game.run().current().tick();
      game.frames(30);
      assertThat(game.page()).isEqualTo("over");
      assertThat(game.run().current().tick()).isEqualTo(tick);
    }
  }

  /** A minimised window has no size. */
  @Test
  void aMinimisedRaceHasNoNegativeSize() {
    try (HeadlessGame game = open(ScreenName.RACE)) {
      game.frames(3);
      game.game.resize(0, 0);
      SilentGl.viewports.clear();
      HeadlessGame.minimise();
      game.frames(3);
      game.open(ScreenName.WORKBENCH);
      game.frames(3);
      assertThat(SilentGl.viewports).isNotEmpty().allMatch(size -> size >= 0);
    } finally {
      HeadlessGame.restore();
    }
  }

  @Test
  void anotherModeOrSeedStartsAnotherRace() {
    try (HeadlessGame game = open(ScreenName.RACE)) {
      game.frames(60);
      game.goTo("dial.race.left", () -> game.keys(Keys.LEFT));
      game.keys(Keys.ENTER);
      assertThat(number(game, "ticks_TURN_LEAD")).isBetween(1, 10);
      assertThat(game.state()).doesNotContainKey("ticks_LEAD");
      game.frames(60);
      game.goTo("race.seed", () -> game.keys(Keys.RIGHT));
      game.keys(Keys.ENTER);
      game.frames(90);
      assertIsBotRun(
          game, game.state(), "PREDICT", setup(game, AimMode.PREDICT, SEED + 1), ModeChoice.FIXED);
    }
  }

  @Test
  void twoDronesInOneModeAreToldApart() {
    try (HeadlessGame game = open(ScreenName.RACE)) {
      game.goTo("dial.race.left", () -> game.keys(Keys.LEFT));
      game.keys(Keys.ENTER, Keys.ENTER);
      game.frames(90);
      assertThat(game.state().get("hash_PREDICT_left"))
          .isNotNull()
          .isEqualTo(game.state().get("hash_PREDICT_right"));
    }
  }

  @Test
  void theRangeOpensItAndEscGoesBack() {
    try (HeadlessGame game = open(ScreenName.WORKBENCH)) {
      game.goTo("range.load", () -> game.keys(Keys.UP));
      game.goTo("range.race", () -> game.keys(Keys.RIGHT));
      game.keys(Keys.ENTER);
      assertThat(game.state()).containsEntry("screen", "RACE");
      game.keys(Keys.ESCAPE);
      assertThat(game.state()).containsEntry("screen", "WORKBENCH");
    }
  }

  @Test
  void aGamepadRacesAndLeaves() {
    try (HeadlessGame game = open(ScreenName.RACE)) {
      game.pads.plugged = 1;
      game.frames(90);
      game.pad(GamepadControl.A);
      assertThat(number(game, "ticks_LEAD")).isBetween(1, 20);
      game.pad(GamepadControl.B);
      assertThat(game.state()).containsEntry("screen", "WORKBENCH");
    }
  }

  @Test
  void aRunThatWasFlownRacesABot() {
    try (HeadlessGame game = open(ScreenName.SURVIVAL)) {
      game.until("the results", now -> now.page().equals("over"));
      long flown = game.hash();
      final RunSetup setup = game.run().setup();
      game.game.openRace(Optional.of(game.game.current()));
      game.until("its end", now -> Long.toHexString(flown).equals(now.state().get("hash_FLOWN")));
      assertIsBotRun(game, game.state(), "BOT", setup, ModeChoice.FREE);
      game.keys(Keys.ESCAPE);
      assertThat(game.state()).containsEntry("screen", "OVER");
    }
  }

  @Test
  void onlyARunOfThePlayersIsCalledTheirs() {
    LaunchOptions human = HeadlessGame.options(ScreenName.SURVIVAL);
    LaunchOptions bot =
        new LaunchOptions(
            human.screen(),
            human.run().wave(),
            human.run().seed(),
            human.run().aimMode(),
            "idle",
            human.run().modeChoice(),
            human.overlay(),
            human.end().after(),
            human.end().screenshot());
    for (LaunchOptions options : List.of(human, bot)) {
      try (HeadlessGame game = new HeadlessGame(folder, options)) {
        game.frames(30);
        game.game.openRace(Optional.of(game.game.current()));
        String key = options.equals(human) ? "race.flown" : "race.before";
        Localization words = game.services().picture().words();
        assertThat(((RaceScreen) game.game.current()).names())
            .containsExactly(words.of(key), words.of("race.bot"));
      }
    }
  }
}
