package towline.screen;

import towline.sim.EventList;
import towline.sim.EventType;

/**
 * Stretches time for the eye: it all but stands still for a moment at a kill, and runs slowly after
 * the ship's end. Only how soon the next tick comes changes, never what is in it.
 */
final class Drama {
  /** How long time stands still, s, by what happened. */
  private static final double AT_KILL = 0.04;

  private static final double AT_WHIP = 0.07;
  private static final double AT_SNAKE = 0.06;
  private static final double AT_HURT = 0.08;

  /** Stops do not come closer than this, s: a chain of kills must not stutter. */
  private static final double BETWEEN = 0.22;

  /** How slowly time runs while it stands still: the sparks still creep. */
  private static final double STILL = 0.06;

  private static final double AFTER_DEATH = 1.3;
  private static final double SLOW = 0.3;

  private double stopped;
  private double sinceStop = BETWEEN;
  private double slow;

  /** Takes in what happened in a tick. */
  void take(EventList events) {
    double wanted = 0;
    for (int i = 0; i < events.size(); i++) {
      wanted = Math.max(wanted, stopAt(events.type(i)));
      if (events.type(i) == EventType.SHIP_DIED) {
        slow = AFTER_DEATH;
      }
    }
    if (wanted > 0 && sinceStop >= BETWEEN) {
      stopped = wanted;
      sinceStop = 0;
    }
  }

  private static double stopAt(EventType type) {
    return switch (type) {
      case KILLED_BY_SHIP, KILLED_BY_DRONE -> AT_KILL;
      case KILLED_BY_WHIP -> AT_WHIP;
      case SNAKE_DIED -> AT_SNAKE;
      case SHIP_HURT, SHIP_DIED -> AT_HURT;
      default -> 0;
    };
  }

  /** The time that passes in the game while {@code elapsed} seconds pass in the window. */
  double pass(double elapsed) {
    double stop = Math.min(stopped, elapsed);
    stopped -= stop;
    double left = elapsed - stop;
    sinceStop += elapsed;
    double slowed = Math.min(slow, left);
    slow -= slowed;
    return stop * STILL + slowed * SLOW + (left - slowed);
  }
}
