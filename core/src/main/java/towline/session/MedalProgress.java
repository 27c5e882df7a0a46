package towline.session;

import java.util.List;
import towline.content.MedalSpec;
import towline.content.PlayEvent;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;

/**
 * How far a run has come towards each medal, counted from its events alone. It watches a run and
 * never decides anything in it.
 */
public final class MedalProgress {
  private final List<MedalSpec> medals;
  private final PlayMode mode;
  private final int[] counts;
  private int courierKinds;
  private int hitsInARow;
  private int wavesUnhurt;
  private boolean hurtInWave;

  /** No progress yet, in a run of that mode. */
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

  /** How much has been counted towards the medal at that place of the list. */
  public int count(int medal) {
    return counts[medal];
  }

  /** Whether the medal at that place of the list is earned. */
  public boolean earned(int medal) {
    return tier(medal) > 0;
  }

  /** How many goals of the medal at that place of the list are reached. */
  public int tier(int medal) {
    List<Integer> goals = medals.get(medal).goals();
    int tier = 0;
    while (tier < goals.size() && counts[medal] >= goals.get(tier)) {
      tier++;
    }
    return tier;
  }

  /** Keeps what more than one event decides. */
  private void observe(EventType type, Event event) {
    switch (type) {
      case DRONE_SHOT_HIT -> hitsInARow++;
      case DRONE_SHOT_STRAYED, DRONE_SHOT_MISSED -> hitsInARow = 0;
      case COURIER_OPENED -> courierKinds |= 1 << event.courierKind();
      case SHIP_HURT -> hurtInWave = true;
      default -> {
        // Everything else stands for itself.
      }
    }
  }

  private int counted(MedalSpec medal, int count, Event event) {
    GameEvent type = event.type();
    return switch (medal.feat()) {
      case SWING_KILLS -> type == EventType.WHIP_ENDED ? Math.max(count, event.kills()) : count;
      case MISSILES_BATTED -> count + one(type == EventType.MISSILE_BATTED);
      case TANKS_THROWN -> count + one(type == EventType.TANK_THROWN);
      case CHAIN_LINKS -> type == EventType.KILLED_BY_CHAIN ? Math.max(count, event.link()) : count;
      case LURED_KILLS -> count + one(type == EventType.KILLED_BY_LURED_MISSILE);
      case HITS_IN_A_ROW -> Math.max(count, hitsInARow);
      case WAVES_UNHURT -> Math.max(count, wavesUnhurt);
      case GOOD_CALLS -> count + one(type == PlayEvent.GOOD_CALL);
      case COURIER_KINDS -> Integer.bitCount(courierKinds);
      case HAUL -> type == PlayEvent.HAUL_RAISED ? Math.max(count, (int) event.haul()) : count;
      case SNAKES_CUT -> count + one(type == EventType.SNAKE_CUT);
      case NEAR_MISSES -> count + one(type == EventType.NEAR_MISS);
      case OWN_MISSILE_KILLS -> count + one(type == EventType.KILLED_BY_OWN_MISSILE);
      case ARCADE_WAVE -> cleared(PlayMode.ARCADE, count, event);
      case SURVIVAL_WAVE -> cleared(PlayMode.SURVIVAL, count, event);
      case DAILY_WAVE -> cleared(PlayMode.DAILY, count, event);
    };
  }

  private int cleared(PlayMode wanted, int count, Event event) {
    boolean counts = mode == wanted && event.type() == PlayEvent.WAVE_CLEARED;
    return counts ? Math.max(count, event.wave()) : count;
  }

  private static int one(boolean happened) {
    return happened ? 1 : 0;
  }
}
