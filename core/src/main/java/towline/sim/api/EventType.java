package towline.sim.api;

import java.util.List;
import towline.sim.api.Event.Field;

/** The type of an event of the world, with the fields of its subject, object and amount. */
public enum EventType implements GameEvent {
  /** The ship's gun fired. */
  SHIP_FIRED(Field.SHOT, Field.NONE, Field.BEARING),
  /** The drone fired. */
  DRONE_FIRED(Field.SHOT, Field.TARGET, Field.AIM_MODE),
  /** A shot of the ship struck. */
  SHIP_SHOT_HIT(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A drone's shot struck its target. */
  DRONE_SHOT_HIT(Field.FOE, Field.SHOT, Field.AIM_MODE),
  /** A drone's shot struck something other than its target. */
  DRONE_SHOT_STRAYED(Field.FOE, Field.SHOT, Field.AIM_MODE),
  /** A drone's shot that had struck before and flew on struck another foe. */
  DRONE_SHOT_HIT_MORE(Field.FOE, Field.SHOT, Field.AIM_MODE),
  /** A drone's shot left its range or the sector, or struck armour. */
  DRONE_SHOT_MISSED(Field.NONE, Field.SHOT, Field.AIM_MODE),
  /** A drone's shot ended in flight because its courier was opened or left: no hit, no miss. */
  DRONE_SHOT_LAPSED(Field.NONE, Field.SHOT, Field.AIM_MODE),
  /** A foe was destroyed by the ship's gun. */
  KILLED_BY_SHIP(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A foe was destroyed by the drone's gun. */
  KILLED_BY_DRONE(Field.FOE, Field.SHOT, Field.AIM_MODE),
  /** A foe was destroyed by a harpoon of the drone. */
  KILLED_BY_HARPOON(Field.FOE, Field.SHOT, Field.AIM_MODE),
  /** A swing loaded a harpoon. */
  HARPOON_LOADED(Field.ENTITY, Field.NONE, Field.HARPOONS),
  /** A loaded harpoon was lost because it was not fired in time. */
  HARPOON_EXPIRED(Field.ENTITY, Field.NONE, Field.HARPOONS),
  /** The drone fired a harpoon; a {@link #DRONE_FIRED} goes with it. */
  HARPOON_FIRED(Field.SHOT, Field.TARGET, Field.AIM_MODE),
  /** A harpoon hit its target; a {@link #DRONE_SHOT_HIT} goes with it. */
  HARPOON_HIT(Field.FOE, Field.SHOT, Field.AIM_MODE),
  /** A harpoon flew back into the barrel. */
  HARPOON_RETURNED(Field.ENTITY, Field.SHOT, Field.HARPOONS),
  /** A harpoon missed its target. */
  HARPOON_LOST(Field.TARGET, Field.SHOT, Field.AIM_MODE),
  /** A foe was destroyed by a blow of the drone, or by a tank that a blow had thrown. */
  KILLED_BY_WHIP(Field.FOE, Field.CAUSE, Field.SPEED),
  /** A foe was destroyed by a wingman's gun. */
  KILLED_BY_WINGMAN(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A foe was destroyed by a missile of the ship. */
  KILLED_BY_OWN_MISSILE(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A foe was destroyed by an enemy missile that had been lured into it. */
  KILLED_BY_LURED_MISSILE(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A foe was destroyed by the barrage of an enemy that believed the ship there. */
  KILLED_BY_BARRAGE(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A shell of a barrage hurt a foe. */
  BARRAGE_HIT(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A foe was destroyed by a module. */
  KILLED_BY_MODULE(Field.FOE, Field.NONE, Field.MODULE),
  /** A module hurts a foe; reported a few times a second. */
  MODULE_HIT(Field.FOE, Field.NONE, Field.MODULE),
  /** A foe that the drone rammed to pieces burst. */
  SHRAPNEL_BURST(Field.FOE, Field.CAUSE, Field.RADIUS),
  /** The drone sent an enemy's shot back. */
  SHOT_MIRRORED(Field.SHOT, Field.CAUSE, Field.BEARING),
  /** A mite burst because one next to it did; the cause is the origin of the chain. */
  KILLED_BY_CHAIN(Field.FOE, Field.CAUSE, Field.LINK),
  /** A mite burst by touching the ship or another mite, or in a chain that began so. */
  MITE_LOST(Field.FOE, Field.CAUSE, Field.LINK),
  /** A mite burst, whatever the cause. */
  MITE_BURST(Field.FOE, Field.CAUSE, Field.LINK),
  /** A part went down with its vessel; the cause is the core. */
  LOST_WITH_VESSEL(Field.FOE, Field.CAUSE, Field.RADIUS),
  /** A snake has no segment left; the foe is the last one. */
  SNAKE_DIED(Field.FOE, Field.NONE, Field.SNAKE),
  /** A snake was cut in two; foe and snake are the new head and the new snake. */
  SNAKE_CUT(Field.FOE, Field.NONE, Field.SNAKE),
  /** A snake entered the sector; the foe is its head. */
  SNAKE_BORN(Field.FOE, Field.NONE, Field.SNAKE),
  /** The drone, or a thrown tank, struck a foe and did not destroy it. */
  WHIP_HIT(Field.FOE, Field.CAUSE, Field.SPEED),
  /** The drone became fast enough to break what it rams. */
  WHIP_LETHAL(Field.ENTITY, Field.NONE, Field.SPEED),
  /** A swing of the drone in which something died ended. */
  WHIP_ENDED(Field.ENTITY, Field.NONE, Field.KILLS),
  /** The drone threw a tank that it did not break. */
  TANK_THROWN(Field.FOE, Field.CAUSE, Field.SPEED),
  /** The drone batted an enemy missile back; the speed is the drone's. */
  MISSILE_BATTED(Field.SHOT, Field.CAUSE, Field.SPEED),
  /** A shot hurt everything around the point that it struck. */
  SHOT_SPLASHED(Field.FOE, Field.SHOT, Field.RADIUS),
  /** The ship was hurt. */
  SHIP_HURT(Field.ENTITY, Field.CAUSE, Field.HULL_LEFT),
  /** The ship was destroyed. */
  SHIP_DIED(Field.ENTITY, Field.CAUSE, Field.NONE),
  /** A threat passed the ship closely. */
  NEAR_MISS(Field.ENTITY, Field.TARGET, Field.GAP),
  /** A snake bit the cable. */
  CABLE_BITTEN(Field.ENTITY, Field.CAUSE, Field.WEAR),
  /** A snake bit the drone and jammed its gun. */
  DRONE_BITTEN(Field.ENTITY, Field.CAUSE, Field.SECONDS),
  /** The cable parted. */
  CABLE_PARTED(Field.ENTITY, Field.CAUSE, Field.NONE),
  /** The ship flew over the drifting drone and hooked it. */
  CABLE_HOOKED(Field.ENTITY, Field.CAUSE, Field.NONE),
  /** The slack cable became taut; the speed is that at which ship and drone separated. */
  CABLE_TAUT(Field.ENTITY, Field.NONE, Field.SPEED),
  /** A missile was launched. */
  MISSILE_LAUNCHED(Field.SHOT, Field.SHOOTER, Field.SPEED),
  /** A missile ran out of fuel. */
  MISSILE_SPENT(Field.SHOT, Field.NONE, Field.NONE),
  /** A missile burst: by its fuse (no cause), or shot down (no blast). */
  MISSILE_BURST(Field.SHOT, Field.CAUSE, Field.RADIUS),
  /** An enemy gun fired. */
  FOE_FIRED(Field.SHOT, Field.SHOOTER, Field.BEARING),
  /** A mortar or a barrage fired; its shell lands in {@link Field#SECONDS}. */
  MORTAR_FIRED(Field.SHOT, Field.SHOOTER, Field.SECONDS),
  /** A shell landed. */
  SHELL_LANDED(Field.SHOT, Field.SHOOTER, Field.RADIUS),
  /** A shot or a blast struck the drone and jammed its gun. */
  DRONE_STRUCK(Field.ENTITY, Field.CAUSE, Field.SECONDS),
  /** A friendly shot, or the drone, struck armour that it cannot break. */
  ARMOUR_STRUCK(Field.FOE, Field.CAUSE, Field.IMPACT),
  /** A wingman's gun fired. */
  WINGMAN_FIRED(Field.SHOT, Field.SHOOTER, Field.BEARING),
  /** A wingman's shot or an own missile hurt a foe. */
  FRIEND_SHOT_HIT(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A wingman joined. */
  WINGMAN_JOINED(Field.ENTITY, Field.NONE, Field.STATION),
  /** A wingman was hurt. */
  WINGMAN_HURT(Field.ENTITY, Field.CAUSE, Field.HULL_LEFT),
  /** A wingman was shot down. */
  WINGMAN_LOST(Field.ENTITY, Field.CAUSE, Field.HULL_LEFT),
  /** A warp gate appeared; it opens in {@link Field#SECONDS}. */
  WARP_GATE_BORN(Field.ENTITY, Field.GUEST, Field.SECONDS),
  /** A warp gate opened. */
  WARP_GATE_OPENED(Field.ENTITY, Field.NONE, Field.GUEST),
  /** A mite entered the sector. */
  MITE_BORN(Field.FOE, Field.NONE, Field.SCHOOL),
  /** A courier entered the sector. */
  COURIER_BORN(Field.FOE, Field.NONE, Field.COURIER_KIND),
  /** A shot that was aimed at a courier cracked its shell. */
  COURIER_CRACKED(Field.FOE, Field.SHOT, Field.CRACKS),
  /** A shot missed a courier, and its shell mended. */
  COURIER_MENDED(Field.FOE, Field.SHOT, Field.CRACKS),
  /** A courier was opened. */
  COURIER_OPENED(Field.FOE, Field.COURIER_KIND, Field.AIM_MODE),
  /** A courier left unopened. */
  COURIER_ESCAPED(Field.FOE, Field.NONE, Field.COURIER_KIND),
  /** A tank entered the sector. */
  TANK_BORN(Field.FOE, Field.NONE, Field.SCHOOL),
  /** A vessel entered the sector; the foe is its core. */
  VESSEL_BORN(Field.FOE, Field.NONE, Field.VESSEL_KIND),
  /** A vessel was hurt so much that its next phase began; the foe is its core. */
  VESSEL_PHASE(Field.FOE, Field.NONE, Field.PHASE),
  /** A part of a boss was hurt. */
  VESSEL_HURT(Field.FOE, Field.CAUSE, Field.DAMAGE),
  /** A part of a boss announced a salvo, or its core a charge, in {@link Field#SECONDS}. */
  VOLLEY_ANNOUNCED(Field.FOE, Field.NONE, Field.SECONDS),
  /** A vessel was destroyed; the foe is its core. */
  VESSEL_DIED(Field.FOE, Field.NONE, Field.VESSEL_KIND),
  /** An enemy that was left at the end of a wave began to flee; of a snake, its head. */
  FOE_FLED(Field.FOE, Field.NONE, Field.RADIUS),
  /** A power-up appeared. */
  POWER_UP_BORN(Field.ENTITY, Field.NONE, Field.POWER_UP),
  /** The ship took a power-up. */
  POWER_UP_TAKEN(Field.ENTITY, Field.CAUSE, Field.POWER_UP),
  /** The ship's shield absorbed a blow and broke. */
  SHIELD_BROKEN(Field.ENTITY, Field.CAUSE, Field.NONE),
  /** A haul gate opened; it closes in {@link Field#SECONDS}. */
  HAUL_GATE_OPENED(Field.ENTITY, Field.NONE, Field.SECONDS),
  /** The ship or the drone, the cause, passed a haul gate. */
  HAUL_GATE_PASSED(Field.ENTITY, Field.CAUSE, Field.NONE),
  /** A haul gate closed because nothing had passed it in time. */
  HAUL_GATE_CLOSED(Field.ENTITY, Field.NONE, Field.NONE),
  /** The missiles' law was changed. */
  MISSILE_LAW_CHANGED(Field.INDEX),
  /** The tanks' law was changed. */
  TANK_LAW_CHANGED(Field.INDEX),
  /** The enemies' aim was changed. */
  FOE_AIM_CHANGED(Field.INDEX),
  /** A shard was dropped. */
  SHARD_BORN(Field.ENTITY, Field.NONE, Field.NONE),
  /** The ship picked a shard up. */
  SHARD_TAKEN(Field.ENTITY, Field.CAUSE, Field.NONE),
  /** The drone took a new target. */
  TARGET_LOCKED(Field.TARGET, Field.CAUSE, Field.NONE),
  /** The player named the drone's target. */
  TARGET_NAMED(Field.TARGET, Field.CAUSE, Field.NONE),
  /** The player released the named target. */
  TARGET_RELEASED(Field.TARGET, Field.CAUSE, Field.NONE),
  /** The drone's aim mode was changed. */
  MODE_CHANGED(Field.ENTITY, Field.NONE, Field.AIM_MODE),
  /** The ship or the drone struck the sector's edge; the speed is its change of velocity. */
  WALL_STRUCK(Field.ENTITY, Field.NONE, Field.SPEED);

  @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
  private final List<Field> fields;

  EventType(Field amount) {
    this(Field.NONE, Field.NONE, amount);
  }

  EventType(Field subject, Field object, Field amount) {
    fields = List.of(subject, object, amount);
  }

  @Override
  public List<Field> fields() {
    return fields;
  }

  /** Returns true for the death of a foe that counts as a kill of the player. */
  public boolean isKill() {
    return switch (this) {
      case KILLED_BY_SHIP,
          KILLED_BY_DRONE,
          KILLED_BY_HARPOON,
          KILLED_BY_WHIP,
          KILLED_BY_WINGMAN,
          KILLED_BY_OWN_MISSILE,
          KILLED_BY_LURED_MISSILE,
          KILLED_BY_BARRAGE,
          KILLED_BY_MODULE,
          KILLED_BY_CHAIN ->
          true;
      default -> false;
    };
  }
}
