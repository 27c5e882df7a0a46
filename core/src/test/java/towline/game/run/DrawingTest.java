package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.game.SilentGl;
import towline.game.frame.GameScreen;
import towline.settings.Settings;

/** Drawing changes no state: drawing a frame again gives an equal picture. */
class DrawingTest {
  private static final int TIMES = 10;

  @TempDir Path folder;

  private record Observed(
      Map<String, String> files,
      Settings settings,
      String page,
      String lesson,
      String message,
      long hash) {}

  private Observed observe(HeadlessGame game) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(file.toString(), Files.getLastModifiedTime(file) + " " + Files.size(file));
      }
    }
    boolean hasRun = game.game.current().run().isPresent();
    return new Observed(
        files,
        game.settings(),
        game.page(),
        String.valueOf(game.state().get("lesson")),
        game.services().topLayer().message(),
        hasRun ? game.run().hash() : 0);
  }

  /** Includes a finished lesson that is about to disappear, in a first run. */
  @Tag("long")
  @ParameterizedTest
  @EnumSource
  void drawingTenTimesGivesTenEqualPictures(ScreenName screen) throws IOException {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.firstRun(screen))) {
      game.hold(Keys.D);
      game.hold(Keys.RIGHT);
      for (int second = 0; second < 2; second++) {
        game.frames(60);
        Observed before = observe(game);
        GameScreen shown = game.game.current();
        long picture = SilentGl.picture(shown::draw);
        for (int time = 1; time < TIMES; time++) {
          assertThat(SilentGl.picture(shown::draw)).as("picture %d", time).isEqualTo(picture);
        }
        assertThat(observe(game)).isEqualTo(before);
      }
    }
  }
}
