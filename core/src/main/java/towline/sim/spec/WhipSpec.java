package towline.sim.spec;

import towline.data.JsonFields;

/**
 * What the swung drone does to what it meets.
 *
 * @param ramSpeed from which speed of the blow on it hurts what it rams, m/s; at this speed of its
 *     own it is lethal
 * @param ramDamage what a blow takes off for each m/s of its speed, points of health
 * @param ploughSpeed from which speed of the blow on it ploughs through a swarm, m/s; at this speed
 *     of its own it bats missiles back, and a swing is on
 * @param swingGrace time for which a swing lasts after the drone was so fast, and after each kill,
 *     s
 * @param knock the share of its velocity that it gives a tank which it did not destroy
 * @param knockTime for how long such a tank is thrown, s
 * @param knockDamage what a thrown tank takes off what it meets, and loses itself, as a share of a
 *     blow of the drone
 * @param ramPause for how long the drone, or a thrown tank, cannot ram the same foe again, s
 * @param harmless a thrown tank slower than this hurts nobody any more, m/s
 */
public record WhipSpec(
    double ramSpeed,
    double ramDamage,
    double ploughSpeed,
    double swingGrace,
    double knock,
    double knockTime,
    double knockDamage,
    double ramPause,
    double harmless) {
  public static WhipSpec read(JsonFields in) {
    return new WhipSpec(
        in.number("ramSpeed", 1, 100),
        in.number("ramDamage", 0, 100),
        in.number("ploughSpeed", 1, 100),
        in.number("swingGrace", 0, 5),
        in.number("knock", 0, 2),
        in.number("knockTime", 0, 5),
        in.number("knockDamage", 0, 10),
        in.number("ramPause", 0, 5),
        in.number("harmless", 0, 50));
  }
}
