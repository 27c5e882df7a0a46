package towline.sim.api;

/**
 * What can happen in a tick of the world. What place, subject, object and amount of an event mean
 * is said here; an object that is not mentioned is 0.
 */
public enum EventType implements GameEvent {
  /** The ship's gun fired; subject the shot. */
  SHIP_FIRED(Quantity.BEARING),
  /** The drone fired; subject the shot, object the target, amount the index of the aim mode. */
  DRONE_FIRED(Quantity.AIM_MODE),
  /** A shot of the ship struck; subject the struck, object the shot; amount the damage. */
  SHIP_SHOT_HIT(Quantity.DAMAGE),
  /** A drone's shot struck what it was aimed at; subject, object, amount the mode's index. */
  DRONE_SHOT_HIT(Quantity.AIM_MODE),
  /** A drone's shot struck something else than it was aimed at; as above. */
  DRONE_SHOT_STRAYED(Quantity.AIM_MODE),
  /** A drone's shot that had struck before and flew on struck another foe; as above. */
  DRONE_SHOT_HIT_MORE(Quantity.AIM_MODE),
  /** A drone's shot left its range or the sector; object the shot, amount the mode's index. */
  DRONE_SHOT_MISSED(Quantity.AIM_MODE),
  /**
   * A drone's shot ended in flight, neither a hit nor a miss: the courier at which it flew was
   * opened, or left; object the shot, amount the mode's index.
   */
  DRONE_SHOT_LAPSED(Quantity.AIM_MODE),
  /** A foe was destroyed by the ship's gun; subject the foe, object the shot. */
  KILLED_BY_SHIP(Quantity.DAMAGE),
  /** A foe was destroyed by the drone's gun; subject the foe, object the shot. */
  KILLED_BY_DRONE(Quantity.AIM_MODE),
  /**
   * A foe was destroyed by ramming it with the drone; object the drone, amount the blow's speed.
   */
  KILLED_BY_WHIP(Quantity.SPEED),
  /** A foe was destroyed by a wingman's gun; object the shot. */
  KILLED_BY_WINGMAN(Quantity.DAMAGE),
  /** A foe was destroyed by a missile of the ship; object the missile. */
  KILLED_BY_OWN_MISSILE(Quantity.DAMAGE),
  /** A foe was destroyed by an enemy missile that had been lured into it; object the missile. */
  KILLED_BY_LURED_MISSILE(Quantity.DAMAGE),
  /** A foe was destroyed by what is fitted; amount the index of what did it. */
  KILLED_BY_MODULE(Quantity.INDEX),
  /** What is fitted hurts a foe; told a few times a second; amount the index of what did it. */
  MODULE_HIT(Quantity.INDEX),
  /** A foe that the drone rammed to pieces burst; amount how far it reached, m. */
  SHRAPNEL_BURST(Quantity.LENGTH),
  /** The drone turned an enemy's shot; subject the shot, amount its new bearing. */
  SHOT_MIRRORED(Quantity.BEARING),
  /** A mite burst because one next to it did; object what began it; amount its place in a chain. */
  KILLED_BY_CHAIN(Quantity.NUMBER),
  /** A mite burst by touching the ship or another mite, or in a chain that began so; as above. */
  MITE_LOST(Quantity.NUMBER),
  /** A mite burst, whoever did it; subject the mite; amount its place in a chain, from 0 on. */
  MITE_BURST(Quantity.NUMBER),
  /** A part went down with its vessel; object the core, amount the part's radius. */
  LOST_WITH_VESSEL(Quantity.LENGTH),
  /** A snake has no segment left; subject the last segment; amount the snake's id. */
  SNAKE_DIED(Quantity.ID),
  /** A snake was cut in two; subject the new head; amount the new snake's id. */
  SNAKE_CUT(Quantity.ID),
  /** A snake entered the sector; subject its head, amount the snake's id. */
  SNAKE_BORN(Quantity.ID),
  /** The drone struck a segment and did not destroy it; amount the speed of the blow, m/s. */
  WHIP_HIT(Quantity.SPEED),
  /** The drone has become so fast that it breaks what it rams; amount its speed, m/s. */
  WHIP_LETHAL(Quantity.SPEED),
  /** A swing of the drone has ended in which something died; amount how many. */
  WHIP_ENDED(Quantity.NUMBER),
  /** The drone threw a tank that it did not break; subject the tank; amount the blow, m/s. */
  TANK_THROWN(Quantity.SPEED),
  /** The drone batted an enemy missile back; subject the missile; amount the drone's speed, m/s. */
  MISSILE_BATTED(Quantity.SPEED),
  /** A shot hurt all about where it struck; object the shot; amount how far it reached, m. */
  SHOT_SPLASHED(Quantity.LENGTH),
  /** The ship was hurt; object who did it; amount the hull that is left, 0 to 1. */
  SHIP_HURT(Quantity.SHARE),
  /** The ship was destroyed. */
  SHIP_DIED(Quantity.NONE),
  /** A threat passed the ship closely; subject the threat; amount the gap, m. */
  NEAR_MISS(Quantity.LENGTH),
  /** A snake bit the cable; object the head; amount the wear, 0 to 1. */
  CABLE_BITTEN(Quantity.SHARE),
  /** A snake bit the drone and jammed its gun; object the head; amount for how long, s. */
  DRONE_BITTEN(Quantity.TIME),
  /** The cable parted. */
  CABLE_PARTED(Quantity.NONE),
  /** The ship flew over the drifting drone and hooked it. */
  CABLE_HOOKED(Quantity.NONE),
  /** The slack cable came taut; amount the speed of separation that it took up, m/s. */
  CABLE_TAUT(Quantity.SPEED),
  /** A missile left; subject the missile, object who launched it, amount its speed. */
  MISSILE_LAUNCHED(Quantity.SPEED),
  /** A missile ran out of fuel; subject the missile. */
  MISSILE_SPENT(Quantity.NONE),
  /** A missile burst, by its fuse or shot down; subject the missile; amount the blast radius, m. */
  MISSILE_BURST(Quantity.LENGTH),
  /** An enemy gun fired; subject the shot, object who fired. */
  FOE_FIRED(Quantity.BEARING),
  /** A mortar fired; subject the shell, object the tank; amount the time to the landing, s. */
  MORTAR_FIRED(Quantity.TIME),
  /** A shell landed; subject the shell; amount the blast radius, m. */
  SHELL_LANDED(Quantity.LENGTH),
  /** A shot or a blast struck the drone and jammed its gun; amount for how long, s. */
  DRONE_STRUCK(Quantity.TIME),
  /** A shot of ours struck a plate that no shot breaks; subject the plate, object the shot. */
  ARMOUR_STRUCK(Quantity.IMPACT),
  /** A wingman's gun fired; subject the shot. */
  WINGMAN_FIRED(Quantity.BEARING),
  /** A wingman's shot or an own missile hurt a foe; subject the foe; amount the damage. */
  FRIEND_SHOT_HIT(Quantity.DAMAGE),
  /** A wingman joined; subject the wingman, amount its side. */
  WINGMAN_JOINED(Quantity.STATION),
  /** A wingman was hurt; amount how whole it is, 0 to 1. */
  WINGMAN_HURT(Quantity.SHARE),
  /** A wingman was shot down. */
  WINGMAN_LOST(Quantity.SHARE),
  /** A warp gate appeared; object the ordinal of its guest; amount for how long it shows, s. */
  WARP_GATE_BORN(Quantity.TIME),
  /** A warp gate opened; subject the gate; amount the ordinal of its guest. */
  WARP_GATE_OPENED(Quantity.INDEX),
  /** A mite came; subject the mite; amount the number of its school. */
  MITE_BORN(Quantity.NUMBER),
  /** A courier came; amount the index of its kind. */
  COURIER_BORN(Quantity.INDEX),
  /** A shot that was aimed at a courier cracked its shell; object the shot; amount the cracks. */
  COURIER_CRACKED(Quantity.NUMBER),
  /** A shot passed a courier, whose shell is whole again; object the shot; amount the cracks. */
  COURIER_MENDED(Quantity.NUMBER),
  /** A courier was opened; object the index of its kind, amount that of the aim mode. */
  COURIER_OPENED(Quantity.AIM_MODE),
  /** A courier left unopened; amount the index of its kind. */
  COURIER_ESCAPED(Quantity.INDEX),
  /** A tank came; subject the tank. */
  TANK_BORN(Quantity.NONE),
  /** A vessel came; subject its core; amount the index of its kind. */
  VESSEL_BORN(Quantity.INDEX),
  /** A vessel lost so much that it fights on in another way; subject its core; amount the phase. */
  VESSEL_PHASE(Quantity.INDEX),
  /** A boss was hurt; subject the part; amount the points of health that it lost. */
  VESSEL_HURT(Quantity.DAMAGE),
  /** A part of a boss shows that a salvo is coming, or its core a charge; amount in how long, s. */
  VOLLEY_ANNOUNCED(Quantity.TIME),
  /** The ship has not done what a boss believed; subject its core; amount how long guns cool, s. */
  BOSS_MISLED(Quantity.TIME),
  /** A vessel was destroyed; subject its core; amount the index of its kind. */
  VESSEL_DIED(Quantity.INDEX),
  /** A power-up appeared; subject it. */
  POWER_UP_BORN(Quantity.POWER_UP),
  /** The ship took a power-up; subject it. */
  POWER_UP_TAKEN(Quantity.POWER_UP),
  /** The ship's shield took a blow and is gone. */
  SHIELD_BROKEN(Quantity.NONE),
  /** The missiles' law was changed; amount the index of the new one. */
  MISSILE_LAW_CHANGED(Quantity.INDEX),
  /** The tanks' law was changed; amount the index of the new one. */
  TANK_LAW_CHANGED(Quantity.INDEX),
  /** The enemies' aim was changed; amount the index of the new one. */
  FOE_AIM_CHANGED(Quantity.INDEX),
  /** A shard was dropped; subject the shard. */
  SHARD_BORN(Quantity.NONE),
  /** The ship picked a shard up; subject the shard. */
  SHARD_TAKEN(Quantity.NONE),
  /** The drone took a new target; subject the target. */
  TARGET_LOCKED(Quantity.NONE),
  /** The drone's aim mode was changed; amount the index of the new one. */
  MODE_CHANGED(Quantity.AIM_MODE),
  /** The ship or the drone struck the sector's edge; amount by how much it changed speed, m/s. */
  WALL_STRUCK(Quantity.SPEED);

  private final Quantity quantity;

  EventType(Quantity quantity) {
    this.quantity = quantity;
  }

  @Override
  public Quantity quantity() {
    return quantity;
  }
}
