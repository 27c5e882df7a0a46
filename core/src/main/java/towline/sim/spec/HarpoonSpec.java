package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The harpoons of the Defence Drone, which its swings load and its aimed shots fire.
 *
 * @param capacity the greatest number of loaded harpoons; 0: there are none
 * @param killsPerLoad the number of kills in a swing, after its first, for each further harpoon
 * @param keepTime the time for which a loaded harpoon is kept, s
 * @param shot its flight
 * @param damage the damage to its target and to all segments of a snake that is its target, points
 *     of health
 * @param burstRadius the distance from its target within which others are hurt, m
 * @param burstDamage the damage to those, points of health
 * @param hitShare the distance of its line from the target's centre below which it hits, as a share
 *     of the sum of both radii
 * @param bossPlate the least share of the damage of anything else that a part of a boss takes, 0 to
 *     1
 * @param hintedUntil the last wave in which the display hints at the right mode for a harpoon
 */
public record HarpoonSpec(
    int capacity,
    int killsPerLoad,
    double keepTime,
    ShotSpec shot,
    double damage,
    double burstRadius,
    double burstDamage,
    double hitShare,
    double bossPlate,
    int hintedUntil) {
  public static HarpoonSpec read(JsonFields in) {
    return new HarpoonSpec(
        in.integer("capacity", 0, 9),
        in.integer("killsPerLoad", 1, 100),
        in.number("keepTime", 0.1, 60),
        in.part("shot", ShotSpec::read),
        in.number("damage", 0.1, 1000),
        in.number("burstRadius", 0, 30),
        in.number("burstDamage", 0, 1000),
        in.number("hitShare", 0.1, 1),
        in.number("bossPlate", 0, 1),
        in.integer("hintedUntil", 0, 1000));
  }
}
