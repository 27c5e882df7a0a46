package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.settings.Options;
import towline.settings.Quality;
import towline.view.Detail;

/** The detail of the picture in the game: by the option, and by the times of frames. */
class DetailTest {
  /** Time of late frames after which a level goes down, and time that allows the next change, s. */
  private static final double LATE = 3;

  private static final double LONG = 11;

  @TempDir Path folder;

  private HeadlessGame game(ScreenName screen) {
    return new HeadlessGame(folder, HeadlessGame.options(screen));
  }

  private static Detail detail(HeadlessGame game) {
    return game.services().picture().detail();
  }

  private static void quality(HeadlessGame game, Quality quality) {
    game.change(game.settings().with(Options.QUALITY, quality));
  }

  @Test
  void theOptionHoldsALevelThatReducesWhatTheOtherOptionsGive() {
    try (HeadlessGame game = game(ScreenName.ARCADE)) {
      game.change(game.settings().with(Options.RENDER_SCALE, 120));
      quality(game, Quality.LOW);
      assertThat(detail(game)).isEqualTo(Detail.LOW);
      assertThat(game.services().picture().compositor().renderScale()).isEqualTo(1.2 * 0.75);
      quality(game, Quality.MEDIUM);
      assertThat(detail(game)).isEqualTo(Detail.MEDIUM);
      assertThat(game.services().picture().compositor().renderScale()).isEqualTo(1.2);
      quality(game, Quality.HIGH);
      game.hurry(LATE, now -> {});
      assertThat(detail(game)).isEqualTo(Detail.HIGH);
    }
  }

  @Test
  void lateFramesOfAFlightLowerTheDetailButThoseBehindAPageDoNot() {
    try (HeadlessGame game = game(ScreenName.ARCADE)) {
      game.hurry(LATE, now -> {});
      assertThat(detail(game)).isEqualTo(Detail.MEDIUM);
      game.open(ScreenName.MODULES);
      game.hurry(LONG, now -> {});
      assertThat(detail(game)).isEqualTo(Detail.MEDIUM);
      game.open(ScreenName.PAUSE);
      game.hurry(LONG, now -> {});
      assertThat(detail(game)).isEqualTo(Detail.MEDIUM);
      game.open(ScreenName.ARCADE);
      game.hurry(LATE, now -> {});
      assertThat(detail(game)).isEqualTo(Detail.LOW);
    }
  }

  @Test
  void noLevelReachesTheSimulation() {
    Set<Long> hashes = new HashSet<>();
    for (Quality quality : Quality.values()) {
      try (HeadlessGame game = game(ScreenName.ARCADE)) {
        quality(game, quality);
        game.hurry(LATE, now -> {});
        hashes.add(game.hash());
      }
    }
    assertThat(hashes).hasSize(1);
  }
}
