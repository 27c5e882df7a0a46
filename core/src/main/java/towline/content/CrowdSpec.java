package towline.content;

import java.util.List;
import towline.data.JsonFields;
import towline.sim.api.Spawn;

/**
 * The crowd of a wave. It is topped up as it is shot down, so that faster players get more foes.
 *
 * @param rise the time at the start of the wave in which the band rises from a third to its full
 *     height, s
 * @param seconds the longest time for which it is topped up, s; with a boss until the boss is dead
 * @param quota the weight of the foes that the player has to kill for the finale to come sooner
 * @param low the pressure below which it is topped up
 * @param high the pressure up to which it is topped up
 * @param offers the spawns to draw from
 */
public record CrowdSpec(
    double rise, double seconds, double quota, double low, double high, List<Offer> offers) {
  private static final double START_SHARE = 1.0 / 3;

  /** No crowd. */
  public static final CrowdSpec NONE = new CrowdSpec(0, 0, 0, 0, 0, List.of());

  /**
   * A spawn that can be drawn.
   *
   * @param spawn the spawn
   * @param weight its weight in the draw
   * @param after the time from the start of the wave from which on it can be drawn, s
   */
  public record Offer(Spawn spawn, double weight, double after) {}

  /** Copies the list. */
  public CrowdSpec {
    offers = List.copyOf(offers);
    if (low > high) {
      throw new IllegalArgumentException(
          "the low end of a band of pressure must be at most the high end, not "
              + low
              + " and "
              + high);
    }
  }

  /** Returns the height of the band at a time of the wave, s, as a share of its full height. */
  public double risen(double clock) {
    return clock < rise ? START_SHARE + (1 - START_SHARE) * clock / rise : 1;
  }

  static CrowdSpec read(JsonFields in, EntityCatalogue catalogue) {
    return new CrowdSpec(
        in.has("rise") ? in.number("rise", 0, 600) : 0,
        in.number("seconds", 0, 600),
        in.has("quota") ? in.number("quota", 0.1, 10_000) : Double.POSITIVE_INFINITY,
        in.number("low", 0, 1000),
        in.number("high", 0, 1000),
        in.parts("offers", offer -> readOffer(offer, catalogue)));
  }

  private static Offer readOffer(JsonFields in, EntityCatalogue catalogue) {
    return new Offer(
        catalogue.spawn(in),
        in.number("weight", 0.01, 1000),
        in.has("after") ? in.number("after", 0, 600) : 0);
  }
}
