package towline.ai.bot;

import towline.ai.aim.AimMode;
import towline.ai.aim.FittingMode;
import towline.ai.gun.FireProblemReader;
import towline.sim.api.Command;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * A bot's choice of its drone's aim mode: the mode with the belief that fits the motion of a
 * harpoon's target, or a courier's flight, or
 * else the simplest mode that suffices for the target. It keeps a mode for a while, so that the
 * drone has time to use it.
 */
final class AimModeSelector {
  /** Least time for which a mode is kept, s. */
  private static final double MIN_MODE_TIME = 2;

  /** Speed below which a target counts as stationary, m/s. */
  private static final double STATIONARY_SPEED = 4.5;

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
    int target = snapshot.indexOf(KindRange.FOES, snapshot.droneGun().target);
    if (target >= 0 && FireProblemReader.firesHarpoonAt(snapshot, target)) {
      int fitting = FittingMode.forFoe(snapshot, target).ordinal();
      keptFor = 0;
      return fitting == snapshot.droneGun().mode ? Command.UNCHANGED : fitting;
    }
    if (track.isGuessed()) {
      keptFor = 0;
      return CourierModeGuess.wanted(track, snapshot);
    }
    if (keptFor < MIN_MODE_TIME) {
      return Command.UNCHANGED;
    }
    int wanted = whips ? AimMode.HOLD.ordinal() : modeFor(snapshot, index);
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
    boolean falls = snapshot.gravityX() != 0 || snapshot.gravityY() != 0;
    return (falls ? AimMode.LOB : modeFor(snapshot, target, speed(snapshot, target))).ordinal();
  }

  private static AimMode modeFor(Snapshot snapshot, int target, double speed) {
    return switch (snapshot.kind(target)) {
      case MISSILE -> AimMode.PREDICT;
      case SNAKE_HEAD, SNAKE_SEGMENT ->
          speed < STATIONARY_SPEED ? AimMode.DIRECT : AimMode.TURN_LEAD;
      // A vessel moves little for its size.
      default ->
          snapshot.kind(target).isVehicle() || snapshot.kind(target).isFighter()
              ? AimMode.LEAD
              : AimMode.DIRECT;
    };
  }

  private static double speed(Snapshot snapshot, int target) {
    return Math.sqrt(
        snapshot.vx(target) * snapshot.vx(target) + snapshot.vy(target) * snapshot.vy(target));
  }
}
