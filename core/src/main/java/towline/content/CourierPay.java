package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.aim.AimMode;

/**
 * What opening a courier earns.
 *
 * @param bounty the points, for each aim mode by its index: the simpler the mode, the more
 * @param haulStep by how much the haul grows, which multiplies all points
 * @param haulMost the largest haul
 * @param haulLoss by how much it falls when a courier escapes
 * @param otherMode the share of a step for opening one in a mode that is not its own
 * @param goodCall the points for opening one in its own mode that was switched to since it came
 * @param chain how many kills it counts in a chain
 */
public record CourierPay(
    List<Integer> bounty,
    double haulStep,
    double haulMost,
    double haulLoss,
    double otherMode,
    int goodCall,
    double chain) {
  private static final int MOST_POINTS = 1_000_000;

  /** Copies the list. */
  public CourierPay {
    bounty = List.copyOf(bounty);
  }

  static CourierPay read(JsonFields in) {
    return new CourierPay(
        in.part("bounty", CourierPay::readBounties),
        in.number("haulStep", 0, 10),
        in.number("haulMost", 1, 100),
        in.number("haulLoss", 0, 100),
        in.number("otherMode", 0, 1),
        in.integer("goodCall", 0, MOST_POINTS),
        in.number("chain", 0, 100));
  }

  private static List<Integer> readBounties(JsonFields in) {
    List<Integer> bounties = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      bounties.add(in.integer(mode.name(), 0, MOST_POINTS));
    }
    return bounties;
  }
}
