package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.data.JsonFields;

/**
 * The pay for opening a courier.
 *
 * @param bounty the points, for each aim mode by its index: the simpler the mode, the more
 * @param haulShare the share of its distance to {@code haulMost} by which the haul, the factor of
 *     all points, grows
 * @param haulMost the limit that the haul approaches
 * @param haulLoss the loss of haul when a courier escapes
 * @param otherMode the factor of {@code haulShare} for opening a courier in a mode that is not its
 *     own
 * @param haulShard the share of its distance to {@code haulMost} by which a shard raises the haul
 * @param goodCall the points for opening a courier in its own mode, if the player switched to that
 *     mode after the courier entered
 * @param chain the number of kills that it counts in a chain
 */
public record CourierPay(
    List<Integer> bounty,
    double haulShare,
    double haulMost,
    double haulLoss,
    double otherMode,
    double haulShard,
    int goodCall,
    double chain) {
  private static final int MAX_POINTS = 1_000_000;

  /** Copies the list. */
  public CourierPay {
    bounty = List.copyOf(bounty);
  }

  static CourierPay read(JsonFields in) {
    return new CourierPay(
        in.part("bounty", CourierPay::readBounties),
        in.number("haulShare", 0, 1),
        in.number("haulMost", 1, 100),
        in.number("haulLoss", 0, 100),
        in.number("otherMode", 0, 1),
        in.number("haulShard", 0, 1),
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
