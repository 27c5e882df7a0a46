package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.data.JsonFields;

/**
 * A hazard, which changes a run for the rest of it. A daily run has one.
 *
 * @param index its place in the list of hazards
 * @param name its key in the data file
 * @param gravity the additional gravity, m/s^2
 * @param fire the reload rate of enemies' guns, as a multiple
 * @param pace the pace of snakes, as a multiple
 * @param rack false if the ship has no missiles
 * @param pay the factor of all points
 */
public record HazardSpec(
    int index, String name, double gravity, double fire, double pace, boolean rack, double pay) {
  /** Greatest multiple of fire and of pace by all hazards of a run together. */
  public static final double MAX_MULTIPLE = 2.5;

  /** Reads all hazards, in the order of the file: an entry for each, by its name. */
  static List<HazardSpec> readAll(JsonFields in) {
    List<HazardSpec> hazards = new ArrayList<>();
    for (String name : in.names()) {
      int index = hazards.size();
      hazards.add(in.part(name, hazard -> read(index, name, hazard)));
    }
    return hazards;
  }

  private static HazardSpec read(int index, String name, JsonFields in) {
    return new HazardSpec(
        index,
        name,
        in.has("gravity") ? in.number("gravity", 0.5, 20) : 0,
        multiple(in, "fire"),
        multiple(in, "pace"),
        !in.has("rack") || in.flag("rack"),
        in.number("pay", 1, 2));
  }

  /** Reads a multiple; 1 if the hazard has none. */
  private static double multiple(JsonFields in, String field) {
    return in.has(field) ? in.number(field, 1, MAX_MULTIPLE) : 1;
  }
}
