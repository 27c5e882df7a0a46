package towline.ai.bot;

import towline.aim.AimMode;
import towline.math.StateHash;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/**
 * Which aim mode a bot wants for its drone: the humblest one that is equal to the target. It keeps
 * a mode for a while, so that the drone finds time to use it.
 */
final class AimModeSelector {
  /** How long a mode is kept at least, s. */
  private static final double LEAST_TIME = 2;

  /** A target that is slower stands still, as good as, m/s. */
  private static final double SLOW = 4.5;

  /** A snake that is faster has no time to weave, m/s. */
  private static final double FAST = 9;

  private double keptFor;

  /**
   * The index of the mode to switch to, or {@link Command#SAME_MODE}.
   *
   * @param whips whether the drone is being swung about, which a fixed barrel makes the most of
   */
  int choose(Snapshot seen, int self, boolean whips) {
    keptFor += World.TICK;
    if (keptFor < LEAST_TIME) {
      return Command.SAME_MODE;
    }
    int wanted = whips ? AimMode.HOLD.ordinal() : equalTo(seen, self);
    if (wanted == Command.SAME_MODE || wanted == seen.turret().mode()) {
      return Command.SAME_MODE;
    }
    keptFor = 0;
    return wanted;
  }

  void hashInto(StateHash hash) {
    hash.add(keptFor);
  }

  private static int equalTo(Snapshot seen, int self) {
    int target = seen.indexOfFoe(seen.turret().target());
    if (target < 0) {
      target = BotGoals.nearest(seen, self, EntityKind.FIRST_FOE, EntityKind.LAST_FOE);
    }
    if (target < 0) {
      return Command.SAME_MODE;
    }
    boolean falls = seen.gravityX() != 0 || seen.gravityY() != 0;
    return (falls ? AimMode.LOB : equalTo(seen, target, speed(seen, target))).ordinal();
  }

  private static AimMode equalTo(Snapshot seen, int target, double speed) {
    return switch (seen.kind(target)) {
      case MISSILE -> AimMode.REFINE;
      case TANK -> AimMode.LEAD;
      case SNAKE_HEAD, SNAKE_SEGMENT -> {
        if (speed < SLOW) {
          yield AimMode.DIRECT;
        }
        yield speed < FAST ? AimMode.PREDICT : AimMode.TURN_LEAD;
      }
      default -> AimMode.DIRECT;
    };
  }

  private static double speed(Snapshot seen, int target) {
    return Math.sqrt(seen.vx(target) * seen.vx(target) + seen.vy(target) * seen.vy(target));
  }
}
