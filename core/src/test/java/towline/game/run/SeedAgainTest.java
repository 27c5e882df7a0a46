package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.game.frame.PlayerProfile;
import towline.input.GamepadControl;
import towline.session.PlayMode;
import towline.settings.Options;
import towline.store.ScoreEntry;

/** Flying a seed again, typed, copied or pasted, and saving parts of a paused run. */
class SeedAgainTest {
  @TempDir Path folder;

  private HeadlessGame open(ScreenName screen) {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(screen));
    game.reachWave(3);
    game.open(screen);
    game.change(game.settings().with(Options.UI_SCALE, 100));
    game.game.resize(1280, 720);
    return game;
  }

  private static long seed(HeadlessGame game) {
    return game.run().setup().seed();
  }

  @Test
  void thePauseFliesTheSeedAgainAfterAQuestion() {
    try (HeadlessGame game = open(ScreenName.ARCADE)) {
      game.frames(90);
      long before = seed(game);
      game.keys(Keys.ESCAPE);
      game.goTo("open.same", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      assertThat(game.page()).isEqualTo("same");
      game.services().menu().activate("open.yes");
      game.frame();
      assertThat(seed(game)).isEqualTo(before);
      assertThat(game.run().current().tick()).isLessThan(5);
      assertThat(((PlayScreen) game.game.current()).record().hasGhost()).isFalse();
    }
  }

  @Test
  void aSeedCanBeTypedErasedAndFlown() {
    try (HeadlessGame game = open(ScreenName.MODES)) {
      game.goTo("option.play.seed", () -> game.keys(Keys.DOWN));
      "04217".chars().forEach(digit -> game.input().keyTyped((char) digit));
      game.keys(Keys.BACKSPACE);
      game.goTo("mode.survival", () -> game.keys(Keys.UP));
      game.keys(Keys.ENTER);
      assertThat(seed(game)).isEqualTo(421);
      assertThat(((PlayScreen) game.game.current()).record().worth().text())
          .isEqualTo("over.practice.seed");
    }
  }

  /** Flies until there are points, and leaves the run. */
  private static void score(HeadlessGame game) {
    game.hold(Keys.SPACE);
    game.until("points", now -> now.run().score().points() > 0);
    game.release(Keys.SPACE);
    game.game.quitToTitle();
  }

  @Test
  void aRunOnAKnownSeedHasNoRankButCountsOtherwise() {
    try (HeadlessGame game = open(ScreenName.TITLE)) {
      PlayerProfile profile = game.services().profile();
      Supplier<List<ScoreEntry>> board =
          () -> profile.highScores().of(PlayMode.SURVIVAL, game.settings().get(Options.DIFFICULTY));
      game.game.play(PlayMode.SURVIVAL);
      final PlayScreen first = (PlayScreen) game.game.current();
      final RunMenu choices = first.pages().choices();
      assertThat(first.record().worth().text()).isEqualTo("confirm.text");
      score(game);
      assertThat(board.get()).hasSize(1);
      List<Runnable> ways =
          List.of(
              () -> game.game.play(PlayMode.SURVIVAL, 27), choices::flySeedAgain, choices::rematch);
      for (Runnable way : ways) {
        way.run();
        assertThat(((PlayScreen) game.game.current()).record().worth().text())
            .isEqualTo("over.practice.seed");
        score(game);
        assertThat(board.get()).hasSize(1);
        assertThat(profile.latest()).isEmpty();
      }
      assertThat(profile.store().statistics().sum("RUNS")).isEqualTo(1 + ways.size());
      game.game.play(PlayMode.SURVIVAL);
      score(game);
      assertThat(board.get()).hasSize(2);
    }
  }

  @Test
  void aGamepadStepsToASeedAndClearsIt() {
    try (HeadlessGame game = open(ScreenName.MODES)) {
      game.pads.plugged = 1;
      game.goTo("option.play.seed", () -> game.pad(GamepadControl.DPAD_DOWN));
      game.pad(GamepadControl.DPAD_RIGHT, GamepadControl.DPAD_RIGHT);
      game.goTo("mode.arcade", () -> game.pad(GamepadControl.DPAD_UP));
      game.pad(GamepadControl.A);
      assertThat(seed(game)).isEqualTo(2);
    }
    try (HeadlessGame game = open(ScreenName.MODES)) {
      game.pads.plugged = 1;
      game.goTo("option.play.seed", () -> game.pad(GamepadControl.DPAD_DOWN));
      game.pad(GamepadControl.DPAD_RIGHT, GamepadControl.DPAD_RIGHT, GamepadControl.X);
      game.goTo("mode.arcade", () -> game.pad(GamepadControl.DPAD_UP));
      game.pad(GamepadControl.A);
      assertThat(seed(game)).isNotEqualTo(2);
    }
  }

  @Test
  void thePauseShowsTheSeed() {
    try (HeadlessGame game = open(ScreenName.PAUSE)) {
      long before = seed(game);
      game.services().menu().activate("open.share");
      game.services().menu().activate("share.seed");
      game.frame();
      assertThat(game.services().topLayer().message()).contains(String.valueOf(before));
    }
  }

  @Test
  void savingDuringAPauseDoesNotChangeTheRun() throws Exception {
    try (HeadlessGame game = open(ScreenName.ARCADE)) {
      game.frames(120);
      game.keys(Keys.ESCAPE);
      long hash = game.hash();
      game.services().menu().activate("open.share");
      game.services().menu().activate("share.replay");
      game.services().menu().activate("share.picture");
      game.frames(3);
      game.services().menu().activate("share.clip");
      game.frames(60);
      for (Thread thread : Thread.getAllStackTraces().keySet()) {
        if (thread.getName().equals("clip")) {
          thread.join();
        }
      }
      assertThat(game.hash()).isEqualTo(hash);
      assertThat(game.services().profile().store().replays().saved()).hasSize(1);
      assertThat(pictures()).anyMatch(file -> file.endsWith(".png"));
      assertThat(pictures()).anyMatch(file -> file.endsWith(".gif"));
      long tick = game.run().current().tick();
      game.keys(Keys.ESCAPE, Keys.ESCAPE);
      game.frames(10);
      assertThat(game.run().current().tick()).isGreaterThan(tick);
    }
  }

  private List<String> pictures() throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("pictures"))) {
      return files.map(Path::toString).toList();
    }
  }
}
