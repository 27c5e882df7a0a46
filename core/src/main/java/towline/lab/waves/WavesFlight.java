package towline.lab.waves;

import java.util.Arrays;
import towline.content.GameContent;
import towline.session.BotFlight;
import towline.session.FixedStep;
import towline.session.Run;
import towline.session.RunSetup;
import towline.sim.EventList;
import towline.sim.EventType;

/** One run through the arcade: which waves it began, and how long each took. */
final class WavesFlight {
  /** Whoever takes longer for a wave does not clear it any more, s. */
  private static final int PATIENCE = 900;

  private final double[] clearTimes;
  private int reached;
  private double inWave;

  private WavesFlight(int waves) {
    clearTimes = new double[waves];
    Arrays.fill(clearTimes, Double.NaN);
  }

  /** Flies to the end of the ship, of the arcade, or of all patience. */
  static WavesFlight fly(GameContent content, RunSetup setup, String bot) {
    WavesFlight flight = new WavesFlight(content.arcade().last());
    try (BotFlight flown = new BotFlight(content, setup, bot, BotFlight.ModeChoice.FREE)) {
      Run run = flown.run();
      while (!run.over() && !flight.isThrough() && flight.inWave < PATIENCE) {
        flown.tick();
        flight.inWave += FixedStep.TICK_SECONDS;
        flight.take(run.events());
      }
    }
    return flight;
  }

  /** How many waves were begun. */
  int reached() {
    return reached;
  }

  /** The seconds that each wave took, NaN for those that were not cleared. */
  double[] clearTimes() {
    return clearTimes.clone();
  }

  /** Whether the last wave is cleared. */
  private boolean isThrough() {
    return !Double.isNaN(clearTimes[clearTimes.length - 1]);
  }

  private void take(EventList events) {
    for (int i = 0; i < events.size(); i++) {
      if (events.type(i) == EventType.WAVE_STARTED) {
        reached = (int) events.amount(i);
        inWave = 0;
      } else if (events.type(i) == EventType.WAVE_CLEARED) {
        clearTimes[(int) events.amount(i) - 1] = inWave;
      }
    }
  }
}
