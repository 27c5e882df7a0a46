package towline.content.sound;

/** A sound of the game; each has its own voice in {@code assets/tuning/sound.json}. */
public enum Cue {
  /** The ship's gun. */
  SHIP_SHOT,
  /** The drone's gun. */
  DRONE_SHOT,
  /** A wingman's gun. */
  WINGMAN_SHOT,
  /** An enemy gun. */
  FOE_SHOT,
  /** A shot of ship or wingman strikes, or a shot of the drone strikes another than its target. */
  SHOT_HIT,
  /** A shot of the drone strikes its target. */
  DRONE_HIT,
  /** A shot strikes armour. */
  ARMOUR,
  /** A segment of a snake is destroyed. */
  SNAKE_KILL,
  /** The last segment of a snake is destroyed. */
  SNAKE_DEATH,
  /** A snake is cut in two. */
  SNAKE_CUT,
  /** A snake enters. */
  SNAKE_BORN,
  /** An enemy missile is shot down. */
  MISSILE_KILL,
  /** A mite bursts; higher with its place in a chain. */
  MITE_BURST,
  /** A tank is destroyed. */
  TANK_KILL,
  /** A tank enters. */
  TANK_BORN,
  /** A part of a vessel is destroyed. */
  PART_KILL,
  /** The swung drone destroys a foe; in addition to the cue of that foe. */
  WHIP_KILL,
  /** A swing of the drone with several kills ended. */
  WHIP_SWING,
  /** The swung drone strikes a foe and does not destroy it. */
  WHIP_HIT,
  /** A threat passes closely. */
  NEAR_MISS,
  /** The drone takes a target. */
  LOCK,
  /** A missile is launched; higher with the number launched just before. */
  MISSILE_LAUNCHED,
  /** A missile runs out of fuel. */
  MISSILE_SPENT,
  /** A mortar fires. */
  MORTAR_FIRED,
  /** A shell lands. */
  MORTAR_LANDED,
  /** A missile bursts. */
  BLAST,
  /** The slack cable becomes taut. */
  CABLE_TAUT,
  /** The cable is bitten. */
  CABLE_BITTEN,
  /** The cable parts. */
  CABLE_PARTED,
  /** The drone is hooked again. */
  CABLE_HOOKED,
  /** The drifting drone calls; higher as the ship approaches. */
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
  /** The shield breaks. */
  SHIELD_BROKEN,
  /** The ship is hurt. */
  SHIP_HURT,
  /** The ship has little hull left; repeated. */
  LOW_HULL,
  /** The ship is destroyed. */
  SHIP_DIED,
  /** A wave begins. */
  WAVE_STARTED,
  /** A wave is cleared. */
  WAVE_CLEARED,
  /** A sector is entered. */
  SECTOR_ENTERED,
  /** A vessel enters. */
  BOSS_ENTERS,
  /** A boss announces a volley or a charge. */
  BOSS_VOLLEY,
  /** A boss's belief about the ship was wrong. */
  BOSS_MISLED,
  /** A vessel's next phase begins. */
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
  /** A swing loads a harpoon; higher with the number of loaded ones. */
  HARPOON_LOADED,
  /** A loaded harpoon was kept too long. */
  HARPOON_EXPIRED,
  /** The drone fires a harpoon. */
  HARPOON_FIRED,
  /** A harpoon strikes its target. */
  HARPOON_HIT,
  /** A harpoon flies back into the barrel. */
  HARPOON_RETURNED,
  /** A harpoon misses. */
  HARPOON_LOST,
  /** A courier enters. */
  COURIER_ENTERS,
  /** A layer of a courier's shell breaks; higher with the number of broken layers. */
  COURIER_CRACKED,
  /** A miss mends a courier's shell. */
  COURIER_MENDED,
  /** A courier is opened. */
  COURIER_OPENED,
  /** A courier leaves unopened. */
  COURIER_ESCAPES,
  /** A haul gate opens. */
  HAUL_GATE_OPENS,
  /** A haul gate banks the haul. */
  HAUL_BANKED,
  /** A blow costs the part of the haul that is at risk. */
  HAUL_LOST,
  /** A draft opens. */
  DRAFT_OPENED,
  /** The module that was chosen in a draft is fitted. */
  MODULE_FITTED,
  /** Two modules make a build. */
  BUILD_COMPLETED,
  /** The player completes a lesson. */
  LESSON_DONE,
  /** The drone's aim mode is changed. */
  MODE_CHANGED,
  /** The player names the drone's target. */
  TARGET_NAMED,
  /** The player releases the named target. */
  TARGET_RELEASED,
  /** A law of the enemies, or the difficulty, is changed. */
  LAW_CHANGED,
  /** The selection of a menu moves. */
  MENU_MOVE,
  /** An entry of a menu is chosen. */
  MENU_CHOOSE,
  /** A menu is left. */
  MENU_BACK
}
