package towline.lab.runs;

import towline.ai.aim.AimMode;
import towline.session.BotRun;

/** The aim mode of the drone in a sortie. */
enum SortieMode {
  HOLD(AimMode.HOLD),
  DIRECT(AimMode.DIRECT),
  LEAD(AimMode.LEAD),
  TURN_LEAD(AimMode.TURN_LEAD),
  PREDICT(AimMode.PREDICT),
  REFINE(AimMode.REFINE),
  LOB(AimMode.LOB),
  LEARN(AimMode.LEARN),
  SURE(AimMode.SURE),
  /** The mode that a second of a courier's track or the motion of a harpoon's target suggests. */
  GUESS(AimMode.DIRECT, BotRun.ModeChoice.GUESSED),
  /** The mode that the bot chooses. */
  FREE(AimMode.DIRECT, BotRun.ModeChoice.FREE);

  private final AimMode first;
  private final BotRun.ModeChoice choice;

  SortieMode(AimMode fixed) {
    this(fixed, BotRun.ModeChoice.FIXED);
  }

  SortieMode(AimMode first, BotRun.ModeChoice choice) {
    this.first = first;
    this.choice = choice;
  }

  /** Returns the first mode. */
  AimMode first() {
    return first;
  }

  /** Returns the rule for changes of the mode. */
  BotRun.ModeChoice choice() {
    return choice;
  }
}
