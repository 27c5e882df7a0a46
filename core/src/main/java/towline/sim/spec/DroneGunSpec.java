package towline.sim.spec;

import java.util.Set;
import towline.data.JsonFields;

/**
 * The numbers of the Defence Drone's gun in one aim mode.
 *
 * @param reload the time between two shots, s
 * @param damage the damage of a hit, in points of health
 * @param returns the number of hits after which a harpoon flies back into the barrel
 * @param returnsInGravity that number in a sector in which shots fall
 * @param fits the families of motion for which its belief is right
 * @param fitsInGravity those families in a sector in which shots fall
 */
public record DroneGunSpec(
    double reload,
    double damage,
    int returns,
    int returnsInGravity,
    Set<MotionFamily> fits,
    Set<MotionFamily> fitsInGravity) {
  /** Copies the sets. */
  public DroneGunSpec {
    fits = Set.copyOf(fits);
    fitsInGravity = Set.copyOf(fitsInGravity);
  }

  public static DroneGunSpec read(JsonFields in) {
    int returns = in.integer("returns", 0, 99);
    return new DroneGunSpec(
        in.number("reload", 0.02, 10),
        in.number("damage", 0.01, 1000),
        returns,
        in.has("returnsInGravity") ? in.integer("returnsInGravity", 0, 99) : returns,
        families(in, "fits"),
        families(in, "fitsInGravity"));
  }

  private static Set<MotionFamily> families(JsonFields in, String field) {
    return in.has(field) ? Set.copyOf(in.constants(field, MotionFamily.class)) : Set.of();
  }

  /** Returns true if its belief is right for a family; {@code falls} is true if shots fall. */
  public boolean fits(MotionFamily family, boolean falls) {
    return (falls ? fitsInGravity : fits).contains(family);
  }
}
