package towline.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.content.MedalSpec;
import towline.content.PlayEvent;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;

/**
 * How far a run has come towards each medal, counted from its events alone. It watches a run and
 * never decides anything in it.
 */
public final class MedalProgress {
  /** The kills that make a wave one of its aim mode: few shots prove nothing. */
  public static final int ENOUGH_KILLS = 8;

  private final GameContent content;
  private final List<MedalSpec> medals;
  private final PlayMode mode;
  private final int[] counts;
  private int modesWithKills;
  private int courierKinds;
  private int courierModes;
  private int hitsInARow;
  private int wavesUnhurt;
  private int modesInWave;
  private int droneKillsInWave;
  private boolean hurtInWave;
  private boolean gunInWave;

  /** No progress yet, in a run of that mode. */
  public MedalProgress(GameContent content, List<MedalSpec> medals, PlayMode mode) {
    this.content = content;
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
      } else if (event.type() instanceof EventType type) {
        observe(type, event);
      }
      for (int m = 0; m < counts.length; m++) {
        MedalSpec medal = medals.get(m);
        counts[m] = counted(medal, counts[m], event);
      }
      if (event.type() == PlayEvent.WAVE_CLEARED) {
        beginWave();
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
      case DRONE_FIRED -> modesInWave |= 1 << event.aimMode();
      case DRONE_SHOT_HIT -> hitsInARow++;
      case DRONE_SHOT_STRAYED, DRONE_SHOT_MISSED -> hitsInARow = 0;
      case KILLED_BY_DRONE -> {
        modesWithKills |= 1 << event.aimMode();
        droneKillsInWave++;
      }
      case COURIER_OPENED -> {
        courierKinds |= 1 << event.courierKind();
        courierModes |= 1 << event.aimMode();
      }
      case SHIP_HURT -> hurtInWave = true;
      case SHIP_FIRED -> gunInWave = true;
      default -> {
        // Everything else stands for itself.
      }
    }
  }

  private void beginWave() {
    modesInWave = 0;
    droneKillsInWave = 0;
    hurtInWave = false;
    gunInWave = false;
  }

  private int counted(MedalSpec medal, int count, Event event) {
    GameEvent type = event.type();
    return switch (medal.feat()) {
      case SWING_KILLS -> type == EventType.WHIP_ENDED ? Math.max(count, event.kills()) : count;
      case WHIP_KILLS -> count + one(type == EventType.KILLED_BY_WHIP);
      case MISSILES_BATTED -> count + one(type == EventType.MISSILE_BATTED);
      case TANKS_THROWN -> count + one(type == EventType.TANK_THROWN);
      case CHAIN_LINKS -> type == EventType.KILLED_BY_CHAIN ? Math.max(count, event.link()) : count;
      case LURED_KILLS -> count + one(type == EventType.KILLED_BY_LURED_MISSILE);
      case LURED_TURRETS ->
          count
              + one(
                  type == EventType.KILLED_BY_LURED_MISSILE
                      && event.kind() == EntityKind.VESSEL_TURRET);
      case TANKS_IN_MODE ->
          count
              + one(
                  type == EventType.KILLED_BY_DRONE
                      && event.kind() == EntityKind.TANK
                      && event.aimMode() == index(medal.mode()));
      case WAVES_IN_MODE ->
          count
              + one(
                  type == PlayEvent.WAVE_CLEARED
                      && modesInWave == 1 << index(medal.mode())
                      && droneKillsInWave >= ENOUGH_KILLS);
      case MODES_WITH_KILLS -> Integer.bitCount(modesWithKills);
      case HITS_IN_A_ROW -> Math.max(count, hitsInARow);
      case WAVES_UNHURT -> Math.max(count, wavesUnhurt);
      case WAVES_WITHOUT_GUN -> count + one(type == PlayEvent.WAVE_CLEARED && !gunInWave);
      case GOOD_CALLS -> count + one(type == PlayEvent.GOOD_CALL);
      case COURIER_KINDS -> Integer.bitCount(courierKinds);
      case COURIER_MODES -> Integer.bitCount(courierModes);
      case HAUL -> type == PlayEvent.HAUL_RAISED ? Math.max(count, (int) event.haul()) : count;
      case CONVICTION ->
          type == PlayEvent.CONVICTION_RAISED ? Math.max(count, event.step()) : count;
      case MULTIPLIER ->
          type == PlayEvent.MULTIPLIER_RAISED ? Math.max(count, event.multiplier()) : count;
      case CABLES_HOOKED -> count + one(type == EventType.CABLE_HOOKED);
      case SNAKES_CUT -> count + one(type == EventType.SNAKE_CUT);
      case NEAR_MISSES -> count + one(type == EventType.NEAR_MISS);
      case SHARDS -> count + one(type == EventType.SHARD_TAKEN);
      case OWN_MISSILE_KILLS -> count + one(type == EventType.KILLED_BY_OWN_MISSILE);
      case BOSSES -> count + one(type == EventType.VESSEL_DIED && isBoss(event.vesselKind()));
      case ARCADE_WAVE -> cleared(PlayMode.ARCADE, count, event);
      case SURVIVAL_WAVE -> cleared(PlayMode.SURVIVAL, count, event);
      case DAILY_WAVE -> cleared(PlayMode.DAILY, count, event);
    };
  }

  private int cleared(PlayMode wanted, int count, Event event) {
    boolean counts = mode == wanted && event.type() == PlayEvent.WAVE_CLEARED;
    return counts ? Math.max(count, event.wave()) : count;
  }

  private boolean isBoss(int kind) {
    return content.vessels().get(kind).phases() > 1;
  }

  private static int index(@Nullable AimMode mode) {
    return mode == null ? 0 : mode.ordinal();
  }

  private static int one(boolean happened) {
    return happened ? 1 : 0;
  }
}
