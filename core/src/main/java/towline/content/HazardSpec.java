package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.data.JsonFields;

/**
 * A hazard: what makes a run another one for as long as it lasts. A daily run has one.
 *
 * @param index its place in the list of hazards
 * @param name what it is called
 * @param gravity how much more strongly shots fall, m/s^2
 * @param fire how fast enemies' guns reload, as a multiple
 * @param pace how fast snakes crawl, as a multiple
 * @param rack whether the ship has missiles
 * @param pay what everything earns, as a multiple
 */
public record HazardSpec(
    int index, String name, double gravity, double fire, double pace, boolean rack, double pay) {
  /** Highest multiple of fire and of pace that all hazards of a run together reach. */
  public static final double MOST = 2.5;

  /** Whether it is felt more when it is faced once more. */
  public boolean grows() {
    return gravity == 0 && rack;
  }

  /** All hazards, in the order of the file: an entry for each, by its name. */
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

  /** A hazard has only some of them. */
  private static double multiple(JsonFields in, String field) {
    return in.has(field) ? in.number(field, 1, MOST) : 1;
  }
}
