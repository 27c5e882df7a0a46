package towline.game.run;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.session.Run;
import towline.session.Score;

/**
 * The numbers of a run that are compared with those of another one.
 *
 * @param genuine false if it is a playback that did not come to the recorded state
 * @param points the score
 * @param wave the last wave
 * @param modes the results of each aim mode, in order
 */
record FlownResult(boolean genuine, long points, int wave, List<RunResult.ModeResult> modes) {
  FlownResult {
    modes = List.copyOf(modes);
  }

  /** Returns the result of {@code run} up to now. */
  static FlownResult of(Run run, boolean genuine) {
    return new FlownResult(genuine, run.score().points(), run.wave(), modes(run.score()));
  }

  /** Returns the results of each aim mode. */
  static List<RunResult.ModeResult> modes(Score score) {
    List<RunResult.ModeResult> modes = new ArrayList<>();
    for (int mode = 0; mode < AimMode.values().length; mode++) {
      modes.add(new RunResult.ModeResult(score.hits(mode), score.shots(mode), score.kills(mode)));
    }
    return modes;
  }
}
