package towline.ai.bot;

import towline.sim.api.Command;
import towline.sim.api.Snapshot;

/**
 * A choice of the drone's aim mode for the courier alone, by a second of its track. Without a
 * courier, or with too short a track, the mode stays.
 */
public final class CourierModeGuess {
  /** Least gravity at which shots count as falling, m/s^2: that of the courier table. */
  static final double FALLING = 11;

  private final CourierTrack track = new CourierTrack();

  /**
   * Returns the index of the mode to switch to, or {@link Command#UNCHANGED}; call it once a tick.
   *
   * @param snapshot the state after the last tick
   */
  public int choose(Snapshot snapshot) {
    track.look(snapshot);
    return wanted(track, snapshot);
  }

  /**
   * Returns the mode that {@code track} calls for, {@link Command#UNCHANGED} if the drone is in it.
   */
  static int wanted(CourierTrack track, Snapshot snapshot) {
    if (!track.isGuessed()) {
      return Command.UNCHANGED;
    }
    int mode = track.best().mode(snapshot.gravity() >= FALLING).ordinal();
    return mode == snapshot.droneGun().mode ? Command.UNCHANGED : mode;
  }
}
