package towline.lab.runs;

import java.util.Arrays;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.Tutorial;
import towline.sim.api.Event;
import towline.sim.api.EventList;

/** One run through the arcade: the waves it reached, and how long each took. */
final class WavesRun {
  /** A run that takes longer for a wave ends, s. */
  private static final int TIME_LIMIT = 900;

  private final double[] clearTimes;
  private int reached = 1;
  private boolean lost;
  private double inWave;
  private double beforeFirst;

  private WavesRun(int waves) {
    clearTimes = new double[waves];
    Arrays.fill(clearTimes, Double.NaN);
  }

  /**
   * A run that is over.
   *
   * @param clearTimes the seconds to clear each wave, or NaN
   * @param inWave the seconds in the wave that it reached, when it ended
   * @param lost whether it ended because the ship was lost
   */
  WavesRun(int reached, double[] clearTimes, double inWave, boolean lost) {
    this.clearTimes = clearTimes.clone();
    this.reached = reached;
    this.inWave = inWave;
    this.lost = lost;
  }

  /** Flies until the ship is lost, the arcade is won, or a wave takes too long. */
  static WavesRun fly(GameContent content, RunSetup setup, String bot, Tutorial lessons) {
    WavesRun flight = new WavesRun(content.arcade().last());
    try (BotRun flown = new BotRun(content, setup, bot, BotRun.ModeChoice.FREE)) {
      flown.teach(lessons);
      Run run = flown.run();
      while (!run.over() && flight.inWave < TIME_LIMIT) {
        flown.tick();
        flight.inWave += FixedStep.TICK_SECONDS;
        flight.onEvents(run.events());
      }
      flight.lost = run.over();
    }
    return flight;
  }

  /** The number of the last wave that was started. */
  int reached() {
    return reached;
  }

  /** Seconds to clear each wave; NaN for those that were not cleared. */
  double[] clearTimes() {
    return clearTimes.clone();
  }

  /** Whether the ship was lost in the wave with that index, before it was cleared. */
  boolean diedIn(int wave) {
    return lost && wave == reached - 1 && Double.isNaN(clearTimes[wave]);
  }

  /**
   * Seconds in the wave with that index until it was cleared or the run ended; the first one counts
   * from the beginning of the run.
   */
  double secondsIn(int wave) {
    double before = wave == 0 ? beforeFirst : 0;
    return before + (Double.isNaN(clearTimes[wave]) ? inWave : clearTimes[wave]);
  }

  private void onEvents(EventList events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == PlayEvent.WAVE_STARTED) {
        reached = event.wave();
        beforeFirst = reached == 1 ? inWave : beforeFirst;
        inWave = 0;
      } else if (event.type() == PlayEvent.WAVE_CLEARED) {
        clearTimes[event.wave() - 1] = inWave;
      }
    }
  }
}
