package towline.game.race;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.ai.aim.AimMode;
import towline.content.Difficulty;
import towline.game.HeadlessGame;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.game.SilentGl;
import towline.input.GamepadControl;
import towline.menu.LayoutChecker;
import towline.session.BotRun;
import towline.session.BotRun.ModeChoice;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.session.replay.ReplayFormat;
import towline.settings.Options;
import towline.view.text.Localization;

/** The run in each pane of a race equals the bot's run without a window. */
class RaceTest {
  private static final long SEED = HeadlessGame.options(ScreenName.RACE).run().seed();

  @TempDir Path folder;

  private HeadlessGame open(ScreenName screen) {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(screen));
    // Gives the menu the size of a real window.
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
      for (AimMode mode : LaunchOptions.DEFAULT_RACE) {
        assertIsBotRun(game, numbers, mode.name(), setup(game, mode, SEED), ModeChoice.FIXED);
      }
    }
  }

  @Test
  void theSpeedOfTimeDoesNotChangeTheRuns() {
    try (HeadlessGame game = open(ScreenName.RACE)) {
      game.goTo("dial.race.speed", () -> game.keys(Keys.LEFT));
      game.keys(Keys.ENTER, Keys.ENTER, Keys.ENTER);
      game.frames(60);
      Map<String, String> numbers = game.state();
      assertThat(number(game, "ticks_LEAD")).isGreaterThan(300);
      assertIsBotRun(game, numbers, "LEAD", setup(game, AimMode.LEAD, SEED), ModeChoice.FIXED);
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
  void twoDronesInOneModeHaveSeparateMeasurements() {
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
  void thePageOfReplaysOpensTheRaceAndEscGoesBack() {
    try (HeadlessGame game = open(ScreenName.REPLAYS)) {
      game.frames(2);
      game.goTo("race", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      assertThat(game.state()).containsEntry("screen", "RACE").containsKey("ticks_LEAD");
      game.keys(Keys.ESCAPE);
      assertThat(game.page()).isEqualTo("replays");
    }
  }

  @Test
  void theRaceCanBeUsedWithAGamepad() {
    try (HeadlessGame game = open(ScreenName.RACE)) {
      game.pads.plugged = 1;
      game.frames(90);
      game.pad(GamepadControl.A);
      assertThat(number(game, "ticks_LEAD")).isBetween(1, 20);
      game.pad(GamepadControl.B);
      assertThat(game.page()).isEqualTo("replays");
    }
  }

  /** Opens the pause of {@code replay} and returns its texts. */
  private static List<String> pauseOf(HeadlessGame game, Replay replay) {
    game.game.watch(replay);
    game.frames(10);
    game.keys(Keys.P);
    return LayoutChecker.texts(game.services().menu());
  }

  @Test
  void aReplayRacesABot() {
    try (HeadlessGame game = open(ScreenName.SURVIVAL)) {
      game.until("the results", now -> now.page().equals("over"));
      long flown = game.hash();
      final RunSetup setup = game.run().setup();
      pauseOf(game, game.game.recording().orElseThrow());
      game.goTo("watch.race", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      Localization words = game.services().picture().localization();
      assertThat(((RaceScreen) game.game.current()).names())
          .containsExactly(words.of("race.flown"), words.of("race.bot"));
      game.until("its end", now -> Long.toHexString(flown).equals(now.state().get("hash_FLOWN")));
      assertIsBotRun(game, game.state(), "BOT", setup, ModeChoice.FREE);
      game.keys(Keys.ESCAPE);
      assertThat(game.page()).isEqualTo("replays");
    }
  }

  /** A current run would differ from a replay of an older behaviour. */
  @Test
  void onlyReplaysOfTheCurrentBehaviourRace() throws Exception {
    try (HeadlessGame game = open(ScreenName.ARCADE)) {
      game.frames(90);
      Replay today = game.game.recording().orElseThrow();
      String race = game.services().picture().localization().of("menu.watch.race");
      assertThat(pauseOf(game, today)).contains(race);
      byte[] older = Files.readAllBytes(Path.of("src/test/resources/replays/1.0.0.replay"));
      assertThat(pauseOf(game, ReplayFormat.read(older))).contains("RESUME").doesNotContain(race);
    }
  }
}
