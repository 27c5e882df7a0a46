package towline.sim.api;

import java.util.List;
import towline.sim.api.Event.Field;

/** What can happen in a tick of the world, with the fields of its subject, object and amount. */
public enum EventType implements GameEvent {
  /** The ship's gun fired. */
  SHIP_FIRED(Field.SHOT, Field.NONE, Field.BEARING),
  /** The drone fired. */
  DRONE_FIRED(Field.SHOT, Field.TARGET, Field.AIM_MODE),
  /** A shot of the ship struck. */
  SHIP_SHOT_HIT(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A drone's shot struck what it was aimed at. */
  DRONE_SHOT_HIT(Field.FOE, Field.SHOT, Field.AIM_MODE),
  /** A drone's shot struck something else than it was aimed at. */
  DRONE_SHOT_STRAYED(Field.FOE, Field.SHOT, Field.AIM_MODE),
  /** A drone's shot that had struck before and flew on struck another foe. */
  DRONE_SHOT_HIT_MORE(Field.FOE, Field.SHOT, Field.AIM_MODE),
  /** A drone's shot left its range or the sector, or struck armour. */
  DRONE_SHOT_MISSED(Field.NONE, Field.SHOT, Field.AIM_MODE),
  /** A drone's shot ended in flight, neither a hit nor a miss: its courier was opened, or left. */
  DRONE_SHOT_LAPSED(Field.NONE, Field.SHOT, Field.AIM_MODE),
  /** A foe was destroyed by the ship's gun. */
  KILLED_BY_SHIP(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A foe was destroyed by the drone's gun. */
  KILLED_BY_DRONE(Field.FOE, Field.SHOT, Field.AIM_MODE),
  /** A foe was destroyed by a blow of the drone, or by what the blow threw about. */
  KILLED_BY_WHIP(Field.FOE, Field.CAUSE, Field.SPEED),
  /** A foe was destroyed by a wingman's gun. */
  KILLED_BY_WINGMAN(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A foe was destroyed by a missile of the ship. */
  KILLED_BY_OWN_MISSILE(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A foe was destroyed by an enemy missile that had been lured into it. */
  KILLED_BY_LURED_MISSILE(Field.FOE, Field.SHOT, Field.DAMAGE),
  /** A foe was destroyed by a module that is fitted. */
  KILLED_BY_MODULE(Field.FOE, Field.NONE, Field.MODULE),
  /** A module that is fitted hurts a foe; told a few times a second. */
  MODULE_HIT(Field.FOE, Field.NONE, Field.MODULE),
  /** A foe that the drone rammed to pieces burst. */
  SHRAPNEL_BURST(Field.FOE, Field.CAUSE, Field.RADIUS),
  /** The drone turned an enemy's shot. */
  SHOT_MIRRORED(Field.SHOT, Field.CAUSE, Field.BEARING),
  /** A mite burst because one next to it did; the cause is what began the chain. */
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
  /** The drone has become so fast that it breaks what it rams. */
  WHIP_LETHAL(Field.ENTITY, Field.NONE, Field.SPEED),
  /** A swing of the drone has ended in which something died. */
  WHIP_ENDED(Field.ENTITY, Field.NONE, Field.KILLS),
  /** The drone threw a tank that it did not break. */
  TANK_THROWN(Field.FOE, Field.CAUSE, Field.SPEED),
  /** The drone batted an enemy missile back; the speed is the drone's. */
  MISSILE_BATTED(Field.SHOT, Field.CAUSE, Field.SPEED),
  /** A shot hurt all about where it struck. */
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
  /** The slack cable came taut and took up a speed of separation. */
  CABLE_TAUT(Field.ENTITY, Field.NONE, Field.SPEED),
  /** A missile left. */
  MISSILE_LAUNCHED(Field.SHOT, Field.SHOOTER, Field.SPEED),
  /** A missile ran out of fuel. */
  MISSILE_SPENT(Field.SHOT, Field.NONE, Field.NONE),
  /** A missile burst: by its fuse, without a cause, or shot down, without a blast. */
  MISSILE_BURST(Field.SHOT, Field.CAUSE, Field.RADIUS),
  /** An enemy gun fired. */
  FOE_FIRED(Field.SHOT, Field.SHOOTER, Field.BEARING),
  /** A mortar fired; the shell lands after that time. */
  MORTAR_FIRED(Field.SHOT, Field.SHOOTER, Field.SECONDS),
  /** A shell landed. */
  SHELL_LANDED(Field.SHOT, Field.SHOOTER, Field.RADIUS),
  /** A shot or a blast struck the drone and jammed its gun. */
  DRONE_STRUCK(Field.ENTITY, Field.CAUSE, Field.SECONDS),
  /** A shot of ours, or the drone, struck armour that it does not break. */
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
  /** A warp gate appeared; it opens after that time. */
  WARP_GATE_BORN(Field.ENTITY, Field.GUEST, Field.SECONDS),
  /** A warp gate opened. */
  WARP_GATE_OPENED(Field.ENTITY, Field.NONE, Field.GUEST),
  /** A mite came. */
  MITE_BORN(Field.FOE, Field.NONE, Field.SCHOOL),
  /** A courier came. */
  COURIER_BORN(Field.FOE, Field.NONE, Field.COURIER_KIND),
  /** A shot that was aimed at a courier cracked its shell. */
  COURIER_CRACKED(Field.FOE, Field.SHOT, Field.CRACKS),
  /** A shot passed a courier, whose shell is whole again. */
  COURIER_MENDED(Field.FOE, Field.SHOT, Field.CRACKS),
  /** A courier was opened. */
  COURIER_OPENED(Field.FOE, Field.COURIER_KIND, Field.AIM_MODE),
  /** A courier left unopened. */
  COURIER_ESCAPED(Field.FOE, Field.NONE, Field.COURIER_KIND),
  /** A tank came. */
  TANK_BORN(Field.FOE, Field.NONE, Field.SCHOOL),
  /** A vessel came; the foe is its core. */
  VESSEL_BORN(Field.FOE, Field.NONE, Field.VESSEL_KIND),
  /** A vessel lost so much that it fights on in another way; the foe is its core. */
  VESSEL_PHASE(Field.FOE, Field.NONE, Field.PHASE),
  /** A part of a boss was hurt. */
  VESSEL_HURT(Field.FOE, Field.CAUSE, Field.DAMAGE),
  /** A part of a boss shows that a salvo is coming, or its core a charge, after that time. */
  VOLLEY_ANNOUNCED(Field.FOE, Field.NONE, Field.SECONDS),
  /** The ship has not done what a boss believed; its guns cool for that time. */
  BOSS_MISLED(Field.FOE, Field.NONE, Field.SECONDS),
  /** A vessel was destroyed; the foe is its core. */
  VESSEL_DIED(Field.FOE, Field.NONE, Field.VESSEL_KIND),
  /** A power-up appeared. */
  POWER_UP_BORN(Field.ENTITY, Field.NONE, Field.POWER_UP),
  /** The ship took a power-up. */
  POWER_UP_TAKEN(Field.ENTITY, Field.CAUSE, Field.POWER_UP),
  /** The ship's shield took a blow and is gone. */
  SHIELD_BROKEN(Field.ENTITY, Field.CAUSE, Field.NONE),
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
  /** The drone's aim mode was changed. */
  MODE_CHANGED(Field.ENTITY, Field.NONE, Field.AIM_MODE),
  /** The ship or the drone struck the sector's edge and changed speed by that much. */
  WALL_STRUCK(Field.ENTITY, Field.NONE, Field.SPEED);

  @SuppressWarnings("ImmutableEnumChecker") // Nobody can change List.of.
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
}
