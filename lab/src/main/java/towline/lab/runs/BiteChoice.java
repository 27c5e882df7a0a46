package towline.lab.runs;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.ai.bot.Bots;
import towline.session.BotRun;
import towline.sim.api.Pilot;

/**
 * A way to use the drone in a fight.
 *
 * @param name its name on the command line and in the table
 * @param first the aim mode at the start
 * @param modeChoice the rule for changes of the mode
 * @param swings false if the bot never swings the drone on purpose
 */
record BiteChoice(String name, AimMode first, BotRun.ModeChoice modeChoice, boolean swings) {
  /** The bot's own choices, which are the reference of all others. */
  static final BiteChoice CHOOSES =
      new BiteChoice("CHOOSES", AimMode.DIRECT, BotRun.ModeChoice.FREE, true);

  /** Returns all choices: the bot's own, each fixed aim mode, and the bot without swings. */
  static List<BiteChoice> all() {
    List<BiteChoice> all = new ArrayList<>();
    all.add(CHOOSES);
    for (AimMode mode : AimMode.values()) {
      all.add(new BiteChoice(mode.name(), mode, BotRun.ModeChoice.FIXED, true));
    }
    all.add(new BiteChoice("NO_SWING", AimMode.DIRECT, BotRun.ModeChoice.FREE, false));
    return all;
  }

  /** Creates the bot of the name {@code bot} that flies so. */
  Pilot bot(String bot, long seed) {
    return swings ? Bots.create(bot, seed) : Bots.withoutSwings(bot, seed);
  }
}
