package towline.lab.runs;

import towline.ai.aim.AimMode;
import towline.session.BotRun;

/** In which aim mode the drone flies a sortie. */
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
  /** As one second of a courier's track asks for it. */
  GUESS(AimMode.DIRECT, BotRun.ModeChoice.GUESSED),
  /** As the bot likes. */
  FREE(AimMode.DIRECT, BotRun.ModeChoice.FREE);

  private final AimMode first;
  private final BotRun.ModeChoice choice;

  SortieMode(AimMode always) {
    this(always, BotRun.ModeChoice.FIXED);
  }

  SortieMode(AimMode first, BotRun.ModeChoice choice) {
    this.first = first;
    this.choice = choice;
  }

  /** The mode in which it starts. */
  AimMode first() {
    return first;
  }

  /** Who may change that. */
  BotRun.ModeChoice choice() {
    return choice;
  }
}
