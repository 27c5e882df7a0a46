package towline.ai.bot;

import towline.ai.aim.FittingMode;
import towline.ai.gun.FireProblemReader;
import towline.sim.api.Command;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/**
 * A choice of the drone's aim mode for couriers and harpoons alone: for a harpoon by the motion of
 * its target, for a courier by a second of its track. Otherwise the mode stays.
 */
public final class AimModeGuess {
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
   * Returns the mode for the harpoon that the drone aims, or else the one that {@code track} calls
   * for; {@link Command#UNCHANGED} if the drone is in it or neither calls for one.
   */
  static int wanted(CourierTrack track, Snapshot snapshot) {
    int mode;
    if (isHarpoonAimed(snapshot)) {
      mode = FittingMode.forFoe(snapshot, target(snapshot)).ordinal();
    } else if (track.isGuessed()) {
      mode = track.best().mode(snapshot.gravity() >= FALLING).ordinal();
    } else {
      return Command.UNCHANGED;
    }
    return mode == snapshot.droneGun().mode ? Command.UNCHANGED : mode;
  }

  /** Returns true if the drone's next aimed shot is a harpoon. */
  static boolean isHarpoonAimed(Snapshot snapshot) {
    int target = target(snapshot);
    return target >= 0 && FireProblemReader.firesHarpoonAt(snapshot, target);
  }

  private static int target(Snapshot snapshot) {
    return snapshot.indexOf(KindRange.FOES, snapshot.droneGun().target);
  }
}
