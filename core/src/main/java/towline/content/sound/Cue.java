package towline.content.sound;

/** What can be heard: each has a voice of its own in {@code assets/tuning/sound.json}. */
public enum Cue {
  /** The ship's gun. */
  SHIP_SHOT,
  /** The drone's gun. */
  DRONE_SHOT,
  /** A wingman's gun. */
  WINGMAN_SHOT,
  /** An enemy gun. */
  FOE_SHOT,
  /** A shot of ship or wingman strikes, or one of the drone something else than its target. */
  SHOT_HIT,
  /** A shot of the drone strikes what it was aimed at. */
  DRONE_HIT,
  /** A shot strikes what no shot breaks. */
  ARMOUR,
  /** A segment of a snake is destroyed. */
  SNAKE_KILL,
  /** The last segment of a snake is gone. */
  SNAKE_DEATH,
  /** A snake is cut in two. */
  SNAKE_CUT,
  /** A snake comes. */
  SNAKE_BORN,
  /** An enemy missile is shot down. */
  MISSILE_KILL,
  /** A mite bursts; the higher, the later in a chain. */
  MITE_BURST,
  /** A tank is destroyed. */
  TANK_KILL,
  /** A tank comes. */
  TANK_BORN,
  /** A part of a vessel is destroyed. */
  PART_KILL,
  /** The swung drone destroys something; beside the voice of what it destroys. */
  WHIP_KILL,
  /** A swing of the drone that destroyed several has ended. */
  WHIP_SWING,
  /** The swung drone strikes and does not destroy. */
  WHIP_HIT,
  /** A threat passes closely. */
  NEAR_MISS,
  /** The drone takes a target. */
  LOCK,
  /** A missile leaves; the higher, the more left just before it. */
  MISSILE_LAUNCHED,
  /** A missile runs out of fuel. */
  MISSILE_SPENT,
  /** A mortar fires. */
  MORTAR_FIRED,
  /** A shell lands. */
  MORTAR_LANDED,
  /** A missile bursts. */
  BLAST,
  /** The slack cable comes taut. */
  CABLE_TAUT,
  /** The cable is bitten. */
  CABLE_BITTEN,
  /** The cable parts. */
  CABLE_PARTED,
  /** The drone is hooked again. */
  CABLE_HOOKED,
  /** The drone calls from where it drifts; the nearer, the higher. */
  CABLE_CALL,
  /** The drone's gun is jammed. */
  DRONE_JAMMED,
  /** Ship or drone strike the sector's edge. */
  WALL,
  /** A shard is picked up. */
  SHARD,
  /** A power-up appears. */
  POWER_UP_BORN,
  /** A power-up is taken. */
  POWER_UP_TAKEN,
  /** A wingman joins. */
  WINGMAN_JOINED,
  /** A wingman is hurt. */
  WINGMAN_HURT,
  /** A wingman is lost. */
  WINGMAN_LOST,
  /** The shield is gone. */
  SHIELD_BROKEN,
  /** The ship is hurt. */
  SHIP_HURT,
  /** The ship has little hull left; again and again. */
  LOW_HULL,
  /** The ship is destroyed. */
  SHIP_DIED,
  /** A wave begins. */
  WAVE_STARTED,
  /** A wave is cleared. */
  WAVE_CLEARED,
  /** A sector is entered. */
  SECTOR_ENTERED,
  /** A vessel comes. */
  BOSS_ENTERS,
  /** A boss announces a volley or a charge. */
  BOSS_VOLLEY,
  /** A boss was wrong about the ship. */
  BOSS_MISLED,
  /** A vessel fights on in another way. */
  BOSS_PHASE,
  /** A vessel is destroyed. */
  BOSS_DIES,
  /** The multiplier rises. */
  MULTIPLIER_RAISED,
  /** The multiplier is lost. */
  MULTIPLIER_LOST,
  /** A medal is shown. */
  MEDAL,
  /** A switch to the right belief just before a kill. */
  GOOD_CALL,
  /** The drone's belief is charged by a step; the higher, the more. */
  CONVICTION_RAISED,
  /** A miss breaks a charged belief. */
  CONVICTION_BROKEN,
  /** A courier comes. */
  COURIER_ENTERS,
  /** A layer of a courier's shell breaks; the higher, the more are broken. */
  COURIER_CRACKED,
  /** A miss mends a courier's shell. */
  COURIER_MENDED,
  /** A courier is opened. */
  COURIER_OPENED,
  /** A courier leaves unopened. */
  COURIER_ESCAPES,
  /** A draft opens. */
  DRAFT_OPENED,
  /** What was chosen of a draft is fitted. */
  MODULE_FITTED,
  /** Two modules make a build. */
  BUILD_COMPLETED,
  /** The player has done what a lesson says. */
  LESSON_DONE,
  /** The drone's aim mode is changed. */
  MODE_CHANGED,
  /** A law of the enemies, or the difficulty, is changed. */
  LAW_CHANGED,
  /** Another entry of a menu is marked. */
  MENU_MOVE,
  /** An entry of a menu is chosen. */
  MENU_CHOOSE,
  /** A menu is left. */
  MENU_BACK
}
