package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.HeadlessGame;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.session.BotRun;

class CrowdedFrameTest {
  /** Maximum number of draw calls; more would slow down weak graphics cards. */
  private static final int MAX_DRAW_CALLS = 24;

  private static final int SWARM = 5;
  private static final int FRAMES = 30 * 60;

  @TempDir Path folder;

  @Test
  void aSwarmIsDrawnInFewCalls() {
    LaunchOptions swarm =
        new LaunchOptions(
            ScreenName.ARCADE,
            SWARM,
            7,
            1,
            "demo",
            BotRun.ModeChoice.FREE,
            LaunchOptions.Overlay.VISION,
            LaunchOptions.NEVER,
            Optional.empty());
    try (HeadlessGame game = new HeadlessGame(folder, swarm)) {
      game.frames(FRAMES);
      Map<String, String> state = game.state();
      assertThat(Integer.parseInt(String.valueOf(state.get("draw_calls_max"))))
          .isBetween(1, MAX_DRAW_CALLS);
      assertThat(Integer.parseInt(String.valueOf(state.get("foes_in_view_p50")))).isGreaterThan(10);
      assertThat(Double.parseDouble(String.valueOf(state.get("view_cpu_ms_p50")))).isPositive();
    }
  }
}
