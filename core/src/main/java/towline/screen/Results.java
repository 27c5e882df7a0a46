package towline.screen;

import java.util.ArrayList;
import java.util.List;
import towline.aim.AimMode;
import towline.menu.RunResult;
import towline.session.Run;
import towline.session.Score;
import towline.view.text.Words;

/** Sums a run up for the page that follows it. */
final class Results {
  private Results() {}

  static RunResult of(Run run, Words words) {
    Score score = run.score();
    List<RunResult.ModeResult> modes = new ArrayList<>();
    for (int mode = 0; mode < AimMode.values().length; mode++) {
      modes.add(new RunResult.ModeResult(score.hits(mode), score.shots(mode)));
    }
    String summary =
        words.of("over.summary", run.wave(), score.kills(), score.whipKills(), score.shards());
    return new RunResult(score.points(), summary, modes);
  }
}
