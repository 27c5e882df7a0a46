package towline.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import towline.game.run.RunOptions;
import towline.session.BotRun;

/** The launcher's choices are checked, and screens have names. */
class LaunchOptionsTest {
  @Test
  void screensAreFoundByTheirNames() {
    for (ScreenName screen : ScreenName.values()) {
      assertThat(ScreenName.named(screen.label())).contains(screen);
    }
    assertThat(ScreenName.named("cellar")).isEmpty();
    assertThat(ScreenName.labels()).contains("title", "arcade", "options", "pause");
  }

  private static LaunchOptions options(int wave, int aimMode, double exitAfter) {
    return new LaunchOptions(
        ScreenName.ARCADE,
        wave,
        1,
        aimMode,
        RunOptions.NO_BOT,
        BotRun.ModeChoice.FREE,
        LaunchOptions.Overlay.OFF,
        exitAfter,
        Optional.empty());
  }

  @Test
  void optionsOutOfRangeAreRejectedWithTheirValue() {
    assertThatThrownBy(() -> options(0, 0, 1)).hasMessageContaining("not 0");
    assertThatThrownBy(() -> options(1, -1, 1)).hasMessageContaining("not -1");
    assertThatThrownBy(() -> options(1, 0, -2)).hasMessageContaining("not -2.0");
    assertThatThrownBy(() -> options(1, 0, Double.NaN)).hasMessageContaining("not NaN");
    assertThat(options(1, 0, LaunchOptions.NEVER).run().flownByBot()).isFalse();
  }
}
