package towline.ai.bot;

import towline.sim.api.Command;
import towline.sim.api.Snapshot;

/**
 * Chooses the drone's aim mode for the courier alone, by a second of its track; while there is none
 * or nothing can be said of it yet, the mode stays.
 */
public final class CourierModeGuess {
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
    boolean falls = seen.gravityX() != 0 || seen.gravityY() != 0;
    int mode = track.best().mode(falls).ordinal();
    return mode == seen.turret().mode ? Command.SAME : mode;
  }
}
