package towline.sound;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import towline.content.sound.Cue;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;

/** Maps events to cues. */
final class EventCues {
  /** Events without a cue: too common, or heard through another event. */
  static final Set<EventType> SILENT =
      Set.copyOf(
          EnumSet.of(
              EventType.DRONE_SHOT_MISSED,
              EventType.SHARD_BORN,
              EventType.MODULE_HIT,
              EventType.POINTS,
              EventType.KILLED_BY_CHAIN,
              EventType.MITE_LOST,
              EventType.MITE_BORN,
              EventType.WHIP_LETHAL,
              EventType.WHIP_ENDED,
              EventType.SHOT_SPLASHED,
              EventType.WARP_GATE_OPENED,
              EventType.VESSEL_HURT));

  private static final Cue[] KILLS =
      Arrays.stream(EntityKind.values()).map(EventCues::findKill).toArray(Cue[]::new);

  private EventCues() {}

  /** The cue of an event whose subject is of that kind, or null for none. */
  static @Nullable Cue cue(EventType type, @Nullable EntityKind kind) {
    return switch (type) {
      case SHIP_FIRED -> Cue.SHIP_SHOT;
      case DRONE_FIRED -> Cue.DRONE_SHOT;
      case WINGMAN_FIRED -> Cue.WINGMAN_SHOT;
      case FOE_FIRED -> Cue.FOE_SHOT;
      case SHIP_SHOT_HIT, DRONE_SHOT_STRAYED, DRONE_SHOT_HIT_MORE, FRIEND_SHOT_HIT -> Cue.SHOT_HIT;
      case DRONE_SHOT_HIT -> Cue.DRONE_HIT;
      case ARMOUR_STRUCK -> Cue.ARMOUR;
      case KILLED_BY_SHIP,
          KILLED_BY_DRONE,
          KILLED_BY_WHIP,
          KILLED_BY_MODULE,
          KILLED_BY_WINGMAN,
          KILLED_BY_OWN_MISSILE,
          KILLED_BY_LURED_MISSILE,
          LOST_WITH_VESSEL ->
          kill(kind);
      case SNAKE_DIED -> Cue.SNAKE_DEATH;
      case SNAKE_CUT -> Cue.SNAKE_CUT;
      case SNAKE_BORN -> Cue.SNAKE_BORN;
      case TANK_BORN -> Cue.TANK_BORN;
      case MITE_BURST -> Cue.MITE_BURST;
      case WARP_GATE_BORN -> Cue.TANK_BORN;
      case SHRAPNEL_BURST -> Cue.MITE_BURST;
      case SHOT_MIRRORED -> Cue.ARMOUR;
      case WHIP_HIT, TANK_THROWN, MISSILE_BATTED -> Cue.WHIP_HIT;
      case NEAR_MISS -> Cue.NEAR_MISS;
      case TARGET_LOCKED -> Cue.LOCK;
      case MISSILE_LAUNCHED -> Cue.MISSILE_LAUNCHED;
      case MISSILE_SPENT -> Cue.MISSILE_SPENT;
      case MISSILE_BURST -> Cue.BLAST;
      case MORTAR_FIRED -> Cue.MORTAR_FIRED;
      case SHELL_LANDED -> Cue.MORTAR_LANDED;
      case WALL_STRUCK -> Cue.WALL;
      default -> rare(type);
    };
  }

  private static Cue kill(@Nullable EntityKind kind) {
    return kind == null ? Cue.SNAKE_KILL : KILLS[kind.ordinal()];
  }

  /** A voice named after the kind, such as TANK_KILL, or else that of a snake's segment. */
  private static Cue findKill(EntityKind kind) {
    if (kind.isVesselPart() && kind.isTarget()) {
      return Cue.PART_KILL;
    }
    for (Cue cue : Cue.values()) {
      if (cue.name().equals(kind.name() + "_KILL")) {
        return cue;
      }
    }
    return Cue.SNAKE_KILL;
  }

  private static @Nullable Cue rare(EventType type) {
    return switch (type) {
      case SHIP_HURT -> Cue.SHIP_HURT;
      case SHIP_DIED -> Cue.SHIP_DIED;
      case SHIELD_BROKEN -> Cue.SHIELD_BROKEN;
      case CABLE_BITTEN -> Cue.CABLE_BITTEN;
      case CABLE_PARTED -> Cue.CABLE_PARTED;
      case CABLE_HOOKED -> Cue.CABLE_HOOKED;
      case CABLE_TAUT -> Cue.CABLE_TAUT;
      case DRONE_BITTEN, DRONE_STRUCK -> Cue.DRONE_JAMMED;
      case WINGMAN_JOINED -> Cue.WINGMAN_JOINED;
      case WINGMAN_HURT -> Cue.WINGMAN_HURT;
      case WINGMAN_LOST -> Cue.WINGMAN_LOST;
      case VESSEL_BORN -> Cue.BOSS_ENTERS;
      case VESSEL_PHASE -> Cue.BOSS_PHASE;
      case VESSEL_DIED -> Cue.BOSS_DIES;
      case POWER_UP_BORN -> Cue.POWER_UP_BORN;
      case DRAFT_OPENED -> Cue.DRAFT_OPENED;
      case MODULE_FITTED -> Cue.MODULE_FITTED;
      case POWER_UP_TAKEN -> Cue.POWER_UP_TAKEN;
      case SHARD_TAKEN -> Cue.SHARD;
      case MODE_CHANGED -> Cue.MODE_CHANGED;
      case SNAP_SHOT_FLIPPED -> Cue.SNAP_SHOT;
      case MISSILE_LAW_CHANGED, TANK_LAW_CHANGED, FOE_AIM_CHANGED, DIFFICULTY_CHANGED ->
          Cue.LAW_CHANGED;
      case SECTOR_ENTERED -> Cue.SECTOR_ENTERED;
      case WAVE_STARTED -> Cue.WAVE_STARTED;
      case WAVE_CLEARED -> Cue.WAVE_CLEARED;
      case WHIP_SWING -> Cue.WHIP_SWING;
      case CONVICTION_RAISED -> Cue.CONVICTION_RAISED;
      case CONVICTION_BROKEN -> Cue.CONVICTION_BROKEN;
      case GOOD_CALL -> Cue.GOOD_CALL;
      case MULTIPLIER_RAISED -> Cue.MULTIPLIER_RAISED;
      case MULTIPLIER_LOST -> Cue.MULTIPLIER_LOST;
      default -> null;
    };
  }

  /** The gain of an event of that amount, 0 to 1 of its voice. */
  static double strength(EventType type, double amount) {
    return switch (type) {
      case CABLE_TAUT -> between(amount, 1.5, 14);
      case WALL_STRUCK -> between(amount, 1, 14);
      case WHIP_HIT, KILLED_BY_WHIP -> 0.5 + 0.5 * between(amount, 0, 25);
      case NEAR_MISS -> 1 - 0.6 * between(amount, 0, 3);
      default -> 1;
    };
  }

  private static double between(double amount, double none, double all) {
    return Math.max(0, Math.min(1, (amount - none) / (all - none)));
  }
}
