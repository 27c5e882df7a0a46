package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The numbers of the Defence Drone's gun in one aim mode.
 *
 * @param reload the time between two shots, s
 * @param damage the damage of a hit, in points of health
 * @param returns the number of hits after which a harpoon flies back into the barrel
 * @param returnsInGravity that number in a sector in which shots fall
 */
public record DroneGunSpec(double reload, double damage, int returns, int returnsInGravity) {
  public static DroneGunSpec read(JsonFields in) {
    int returns = in.integer("returns", 0, 99);
    return new DroneGunSpec(
        in.number("reload", 0.02, 10),
        in.number("damage", 0.01, 1000),
        returns,
        in.has("returnsInGravity") ? in.integer("returnsInGravity", 0, 99) : returns);
  }
}
