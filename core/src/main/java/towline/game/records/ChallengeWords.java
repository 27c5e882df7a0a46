package towline.game.records;

import java.time.LocalDate;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.replay.Challenge;
import towline.view.text.Localization;
import towline.view.text.NumberText;

/** Describes the run of a challenge as far as it is known without its playback. */
public final class ChallengeWords {
  private ChallengeWords() {}

  /** Returns mode, difficulty, seed or day, and duration of the run, in a line. */
  public static String run(Challenge challenge, Localization words) {
    RunSetup setup = challenge.replay().setup();
    String seed =
        setup.mode() == PlayMode.DAILY
            ? words.date(LocalDate.ofEpochDay(setup.seed()))
            : words.of("pause.keep.seed", String.valueOf(setup.seed()));
    return String.join(
        Localization.SEPARATOR,
        words.of("mode." + setup.mode().name()),
        words.of("value." + setup.difficulty().name()),
        seed,
        NumberText.clock((double) challenge.replay().ticks() / FixedStep.TICKS_A_SECOND));
  }
}
