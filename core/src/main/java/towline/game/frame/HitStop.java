package towline.game.frame;

import java.util.List;
import towline.content.look.EffectRow;
import towline.content.look.EffectTable;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;

/**
 * Stretches time for the eye, as the {@link EffectTable} specifies: it almost stops for a moment at
 * an important kill, and runs slowly after the end of the ship or of a large vessel. It changes
 * only the time of the next tick, never its content.
 */
public final class HitStop {
  /** Minimum time between two stops, s: a chain of kills must not stutter. */
  private static final double STOP_INTERVAL = 0.22;

  /** Time scale during a stop; above 0, so that sparks still creep. */
  private static final double STOP_TIME_SCALE = 0.06;

  /** Time scale of slow motion. */
  private static final double SLOW_TIME_SCALE = 0.3;

  private final EffectTable effects;
  private double strength = 1;
  private double stopLeft;
  private double sinceStop = STOP_INTERVAL;
  private double slowLeft;

  /** Id of the core of the large vessel in the fight; only large vessels have phases. */
  private int largeCore;

  /** Creates hit stops with the durations of {@code effects}. */
  public HitStop(EffectTable effects) {
    this.effects = effects;
  }

  /** Sets the duration of stops and slow motion, as a multiple of the table; 0 turns them off. */
  public void setStrength(double multiple) {
    strength = multiple;
  }

  /** Starts the stops for the events of a tick. */
  public void onEvents(EventList events) {
    double wanted = 0;
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      GameEvent type = event.type();
      if (type == EventType.VESSEL_PHASE) {
        largeCore = event.foe();
      }
      boolean small = type == EventType.VESSEL_DIED && event.foe() != largeCore;
      List<EffectRow> rows = effects.rows(type);
      for (int n = 0; n < rows.size(); n++) {
        EffectRow row = rows.get(n);
        if (row.condition().holds(event.kind(), event.amount())) {
          wanted = Math.max(wanted, strength * row.hitStop());
          slowLeft = Math.max(slowLeft, small ? 0 : strength * row.slowMotion());
        }
      }
    }
    if (wanted > 0 && sinceStop >= STOP_INTERVAL) {
      stopLeft = wanted;
      sinceStop = 0;
    }
  }

  /** Returns true while time is stopped or slow. */
  public boolean isActive() {
    return stopLeft > 0 || slowLeft > 0;
  }

  /** Returns the time that passes in the game while {@code elapsed} seconds pass in the window. */
  public double update(double elapsed) {
    double stop = Math.min(stopLeft, elapsed);
    stopLeft -= stop;
    double left = elapsed - stop;
    sinceStop += elapsed;
    double slowed = Math.min(slowLeft, left);
    slowLeft -= slowed;
    return stop * STOP_TIME_SCALE + slowed * SLOW_TIME_SCALE + (left - slowed);
  }
}
