package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.settings.OnOff;
import towline.settings.Options;
import towline.view.hud.Countdown;

/** The countdown 3, 2, 1 after a pause is part of the view only. */
class CountdownTest {
  private static final int FRAMES =
      (int) Math.round(Countdown.START_NUMBER * Countdown.SECONDS_PER_NUMBER * 60);

  @TempDir Path folder;

  private HeadlessGame game(OnOff wanted) {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE));
    game.change(game.settings().with(Options.COUNTDOWN, wanted));
    game.frames(60);
    return game;
  }

  private static String tick(HeadlessGame game) {
    return String.valueOf(game.state().get("tick"));
  }

  private static String mode(HeadlessGame game) {
    return String.valueOf(game.state().get("aim_mode"));
  }

  @Test
  void theRunDoesNotAdvanceDuringTheCountdown() {
    try (HeadlessGame game = game(OnOff.ON)) {
      game.keys(Keys.P);
      String before = tick(game);
      String modeBefore = mode(game);
      long hash = game.hash();
      game.keys(Keys.P);
      assertThat(game.page()).isEmpty();
      game.keys(Keys.NUM_3, Keys.SPACE, Keys.PERIOD);
      game.frames(FRAMES - 16);
      assertThat(tick(game)).isEqualTo(before);
      assertThat(game.hash()).isEqualTo(hash);
      game.frames(40);
      assertThat(tick(game)).isNotEqualTo(before);
      assertThat(mode(game)).as("presses are ignored").isEqualTo(modeBefore);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
    }
  }

  @Test
  void aPauseOrALostFocusEndsTheCountdown() {
    try (HeadlessGame game = game(OnOff.ON)) {
      game.keys(Keys.P, Keys.P);
      game.keys(Keys.P);
      assertThat(game.page()).isEqualTo("pause");
      game.frames(2 * FRAMES);
      assertThat(game.page()).isEqualTo("pause");
      game.keys(Keys.P);
      game.frames(10);
      game.game.pause();
      game.game.resume();
      game.frames(2 * FRAMES);
      assertThat(game.page()).isEqualTo("pause");
    }
  }

  @Test
  void withoutTheCountdownTheRunResumesAtOnce() {
    try (HeadlessGame game = game(OnOff.OFF)) {
      game.keys(Keys.P, Keys.P);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
    }
  }
}
