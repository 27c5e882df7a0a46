package towline.game.frame;

import java.util.List;
import towline.content.look.EffectRow;
import towline.content.look.EffectTable;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;

/**
 * Stretches time for the eye, as the {@link EffectTable} says: it all but stands still for a moment
 * at a kill that matters, and runs slowly after the end of the ship or of a large vessel. Only how
 * soon the next tick comes changes, never what is in it.
 */
public final class HitStop {
  /** Stops do not come closer than this, s: a chain of kills must not stutter. */
  private static final double BETWEEN = 0.22;

  /** The time scale of a stop: sparks still creep. */
  private static final double STILL = 0.06;

  /** The pace of slow motion. */
  private static final double SLOW = 0.3;

  private final EffectTable effects;
  private double strength = 1;
  private double stopped;
  private double sinceStop = BETWEEN;
  private double slow;

  /** The core of the large vessel that is being fought: only those have phases. */
  private int largeCore;

  /** Hit stops as the table says. */
  public HitStop(EffectTable effects) {
    this.effects = effects;
  }

  /** Sets how long stops and slow motion last, as a multiple of the table; 0: there are none. */
  public void setStrength(double multiple) {
    strength = multiple;
  }

  /** Takes in what happened in a tick. */
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
          slow = Math.max(slow, small ? 0 : strength * row.slowMotion());
        }
      }
    }
    if (wanted > 0 && sinceStop >= BETWEEN) {
      stopped = wanted;
      sinceStop = 0;
    }
  }

  /** The time that passes in the game while {@code elapsed} seconds pass in the window. */
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
