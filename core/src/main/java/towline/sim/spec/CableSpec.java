package towline.sim.spec;

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
 * @param hookReach how near the ship must come to the drifting drone to hook it, m
 * @param hookPause for how long a parted cable cannot be hooked on again, s
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
    double hookReach,
    double hookPause) {
  /** Checks the ranges. */
  public CableSpec {
    Check.positive("shortest length of the cable", shortest);
    Check.within("longest length of the cable", longest, shortest, 1000);
    Check.within("length of the cable at the start", start, shortest, longest);
    Check.notNegative("reel rate of the cable", reelRate);
    Check.within("soft zone of the cable", softZone, 0.01, 0.9);
    Check.within("stiffness of the cable", stiffness, 0.1, 10);
    Check.within("damping of the cable", damping, 0, 2);
    Check.positive("full tension of the cable", fullTension);
    Check.notNegative("reach of the cable", reach);
    Check.within("wear of a bite", biteWear, 0, 1);
    Check.notNegative("mend rate of the cable", mendRate);
    Check.notNegative("drag of the drifting drone", driftDrag);
    Check.positive("hook reach of the cable", hookReach);
    Check.notNegative("hook pause of the cable", hookPause);
  }
}
