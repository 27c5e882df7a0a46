package towline.game.run;

import java.util.List;
import towline.content.Difficulty;
import towline.content.sound.Cue;
import towline.game.frame.GameServices;
import towline.session.Run;
import towline.store.ScoreEntry;
import towline.view.hud.Chase;
import towline.view.hud.Hud;

/**
 * Shows in the HUD the scores that a run has to beat, and announces when it has passed all of them.
 */
final class BoardChase {
  private final GameServices services;
  private final Run run;
  private final RunWorth worth;
  private Difficulty rankedDifficulty;
  private boolean passedBest;

  BoardChase(GameServices services, Run run, RunWorth worth) {
    this.services = services;
    this.run = run;
    this.worth = worth;
    rankedDifficulty = run.rankedDifficulty();
  }

  /** Shows the scores of the table that the run counts for. */
  void begin(Hud hud) {
    rankedDifficulty = run.rankedDifficulty();
    if (worth.isRanked()) {
      List<Long> board = services.profile().table(run).stream().map(ScoreEntry::points).toList();
      hud.chase(new Chase(board), run.score().points());
    }
  }

  /** Follows the run. A change of the difficulty may change the table. */
  void update(Hud hud) {
    if (run.rankedDifficulty() != rankedDifficulty) {
      begin(hud);
    }
    if (hud.passedBest() && !passedBest) {
      services.sound().play(Cue.MEDAL);
      services.topLayer().board().showAnswer(services.picture().localization().of("hud.best.line"));
    }
    passedBest = hud.passedBest();
  }
}
