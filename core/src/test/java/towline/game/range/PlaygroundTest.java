package towline.game.range;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.ai.aim.AimMode;
import towline.game.HeadlessGame;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.game.range.Playground.Outcome;
import towline.input.GamepadControl;
import towline.settings.Options;

/** Everything on the first page of the range can be done with mouse, keys or gamepad alone. */
class PlaygroundTest {
  @TempDir Path folder;

  private HeadlessGame open() {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.RANGE));
    // Gives the menu the size of a real window.
    game.change(game.settings().with(Options.UI_SCALE, 100));
    game.game.resize(1280, 720);
    game.frames(20);
    return game;
  }

  private static Playground playground(HeadlessGame game) {
    return ((PlaygroundScreen) game.game.current()).playground();
  }

  /** Plays the round of the current target to its end. */
  private static void round(HeadlessGame game) {
    int before = playground(game).targets();
    game.until("the end of a round", now -> playground(now).targets() > before);
  }

  @Test
  void theFirstRoundIsHitByOneModeOnly() {
    try (HeadlessGame game = open()) {
      assertThat(game.page()).isEqualTo("playground");
      round(game);
      assertThat(playground(game).outcome(AimMode.DIRECT)).isEqualTo(Outcome.MISS);
      assertThat(playground(game).outcome(AimMode.LEAD)).isEqualTo(Outcome.MISS);
      assertThat(playground(game).outcome(AimMode.PREDICT)).isEqualTo(Outcome.HIT);
    }
  }

  @Test
  void aTargetCountsOnceInAllItsRounds() {
    try (HeadlessGame game = open()) {
      game.frames(60 * 20);
      assertThat(playground(game).targets()).isEqualTo(1);
      assertThat(playground(game).hits(AimMode.PREDICT)).isEqualTo(1);
      game.goTo("open.surprise", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      round(game);
      assertThat(playground(game).targets()).isEqualTo(2);
    }
  }

  /** The target is dragged onto the gun's line, and its arrow to zero: all modes hit. */
  @Test
  void theMouseDragsTargetAndArrow() {
    try (HeadlessGame game = open()) {
      drag(game, 500, 600, 600, 410);
      game.frames(1);
      round(game);
      assertThat(playground(game).goalsReached()).isZero();
      stop(game);
      round(game);
      assertThat(Playground.MODES).allMatch(mode -> playground(game).outcome(mode) == Outcome.HIT);
      assertThat(playground(game).goalsReached()).isEqualTo(1);
    }
  }

  private static void drag(HeadlessGame game, int fromX, int fromY, int toX, int toY) {
    var mouse = game.services().menu().mouse();
    mouse.touchDown(fromX, fromY, 0, Buttons.LEFT);
    game.frame();
    mouse.touchDragged(toX, toY, 0);
    game.frame();
    mouse.touchUp(toX, toY, 0, Buttons.LEFT);
    game.frame();
  }

  /** Shortens the arrow by keys until the target is stationary. */
  private static void stop(HeadlessGame game) {
    game.goTo("range.play.move", () -> game.keys(Keys.UP));
    game.keys(Keys.RIGHT, Keys.ENTER);
    for (int i = 0; i < 14; i++) {
      game.keys(Keys.LEFT);
    }
    for (int i = 0; i < 6; i++) {
      game.keys(Keys.UP);
    }
    game.keys(Keys.ENTER);
  }

  @Test
  void directionsMoveTheHeldItemOrElseTheFocus() {
    try (HeadlessGame game = open()) {
      game.pads.plugged = 1;
      game.goTo(
          "range.play.move",
          () -> game.pad(GamepadControl.DPAD_UP),
          () -> game.pad(GamepadControl.DPAD_LEFT));
      game.pad(GamepadControl.A, GamepadControl.DPAD_RIGHT, GamepadControl.DPAD_UP);
      assertThat(game.focus()).isEqualTo("range.play.move");
      // Back releases the target first.
      game.pad(GamepadControl.B);
      assertThat(game.page()).isEqualTo("playground");
      game.pad(GamepadControl.DPAD_RIGHT);
      assertThat(game.focus()).isEqualTo("range.play.pull");
      game.pad(GamepadControl.B);
      assertThat(game.page()).isEqualTo("title");
    }
  }

  @Test
  void keysAndGamepadGrowTheCircleUpToTheRangeOfShots() {
    try (HeadlessGame game = open()) {
      game.goTo("dial.ahead", () -> game.keys(Keys.UP));
      game.keys(Keys.RIGHT, Keys.RIGHT, Keys.RIGHT, Keys.LEFT);
      assertThat(playground(game).lookAheadTime()).isEqualTo(0.04);
      game.pads.plugged = 1;
      game.frames(2);
      for (int i = 0; i < 80; i++) {
        game.pad(GamepadControl.DPAD_RIGHT);
      }
      assertThat(playground(game).lookAheadTime()).isEqualTo(27.0 / 24);
    }
  }

  @Test
  void aModeThatIsOffDoesNotShootAndTheLastOneStaysOn() {
    try (HeadlessGame game = open()) {
      for (AimMode mode : Playground.MODES) {
        game.goTo("mode." + mode, () -> game.keys(Keys.DOWN));
        game.keys(Keys.ENTER);
      }
      assertThat(Playground.MODES.stream().filter(playground(game)::shoots))
          .containsExactly(AimMode.PREDICT);
      round(game);
      assertThat(playground(game).hits(AimMode.PREDICT)).isEqualTo(1);
    }
  }

  @Test
  void theWorkbenchOpensFromThePlaygroundOrAtOnceWithASetup() {
    try (HeadlessGame game = open()) {
      game.goTo("open.workbench", () -> game.keys(Keys.DOWN), () -> game.keys(Keys.RIGHT));
      game.keys(Keys.ENTER);
      assertThat(game.state()).containsEntry("screen", "WORKBENCH");
      game.keys(Keys.ESCAPE);
      assertThat(game.state()).containsEntry("screen", "RANGE");
    }
    LaunchOptions usual = HeadlessGame.options(ScreenName.RANGE);
    LaunchOptions windows =
        new LaunchOptions(
            usual.screen(),
            usual.run(),
            usual.session(),
            usual.overlay(),
            new RangeStart("aim", "windows", 1, Optional.empty()),
            usual.race(),
            usual.end());
    try (HeadlessGame game = new HeadlessGame(folder, windows)) {
      game.open(ScreenName.RANGE);
      assertThat(game.state()).containsEntry("screen", "WORKBENCH");
    }
  }
}
