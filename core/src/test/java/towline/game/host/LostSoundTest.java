package towline.game.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.sound.SoundOutput;

class LostSoundTest {
  @TempDir Path folder;

  /** An output whose device is lost in the second frame. */
  private static final class LostOutput implements SoundOutput {
    private final Queue<Boolean> lost = new ArrayDeque<>(List.of(false, true));

    @Override
    public double firstMs() {
      return 0;
    }

    @Override
    public int gaps() {
      return 0;
    }

    @Override
    public boolean pollLost() {
      return !lost.isEmpty() && lost.remove();
    }

    @Override
    public void close() {}
  }

  private static String message(HeadlessGame game) {
    return game.services().topLayer().message();
  }

  @Test
  void thePlayerIsToldOfALostDevice() {
    Host host = Host.desktop(loading -> new LostOutput());
    try (HeadlessGame game =
        new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE), code -> null, host)) {
      game.frames(1);
      assertThat(message(game)).isEmpty();
      game.frames(1);
      assertThat(message(game)).isEqualTo("Sound device lost; sound comes back with it");
    }
  }
}
