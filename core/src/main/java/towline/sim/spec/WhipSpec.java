package towline.sim.spec;

/**
 * What the swung drone does to what it meets.
 *
 * @param ramSpeed from which speed of the blow on it hurts what it rams, m/s; at this speed of its
 *     own it is lethal, and a swing is on
 * @param ramDamage what a blow takes off for each m/s of its speed, points of health
 * @param ploughSpeed from which speed of the blow on it ploughs through a swarm, m/s; at this speed
 *     of its own it bats missiles back
 * @param swingGrace for how long a swing lasts after the drone was lethal, s
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
  /** Checks the ranges. */
  public WhipSpec {
    Check.positive("ram speed of the drone", ramSpeed);
    Check.notNegative("ram damage of the drone", ramDamage);
    Check.positive("plough speed of the drone", ploughSpeed);
    Check.notNegative("swing grace of the drone", swingGrace);
    Check.within("knock of the drone", knock, 0, 2);
    Check.notNegative("knock time of the drone", knockTime);
    Check.notNegative("knock damage of the drone", knockDamage);
    Check.notNegative("ram pause of the drone", ramPause);
    Check.notNegative("harmless speed of a thrown tank", harmless);
  }
}
