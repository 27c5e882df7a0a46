package towline.session;

import towline.ai.aim.AimMode;
import towline.ai.bot.AimModeGuess;
import towline.ai.bot.Bots;
import towline.ai.bot.PromptReader;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;

/** The commands of a bot; none once the run is over. */
public final class BotCommandSource implements CommandSource {
  /** Time for which an offer stays open before a bot chooses, s; a spectator can read it. */
  private static final double CHOICE_DELAY = 2;

  private final Pilot bot;
  private final BotRun.ModeChoice modeChoice;
  private final AimModeGuess guess = new AimModeGuess();
  private int lastWave;
  private int lastCourier;

  /**
   * Creates a source with a new bot.
   *
   * @param name a name that {@link Bots} knows
   * @param seed the seed of the bot's random numbers, usually that of the run
   */
  public BotCommandSource(String name, long seed, BotRun.ModeChoice modeChoice) {
    this(Bots.create(name, seed), modeChoice);
  }

  /** Creates a source with the given bot. */
  public BotCommandSource(Pilot bot, BotRun.ModeChoice modeChoice) {
    this.bot = bot;
    this.modeChoice = modeChoice;
  }

  @Override
  public boolean fill(Run run, RunInput input) {
    if (bot instanceof PromptReader reader) {
      read(run, reader);
    }
    if (run.isChoiceOpen()) {
      input.choice = choice(run);
    } else if (!run.over()) {
      bot.decide(run.current(), run.current().first(EntityKind.SHIP), input.flight);
    }
    switch (modeChoice) {
      case FREE -> {
        // The bot has chosen.
      }
      case GUESSED -> input.flight.mode = guess.choose(run.current());
      case FIXED -> input.flight.mode = Command.UNCHANGED;
    }
    return true;
  }

  /** Passes the mode that pulses, and those that the lines of a new wave and courier ask for. */
  private void read(Run run, PromptReader reader) {
    AimMode hinted = run.hintedMode(false);
    reader.showPulse(hinted == null ? Command.UNCHANGED : hinted.ordinal());
    AimMode promptMode = run.modeInPrompt();
    if (run.wave() != lastWave && promptMode != null) {
      reader.promptAimMode(promptMode.ordinal());
    }
    lastWave = run.wave();
    Snapshot snapshot = run.current();
    int courierIndex =
        snapshot.count(EntityKind.COURIER) == 0 ? 0 : snapshot.first(EntityKind.COURIER);
    int id = courierIndex == 0 ? 0 : snapshot.id(courierIndex);
    if (id != lastCourier && id != 0 && run.couriers().namesMode(run.wave())) {
      reader.promptAimMode(run.ownModeOfCourier(snapshot.row(courierIndex).courierKind).ordinal());
    }
    lastCourier = id;
  }

  /** Returns the bots' favourite once the offer has been open for {@link #CHOICE_DELAY}. */
  private static int choice(Run run) {
    boolean isDraft = run.draft().isOpen();
    double secondsOpen = isDraft ? run.draft().secondsOpen() : run.hazardDraft().secondsOpen();
    if (secondsOpen < CHOICE_DELAY) {
      return Command.UNCHANGED;
    }
    return isDraft ? run.draft().favourite() : run.hazardDraft().favourite();
  }
}
