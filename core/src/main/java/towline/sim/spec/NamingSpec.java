package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The reach with which the player names a target for the drone.
 *
 * @param reach the distance from the pointer to the edge of a foe up to which it is meant, m
 * @param cone the angle between the direction of aim and a foe up to which it is meant, rad
 */
public record NamingSpec(double reach, double cone) {
  public static NamingSpec read(JsonFields in) {
    return new NamingSpec(in.number("reach", 0.1, 20), in.number("cone", 0.05, Math.PI));
  }
}
