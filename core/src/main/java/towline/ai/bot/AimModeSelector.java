package towline.ai.bot;

import towline.ai.aim.AimMode;
import towline.ai.aim.FittingMode;
import towline.sim.api.Command;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * A bot's choice of its drone's aim mode: the mode with the belief that fits the motion of the
 * courier or, for a harpoon and without a courier, of the drone's target. It keeps a mode for a
 * while, so that the drone has time to use it, unless a harpoon is loaded.
 */
final class AimModeSelector {
  /** Least time for which a mode is kept, s. */
  private static final double MIN_MODE_TIME = 2;

  /** Time for which the present mode has been kept, s. */
  private double keptFor;

  /**
   * Returns the index of the mode to switch to, or {@link Command#UNCHANGED}.
   *
   * @param track the track of the courier, if there is one
   * @param whips true if the drone is being swung, for which a fixed barrel is best
   */
  int choose(Snapshot snapshot, int index, CourierTrack track, boolean whips) {
    keptFor += Tick.SECONDS;
    if (track.isGuessed() || AimModeGuess.isHarpoonAimed(snapshot)) {
      keptFor = 0;
      return AimModeGuess.wanted(track, snapshot);
    }
    boolean isLoaded = snapshot.droneGun().harpoons > 0;
    if (!isLoaded && keptFor < MIN_MODE_TIME) {
      return Command.UNCHANGED;
    }
    int wanted = whips && !isLoaded ? AimMode.HOLD.ordinal() : modeFor(snapshot, index);
    if (wanted == Command.UNCHANGED || wanted == snapshot.droneGun().mode) {
      return Command.UNCHANGED;
    }
    keptFor = 0;
    return wanted;
  }

  void hashInto(StateHash hash) {
    hash.add(keptFor);
  }

  private static int modeFor(Snapshot snapshot, int index) {
    int target = snapshot.indexOf(KindRange.FOES, snapshot.droneGun().target);
    if (target < 0) {
      target = NearestUnarmoured.find(snapshot, index);
    }
    if (target < 0) {
      return Command.UNCHANGED;
    }
    return FittingMode.forFoe(snapshot, target).ordinal();
  }
}
