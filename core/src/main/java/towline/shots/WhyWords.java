package towline.shots;

import towline.ai.aim.AimMode;
import towline.trial.shots.Mark;
import towline.trial.shots.Why;
import towline.view.text.Localization;

/** The sentence that says why a choice has its mark. */
final class WhyWords {
  private WhyWords() {}

  static String of(Why why, Localization texts) {
    String mode = texts.of("aim." + why.mode().name());
    String answer = texts.of("aim." + why.answer().name());
    String seconds = texts.number(why.seconds(), 1);
    boolean isMiss = why.kind() == Why.Kind.MISSED || why.kind() == Why.Kind.NEVER_FIRED;
    String key =
        switch (why.kind()) {
          case RIGHT -> "shots.why.RIGHT." + why.family().motion().name();
          case ENOUGH -> "shots.why.ENOUGH." + why.overlooked().name();
          case MISSED -> "shots.why.MISSED." + why.cause().name();
          case SIMPLER, LATE, NEVER_FIRED -> "shots.why." + why.kind().name();
        };
    if (isMiss && why.mode() == AimMode.HOLD) {
      key = "shots.why.HOLD." + why.kind().name();
    }
    String sentence = texts.of(key, mode, answer, seconds);
    return isMiss ? sentence + " " + texts.of("shots.why.answer", answer) : sentence;
  }

  /** Returns the heading of a mark. */
  static String heading(Mark mark, Localization texts) {
    return texts.of("shots.mark." + mark.name());
  }
}
