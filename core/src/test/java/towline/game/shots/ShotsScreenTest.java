package towline.game.shots;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.ai.aim.AimMode;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.input.GamepadControl;
import towline.session.PlayMode;
import towline.store.ShotsDay;

/** Six Shots in the game: its devices, its record, and the ways to it and from it. */
class ShotsScreenTest {
  @TempDir Path folder;

  private HeadlessGame open() {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.SHOTS));
    game.frame();
    return game;
  }

  private static String step(HeadlessGame game) {
    Map<String, String> state = game.state();
    return state.get("shots");
  }

  private static void until(HeadlessGame game, String step) {
    game.until(step, each -> step.equals(step(each)));
  }

  private static void start(HeadlessGame game) {
    until(game, "OPENING");
    game.until(
        "the first target",
        each -> {
          if ("OPENING".equals(step(each))) {
            each.keys(Keys.ENTER);
          }
          return "WATCHING".equals(step(each));
        });
  }

  private static Map<Long, ShotsDay> days(HeadlessGame game) {
    return game.services().profile().store().shots().days();
  }

  @Test
  void keysPlayAShotThatIsKept() {
    try (HeadlessGame game = open()) {
      start(game);
      until(game, "CHOOSING");
      game.keys(Keys.RIGHT, Keys.ENTER);
      game.frame();
      assertThat(days(game).values()).singleElement().satisfies(this::hasOneChoice);
      until(game, "MARKED");
      game.keys(Keys.ESCAPE);
      game.frames(2);
      assertThat(game.page()).isEqualTo("title");
    }
    try (HeadlessGame again = open()) {
      until(again, "WATCHING");
      assertThat(days(again).values()).singleElement().satisfies(this::hasOneChoice);
    }
  }

  private void hasOneChoice(ShotsDay day) {
    assertThat(day.choices()).hasSize(1);
    assertThat(day.onTime()).isTrue();
  }

  @Test
  void aGamepadPlaysAShot() {
    try (HeadlessGame game = open()) {
      start(game);
      until(game, "CHOOSING");
      game.pad(GamepadControl.A);
      until(game, "FIRING");
      game.pad(GamepadControl.A);
      until(game, "REWINDING");
    }
  }

  @Test
  void theTitleLeadsToSixShots() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.frames(2);
      game.services().menu().activate("open.shots");
      game.frames(2);
      assertThat(game.page()).isEqualTo("shots");
    }
  }

  @Test
  void practiceBeginsWithTheModeInTheGun() {
    try (HeadlessGame game = open()) {
      game.game.practise(AimMode.PREDICT);
      game.frames(2);
      assertThat(game.run().setup().mode()).isEqualTo(PlayMode.PRACTICE);
      assertThat(game.run().current().droneGun().mode).isEqualTo(AimMode.PREDICT.ordinal());
    }
  }
}
