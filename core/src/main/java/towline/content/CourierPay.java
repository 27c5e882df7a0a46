package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.data.JsonFields;

/**
 * The pay for opening a courier.
 *
 * @param bounty the points, for each aim mode by its index: the simpler the mode, the more
 * @param haulStep the growth of the haul, the factor of all points, while that is 1
 * @param haulSlowing the exponent of the haul by which that growth falls, 0 for equal steps
 * @param otherMode the factor of {@code haulStep} for opening a courier in a mode that is not its
 *     own
 * @param couriersPerGate the number of opened couriers with the last of which a haul gate opens
 * @param goodCall the points for opening a courier in its own mode, if the player switched to that
 *     mode after the courier entered
 * @param chain the number of kills that it counts in a chain
 */
public record CourierPay(
    List<Integer> bounty,
    double haulStep,
    double haulSlowing,
    double otherMode,
    int couriersPerGate,
    int goodCall,
    double chain) {
  private static final int MAX_POINTS = 1_000_000;

  /** Copies the list. */
  public CourierPay {
    bounty = List.copyOf(bounty);
  }

  /** Returns the growth of a haul of {@code haul} when a courier is opened in its own mode. */
  public double haulGrowth(double haul) {
    return haulStep / StrictMath.pow(haul, haulSlowing);
  }

  static CourierPay read(JsonFields in) {
    return new CourierPay(
        in.part("bounty", CourierPay::readBounties),
        in.number("haulStep", 0, 10),
        in.number("haulSlowing", 0, 4),
        in.number("otherMode", 0, 1),
        in.integer("couriersPerGate", 1, 100),
        in.integer("goodCall", 0, MAX_POINTS),
        in.number("chain", 0, 100));
  }

  private static List<Integer> readBounties(JsonFields in) {
    List<Integer> bounties = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      bounties.add(in.integer(mode.name(), 0, MAX_POINTS));
    }
    return bounties;
  }
}
