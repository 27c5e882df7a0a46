package towline.sim.api;

/**
 * What can happen in a tick. Beside its type, an {@link EventList} keeps of each event a place, a
 * subject (whom it happened to), an object (who or what did it) and an amount; what these mean is
 * said here, and what is not said is 0.
 */
public enum EventType {
  /** The ship's gun fired; subject the shot; amount the bearing, radians. */
  SHIP_FIRED,
  /** The drone fired; subject the shot, object the target, amount the index of the aim mode. */
  DRONE_FIRED,
  /** A shot of the ship struck; subject the struck, object the shot; amount the damage. */
  SHIP_SHOT_HIT,
  /** A drone's shot struck what it was aimed at; subject, object, amount the mode's index. */
  DRONE_SHOT_HIT,
  /** A drone's shot struck something else than it was aimed at; as above. */
  DRONE_SHOT_STRAYED,
  /** A drone's shot left its range or the sector; object the shot, amount the mode's index. */
  DRONE_SHOT_MISSED,
  /** A foe was destroyed by the ship's gun; subject the foe; amount its place in a chain. */
  KILLED_BY_SHIP,
  /** A foe was destroyed by the drone's gun; amount the index of the aim mode. */
  KILLED_BY_DRONE,
  /** A foe was destroyed by ramming it with the drone; amount the speed of the blow, m/s. */
  KILLED_BY_WHIP,
  /** A foe was destroyed by a wingman's gun; object the shot. */
  KILLED_BY_WINGMAN,
  /** A foe was destroyed by a missile of the ship; object the missile. */
  KILLED_BY_OWN_MISSILE,
  /** A foe was destroyed by an enemy missile that had been lured into it; object the missile. */
  KILLED_BY_LURED_MISSILE,
  /** A mite burst because one next to it did; object what began it; amount its place in a chain. */
  KILLED_BY_CHAIN,
  /** A mite burst by touching the ship or another mite, or in a chain that began so; as above. */
  MITE_LOST,
  /** A mite burst, whoever did it; subject the mite; amount its place in a chain, from 0 on. */
  MITE_BURST,
  /** A foe went down together with the vessel that it was part of. */
  LOST_WITH_VESSEL,
  /** A snake has no segment left; subject the last segment; amount the snake's id. */
  SNAKE_DIED,
  /** A snake was cut in two; subject the new head; amount the new snake's id. */
  SNAKE_CUT,
  /** A snake entered the sector; subject its head. */
  SNAKE_BORN,
  /** The drone struck a segment and did not destroy it; amount the speed of the blow, m/s. */
  WHIP_HIT,
  /** The drone has become so fast that it breaks what it rams; amount its speed, m/s. */
  WHIP_LETHAL,
  /** A swing of the drone has ended in which something died; amount how many. */
  WHIP_ENDED,
  /** The drone threw a tank that it did not break; subject the tank; amount the blow, m/s. */
  TANK_THROWN,
  /** The drone batted an enemy missile back; subject the missile; amount the drone's speed, m/s. */
  MISSILE_BATTED,
  /** A shot hurt all about where it struck; object the shot; amount how far it reached, m. */
  SHOT_SPLASHED,
  /** The ship was hurt; object who did it; amount the hull that is left, 0 to 1. */
  SHIP_HURT,
  /** The ship was destroyed. */
  SHIP_DIED,
  /** A threat passed the ship closely; subject the threat; amount the gap, m. */
  NEAR_MISS,
  /** A snake bit the cable; object the head; amount the wear, 0 to 1. */
  CABLE_BITTEN,
  /** A snake bit the drone and jammed its gun; object the head; amount for how long, s. */
  DRONE_BITTEN,
  /** The cable parted. */
  CABLE_PARTED,
  /** The ship flew over the drifting drone and hooked it. */
  CABLE_HOOKED,
  /** The slack cable came taut; amount the speed of separation that it took up, m/s. */
  CABLE_TAUT,
  /** A missile left; subject the missile, object who launched it. */
  MISSILE_LAUNCHED,
  /** A missile ran out of fuel; subject the missile. */
  MISSILE_SPENT,
  /** A missile burst, by its fuse or shot down; subject the missile; amount the blast radius, m. */
  MISSILE_BURST,
  /** An enemy gun fired; subject the shot, object who fired; amount the bearing, radians. */
  FOE_FIRED,
  /** A mortar fired; subject the shell, object the tank; amount the time to the landing, s. */
  MORTAR_FIRED,
  /** A shell landed; subject the shell; amount the blast radius, m. */
  SHELL_LANDED,
  /** A shot or a blast struck the drone and jammed its gun; amount for how long, s. */
  DRONE_STRUCK,
  /** A shot of ours struck a plate that no shot breaks; subject the plate, object the shot. */
  ARMOUR_STRUCK,
  /** A wingman's gun fired; subject the shot; amount the bearing, radians. */
  WINGMAN_FIRED,
  /** A wingman's shot or an own missile hurt a foe; subject the foe; amount the damage. */
  FRIEND_SHOT_HIT,
  /** A wingman joined; subject the wingman. */
  WINGMAN_JOINED,
  /** A wingman was hurt; amount how whole it is, 0 to 1. */
  WINGMAN_HURT,
  /** A wingman was shot down. */
  WINGMAN_LOST,
  /** A warp gate appeared; object the ordinal of its guest; amount for how long it shows, s. */
  WARP_GATE_BORN,
  /** A warp gate opened; subject the gate; amount the ordinal of its guest. */
  WARP_GATE_OPENED,
  /** A mite came; subject the mite; amount the number of its school. */
  MITE_BORN,
  /** A tank came; subject the tank. */
  TANK_BORN,
  /** A vessel came; subject its core; amount the index of its kind. */
  VESSEL_BORN,
  /** A vessel lost so much that it fights on in another way; subject its core; amount the phase. */
  VESSEL_PHASE,
  /** A boss was hurt; subject the part; amount the points of health that it lost. */
  VESSEL_HURT,
  /** A vessel was destroyed; subject its core; amount the index of its kind. */
  VESSEL_DIED,
  /** A pick-up appeared; subject it; amount the ordinal of what it gives. */
  POWER_UP_BORN,
  /** The ship took a pick-up; subject it; amount the ordinal of what it gave. */
  POWER_UP_TAKEN,
  /** The ship's shield took a blow and is gone. */
  SHIELD_BROKEN,
  /** The missiles' law was changed; amount the index of the new one. */
  MISSILE_LAW_CHANGED,
  /** The tanks' law was changed; amount the index of the new one. */
  TANK_LAW_CHANGED,
  /** The enemies' aim was changed; amount the index of the new one. */
  FOE_AIM_CHANGED,
  /** A shard was dropped; subject the shard. */
  SHARD_BORN,
  /** The ship picked a shard up; subject the shard. */
  SHARD_TAKEN,
  /** The drone took a new target; subject the target. */
  TARGET_LOCKED,
  /** The drone's aim mode was changed; amount the index of the new one. */
  MODE_CHANGED,
  /** The snap-shot rule was flipped; amount 1 when it is on now. */
  SNAP_SHOT_FLIPPED,
  /** The ship or the drone struck the sector's edge; subject which; amount the speed, m/s. */
  WALL_STRUCK,
  /** The difficulty was changed; amount its index. Told by the rules of play, as are the rest. */
  DIFFICULTY_CHANGED,
  /** A sector was entered; amount its index. */
  SECTOR_ENTERED,
  /** A wave began; amount its number. */
  WAVE_STARTED,
  /** A wave was cleared; amount its number. */
  WAVE_CLEARED,
  /** The multiplier rose; amount the new one. */
  MULTIPLIER_RAISED,
  /** The multiplier fell back to 1; amount the one that was lost. */
  MULTIPLIER_LOST,
  /** A swing that killed two or more earned extra; object by how many times; amount the kills. */
  WHIP_SWING,
  /** Points were earned at a place; amount how many. */
  POINTS
}
