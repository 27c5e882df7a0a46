/**
 * Fire control, homing and avoidance for games: deterministic to the bit, without garbage in a
 * game's loop.
 */
module towline.library {
  requires static org.jspecify;

  exports towline.aim;
  exports towline.aim.search;
  exports towline.aim.situation;
  exports towline.avoidance;
  exports towline.homing;
}
