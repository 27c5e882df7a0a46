package towline.session;

import java.util.List;
import towline.content.MedalSpec;
import towline.content.PlayEvent;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;

/**
 * The progress of a run towards each medal, counted from its events alone. It watches the run and
 * has no influence on it.
 */
public final class MedalProgress {
  private final List<MedalSpec> medals;
  private final PlayMode mode;
  private final int[] counts;
  private int courierKinds;
  private int hitsInARow;
  private int wavesUnhurt;
  private boolean hurtInWave;

  /** Creates a count without progress, for a run of mode {@code mode}. */
  public MedalProgress(List<MedalSpec> medals, PlayMode mode) {
    this.medals = List.copyOf(medals);
    this.mode = mode;
    counts = new int[medals.size()];
  }

  /** Counts the events of a tick. */
  public void count(EventList events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == PlayEvent.WAVE_CLEARED) {
        wavesUnhurt = hurtInWave ? 0 : wavesUnhurt + 1;
        hurtInWave = false;
      } else if (event.type() instanceof EventType type) {
        observe(type, event);
      }
      for (int m = 0; m < counts.length; m++) {
        MedalSpec medal = medals.get(m);
        counts[m] = counted(medal, counts[m], event);
      }
    }
  }

  /** Returns the count towards the medal at index {@code medal} of the list. */
  public int count(int medal) {
    return counts[medal];
  }

  /** Returns true if the medal at index {@code medal} of the list is earned. */
  public boolean isEarned(int medal) {
    return tier(medal) > 0;
  }

  /** Returns the number of reached goals of the medal at index {@code medal} of the list. */
  public int tier(int medal) {
    List<Integer> goals = medals.get(medal).goals();
    int tier = 0;
    while (tier < goals.size() && counts[medal] >= goals.get(tier)) {
      tier++;
    }
    return tier;
  }

  /** Updates the state that medals need beyond single events. */
  private void observe(EventType type, Event event) {
    switch (type) {
      case DRONE_SHOT_HIT -> hitsInARow++;
      case DRONE_SHOT_STRAYED, DRONE_SHOT_MISSED -> hitsInARow = 0;
      case COURIER_OPENED -> courierKinds |= 1 << event.courierKind();
      case SHIP_HURT -> hurtInWave = true;
      default -> {
        // No other event changes the state.
      }
    }
  }

  private int counted(MedalSpec medal, int count, Event event) {
    GameEvent type = event.type();
    return switch (medal.feat()) {
      case SWING_KILLS -> type == EventType.WHIP_ENDED ? Math.max(count, event.kills()) : count;
      case MISSILES_BATTED -> count + increment(type == EventType.MISSILE_BATTED);
      case TANKS_THROWN -> count + increment(type == EventType.TANK_THROWN);
      case CHAIN_LINKS -> type == EventType.KILLED_BY_CHAIN ? Math.max(count, event.link()) : count;
      case LURED_KILLS -> count + increment(type == EventType.KILLED_BY_LURED_MISSILE);
      case HITS_IN_A_ROW -> Math.max(count, hitsInARow);
      case WAVES_UNHURT -> Math.max(count, wavesUnhurt);
      case GOOD_CALLS -> count + increment(type == PlayEvent.GOOD_CALL);
      case COURIER_KINDS -> Integer.bitCount(courierKinds);
      case HAUL -> type == PlayEvent.HAUL_RAISED ? Math.max(count, (int) event.haul()) : count;
      case SNAKES_CUT -> count + increment(type == EventType.SNAKE_CUT);
      case NEAR_MISSES -> count + increment(type == EventType.NEAR_MISS);
      case OWN_MISSILE_KILLS -> count + increment(type == EventType.KILLED_BY_OWN_MISSILE);
      case ARCADE_WAVE -> cleared(PlayMode.ARCADE, count, event);
      case SURVIVAL_WAVE -> cleared(PlayMode.SURVIVAL, count, event);
      case DAILY_WAVE -> cleared(PlayMode.DAILY, count, event);
    };
  }

  private int cleared(PlayMode wanted, int count, Event event) {
    boolean counts = mode == wanted && event.type() == PlayEvent.WAVE_CLEARED;
    return counts ? Math.max(count, event.wave()) : count;
  }

  private static int increment(boolean happened) {
    return happened ? 1 : 0;
  }
}
