package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The effects of the swung drone.
 *
 * @param ramSpeed the least speed of a blow that hurts, m/s; from this speed of its own on the
 *     drone is lethal
 * @param ramDamage the damage of a blow for each m/s of its speed, points of health
 * @param ploughSpeed the least speed of a blow that hurts a swarm, m/s; from this speed of its own
 *     on the drone bats missiles back, and a swing begins
 * @param swingGrace the time for which a swing lasts after the drone had that speed, and after each
 *     kill, s
 * @param knock the share of its velocity that the drone gives a tank that it did not destroy
 * @param knockTime the time for which such a tank is thrown, s
 * @param knockDamage the damage of a thrown tank to a foe and to itself, as a share of a blow of
 *     the drone
 * @param ramPause the time for which drone or thrown tank cannot ram the same foe again, s
 * @param harmless the speed below which a thrown tank hurts no foe, m/s
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
