package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The abilities of the cable between ship and drone.
 *
 * @param shortest the length when it is reeled in, m
 * @param longest the length when it is paid out, m
 * @param start the length at the start, m
 * @param reelRate the rate of the winch, m/s
 * @param softZone the fraction of the length, at its end, in which the cable already pulls
 * @param stiffness the stiffness in that zone: the frequency of ship and drone oscillating on it,
 *     Hz
 * @param damping the damping ratio of that oscillation
 * @param fullTension the pull that counts as a tension of 1, N
 * @param reach the distance from the line between its ends at which it touches foes, which bite it
 *     or which it burns and cuts, m
 * @param biteWear the wear of a bite, as a fraction of the whole cable
 * @param mendRate the rate at which wear mends, as a fraction of the whole cable a second
 * @param driftDrag the drag of the drone without a cable, 1/s
 * @param crawl the speed of the drone towards the ship without a cable, m/s
 * @param hookReach the distance from the drifting drone at which the ship hooks it, m
 * @param hookPause the time for which a parted cable cannot be hooked on again, s
 * @param mercy the time for which nothing hurts the ship after the cable has parted, s
 */
public record CableSpec(
    double shortest,
    double longest,
    double start,
    double reelRate,
    double softZone,
    double stiffness,
    double damping,
    double fullTension,
    double reach,
    double biteWear,
    double mendRate,
    double driftDrag,
    double crawl,
    double hookReach,
    double hookPause,
    double mercy) {
  /** Checks its fields against each other. */
  public CableSpec {
    Check.within("longest length of the cable", longest, shortest, 1000);
    Check.within("length of the cable at the start", start, shortest, longest);
  }

  public static CableSpec read(JsonFields in) {
    return new CableSpec(
        in.number("shortest", 1, 50),
        in.number("longest", 1, 50),
        in.number("start", 1, 50),
        in.number("reelRate", 0, 60),
        in.number("softZone", 0.01, 0.9),
        in.number("stiffness", 0.1, 10),
        in.number("damping", 0, 2),
        in.number("fullTension", 1, 1e5),
        in.number("reach", 0, 2),
        in.number("biteWear", 0, 1),
        in.number("mendRate", 0, 1),
        in.number("driftDrag", 0, 20),
        in.number("crawl", 0, 10),
        in.number("hookReach", 0.1, 20),
        in.number("hookPause", 0, 20),
        in.number("mercy", 0, 20));
  }
}
