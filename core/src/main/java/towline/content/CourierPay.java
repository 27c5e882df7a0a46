package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.data.JsonFields;

/**
 * What opening a courier earns.
 *
 * @param bounty the points, for each aim mode by its index: the simpler the mode, the more
 * @param haulShare the share of what the haul, which multiplies all points, still lacks that it
 *     grows by
 * @param haulMost what the haul comes ever nearer to
 * @param haulLoss by how much it falls when a courier escapes
 * @param otherMode the part of that share for opening one in a mode that is not its own
 * @param haulShard the share of what the haul lacks that a shard adds
 * @param goodCall the points for opening one in its own mode that was switched to since it came
 * @param chain how many kills it counts in a chain
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
  private static final int MOST_POINTS = 1_000_000;

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
