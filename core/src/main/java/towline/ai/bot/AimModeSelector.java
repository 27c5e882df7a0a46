package towline.ai.bot;

import towline.ai.aim.AimMode;
import towline.sim.api.Command;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * Which aim mode a bot wants for its drone: the one that believes in how a courier flies, or else
 * the simplest one that copes with the target. It keeps a mode for a while, so that the drone finds
 * time to use it.
 */
final class AimModeSelector {
  /** How long a mode is kept at least, s. */
  private static final double LEAST_TIME = 2;

  /** A target that is slower stands still, as good as, m/s. */
  private static final double SLOW = 4.5;

  private double keptFor;

  /**
   * The index of the mode to switch to, or {@link Command#SAME}.
   *
   * @param track what is known of the courier, if there is one
   * @param whips whether the drone is being swung about, which a fixed barrel makes the most of
   */
  int choose(Snapshot seen, int self, CourierTrack track, boolean whips) {
    keptFor += Tick.SECONDS;
    if (track.isGuessed()) {
      keptFor = 0;
      return CourierModeGuess.wanted(track, seen);
    }
    if (keptFor < LEAST_TIME) {
      return Command.SAME;
    }
    int wanted = whips ? AimMode.HOLD.ordinal() : modeAgainst(seen, self);
    if (wanted == Command.SAME || wanted == seen.turret().mode) {
      return Command.SAME;
    }
    keptFor = 0;
    return wanted;
  }

  void hashInto(StateHash hash) {
    hash.add(keptFor);
  }

  private static int modeAgainst(Snapshot seen, int self) {
    int target = seen.indexOf(KindRange.FOES, seen.turret().target);
    if (target < 0) {
      target = NearestUnarmoured.find(seen, self);
    }
    if (target < 0) {
      return Command.SAME;
    }
    boolean falls = seen.gravityX() != 0 || seen.gravityY() != 0;
    return (falls ? AimMode.LOB : modeAgainst(seen, target, speed(seen, target))).ordinal();
  }

  private static AimMode modeAgainst(Snapshot seen, int target, double speed) {
    return switch (seen.kind(target)) {
      case MISSILE -> AimMode.PREDICT;
      case SNAKE_HEAD, SNAKE_SEGMENT -> speed < SLOW ? AimMode.DIRECT : AimMode.TURN_LEAD;
      // A vessel hardly moves, for its size.
      default ->
          seen.kind(target).isVehicle() || seen.kind(target).isFighter()
              ? AimMode.LEAD
              : AimMode.DIRECT;
    };
  }

  private static double speed(Snapshot seen, int target) {
    return Math.sqrt(seen.vx(target) * seen.vx(target) + seen.vy(target) * seen.vy(target));
  }
}
