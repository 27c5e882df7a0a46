package towline.ai.bot;

import towline.sim.api.Command;
import towline.sim.api.Snapshot;

/**
 * Chooses the drone's aim mode for the courier alone, by a second of its track; while there is none
 * or nothing can be said of it yet, the mode stays.
 */
public final class CourierModeGuess {
  /** Gravity from which shots count as falling, m/s^2: that of the courier table. */
  static final double FALLING = 11;

  private final CourierTrack track = new CourierTrack();

  /**
   * The index of the mode to switch to, or {@link Command#SAME}; once a tick.
   *
   * @param seen the state after the last tick
   */
  public int choose(Snapshot seen) {
    track.look(seen);
    return wanted(track, seen);
  }

  /** What that track asks for, whatever mode the drone is in. */
  static int wanted(CourierTrack track, Snapshot seen) {
    if (!track.isGuessed()) {
      return Command.SAME;
    }
    int mode = track.best().mode(seen.gravity() >= FALLING).ordinal();
    return mode == seen.turret().mode ? Command.SAME : mode;
  }
}
