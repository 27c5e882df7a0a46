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

/** A run through the arcade, with the waves reached and the time of each. */
final class WavesRun {
  /** Longest time in a wave, after which the run ends, s. */
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
   * Creates a finished run.
   *
   * @param clearTimes time to clear each wave, s; NaN if it was not cleared
   * @param inWave time in the last wave at the end, s
   * @param lost true if it ended because the ship was lost
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
    try (BotRun botRun = new BotRun(content, setup, bot, BotRun.ModeChoice.FREE)) {
      botRun.teach(lessons);
      Run run = botRun.run();
      while (!run.over() && flight.inWave < TIME_LIMIT) {
        botRun.tick();
        flight.inWave += FixedStep.TICK_SECONDS;
        flight.onEvents(run.events());
      }
      flight.lost = run.over();
    }
    return flight;
  }

  /** Returns the number of the last started wave. */
  int reached() {
    return reached;
  }

  /** Returns the time to clear each wave, s; NaN for waves that were not cleared. */
  double[] clearTimes() {
    return clearTimes.clone();
  }

  /** Returns true if the ship was lost in the wave at index {@code wave}, before it was cleared. */
  boolean diedIn(int wave) {
    return lost && wave == reached - 1 && Double.isNaN(clearTimes[wave]);
  }

  /**
   * Returns the time in the wave at index {@code wave} until it was cleared or the run ended, s;
   * the first one counts from the beginning of the run.
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
