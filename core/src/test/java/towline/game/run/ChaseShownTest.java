package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.session.PlayMode;
import towline.view.hud.Chase;

/**
 * A run shows the scores of its table that it has to beat, and announces when it has passed them
 * all.
 */
class ChaseShownTest {
  @TempDir Path folder;

  private static PlayScreen play(HeadlessGame game) {
    return (PlayScreen) game.game.current();
  }

  /** Plays a run that earns a few points, and leaves it. */
  private static void score(HeadlessGame game, PlayMode mode) {
    game.game.play(mode);
    game.hold(Keys.SPACE);
    game.until("points", now -> now.run().score().points() > 0);
    game.release(Keys.SPACE);
    game.game.quitToTitle();
  }

  @Test
  void passingTheBestScoreIsAnnouncedOnceAndOnlyToAPerson() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.game.play(PlayMode.SURVIVAL);
      game.frames(60);
      // An empty table has no best score to pass.
      assertThat(play(game).hud().passedBest()).isFalse();
      score(game, PlayMode.SURVIVAL);
      long best =
          game.services()
              .profile()
              .highScores()
              .of(PlayMode.SURVIVAL, game.settings().get(towline.settings.Options.DIFFICULTY))
              .get(0)
              .points();
      game.game.play(PlayMode.SURVIVAL);
      game.frame();
      assertThat(play(game).hud().passedBest()).isFalse();
      game.hold(Keys.SPACE);
      game.until("a new best", now -> now.run().score().points() > best);
      game.frames(2);
      assertThat(play(game).hud().passedBest()).isTrue();
      assertThat(game.services().topLayer().message())
          .isEqualTo(game.services().picture().localization().of("hud.best.line"));
      // A change of the language creates another HUD, which keeps that state.
      play(game).onWordsChanged();
      assertThat(play(game).hud().passedBest()).isTrue();
      // A lower difficulty has another table, whose best score may be higher.
      play(game).hud().chase(new Chase(List.of(Long.MAX_VALUE)), best);
      game.frame();
      assertThat(play(game).hud().passedBest()).isFalse();
    }
  }

  @Test
  void practiceHasNoScoresToBeat() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      score(game, PlayMode.PRACTICE);
      score(game, PlayMode.PRACTICE);
      game.game.play(PlayMode.PRACTICE);
      game.hold(Keys.SPACE);
      game.until("points", now -> now.run().score().points() > 0);
      game.frames(2);
      assertThat(play(game).hud().passedBest()).isFalse();
    }
  }
}
