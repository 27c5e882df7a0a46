package towline.screen.run;

import org.jspecify.annotations.Nullable;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;

/**
 * Hit stop and slow motion: time almost stops for a moment at a kill that matters, and runs slowly
 * after the end of the ship or of a large vessel. It changes when the next tick comes, never what
 * happens in it.
 */
public final class HitStop {
  /** The longest stop, s. */
  public static final double LONGEST_STOP = 0.08;

  /** The length of a stop, s, by event. */
  private static final double AT_KILL = 0.045;

  private static final double AT_PART = 0.06;
  private static final double AT_WHIP = 0.07;

  /** The shortest time between stops, s: a chain of kills must not stutter. */
  private static final double BETWEEN = 0.22;

  /** The time scale of a stop: sparks still creep. */
  private static final double STILL = 0.06;

  private static final double AFTER_DEATH = 1.3;
  private static final double AFTER_VESSEL = 1.1;
  private static final double SLOW = 0.3;

  private double stopped;
  private double sinceStop = BETWEEN;
  private double slow;

  /** The core of the large vessel that is being fought: only those have phases. */
  private int largeCore;

  /** Reacts to the events of a tick. */
  public void onEvents(EventList events) {
    double wanted = 0;
    for (int i = 0; i < events.size(); i++) {
      wanted = Math.max(wanted, stopAt(events.type(i), events.kind(i)));
      slow = Math.max(slow, slowAt(events.type(i), events.subject(i)));
    }
    if (wanted > 0 && sinceStop >= BETWEEN) {
      stopped = wanted;
      sinceStop = 0;
    }
  }

  private double slowAt(EventType type, int subject) {
    switch (type) {
      case VESSEL_PHASE -> largeCore = subject;
      case VESSEL_DIED -> {
        return subject == largeCore ? AFTER_VESSEL : 0;
      }
      case SHIP_DIED -> {
        return AFTER_DEATH;
      }
      default -> {
        // No slow motion.
      }
    }
    return 0;
  }

  private static double stopAt(EventType type, @Nullable EntityKind kind) {
    return switch (type) {
      case KILLED_BY_SHIP,
          KILLED_BY_DRONE,
          KILLED_BY_WINGMAN,
          KILLED_BY_OWN_MISSILE,
          KILLED_BY_LURED_MISSILE ->
          stopFor(kind);
      case KILLED_BY_WHIP -> AT_WHIP;
      case SNAKE_DIED -> AT_PART;
      case VESSEL_PHASE, VESSEL_DIED, SHIP_HURT, SHIP_DIED -> LONGEST_STOP;
      default -> 0;
    };
  }

  private static double stopFor(@Nullable EntityKind kind) {
    if (kind == null) {
      return 0;
    }
    return switch (kind) {
      case TANK, SNAKE_HEAD -> AT_KILL;
      case VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST, VESSEL_CORE -> AT_PART;
      default -> 0;
    };
  }

  /** The game time, s, for {@code elapsed} seconds of real time. */
  public double update(double elapsed) {
    double stop = Math.min(stopped, elapsed);
    stopped -= stop;
    double left = elapsed - stop;
    sinceStop += elapsed;
    double slowed = Math.min(slow, left);
    slow -= slowed;
    return stop * STILL + slowed * SLOW + (left - slowed);
  }
}
