package towline.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.content.GameContent;
import towline.session.Run;
import towline.session.replay.ReplayVerifier;
import towline.session.replay.VerifyResult;
import towline.store.ReplayFiles;

/** After the loss of the display the process still reports it, and saves a report and the run. */
@Tag("window")
class DisplayLossTest {
  @Test
  void theRunSurvivesTheLossOfTheDisplay(@TempDir Path home) throws Exception {
    TestScreen screen = TestScreen.plain();
    try (RunningGame game =
        new RunningGame(
            screen, home, "play", "--seed", "7", "--bot", "demo", "--mute", "--size=320x180")) {
      game.await("a run", now -> Integer.parseInt(now.getOrDefault("tick", "0")) > 60);
      screen.close();
      assertThat(game.exitCode()).isEqualTo(3);
      assertThat(game.err())
          .contains(
              "Towline crashed (IllegalStateException: the connection to the display was lost).");
    }
    Path report = only(home, ".txt");
    assertThat(Files.readString(report)).containsPattern("doing +WINDOW");
    GameContent content = GameContent.load();
    assertThat(
            new ReplayVerifier(setup -> new Run(content, setup))
                .verify(ReplayFiles.load(only(home, ".replay"))))
        .isInstanceOf(VerifyResult.Same.class);
  }

  private static Path only(Path home, String ending) throws Exception {
    try (Stream<Path> files = Files.list(home.resolve("data/towline/crashes"))) {
      List<Path> found = files.filter(file -> file.toString().endsWith(ending)).toList();
      assertThat(found).hasSize(1);
      return found.get(0);
    }
  }
}
