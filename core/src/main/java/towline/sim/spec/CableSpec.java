package towline.sim.spec;

import towline.data.JsonFields;

/**
 * What the cable between ship and drone can do.
 *
 * @param shortest the length when it is reeled in, m
 * @param longest the length when it is paid out, m
 * @param start the length at the start, m
 * @param reelRate how fast the winch turns, m/s
 * @param softZone the last part of the length in which the cable already pulls, as a fraction
 * @param stiffness how hard it pulls there: the frequency of ship and drone swinging on it, Hz
 * @param damping the damping ratio of that swinging
 * @param fullTension the pull that counts as a tension of 1, N
 * @param reach how near to the line between its ends it touches things, which bite it or which it
 *     burns and cuts, m
 * @param biteWear what a bite takes off, as a fraction of the whole cable
 * @param mendRate how fast wear mends, as a fraction of the whole cable a second
 * @param driftDrag how fast the drone brakes while it hangs on no cable, 1/s
 * @param crawl how fast the drone makes for the ship while it hangs on no cable, m/s
 * @param hookReach how near the ship must come to the drifting drone to hook it, m
 * @param hookPause for how long a parted cable cannot be hooked on again, s
 * @param mercy for how long nothing hurts the ship after the cable has parted, s
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
  /** Checks what its fields ask of each other. */
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
