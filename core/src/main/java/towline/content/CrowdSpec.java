package towline.content;

import java.util.List;
import towline.data.JsonFields;
import towline.sim.api.Spawn;

/**
 * The crowd of a wave: it is topped up as it is shot down, so that who is faster gets more.
 *
 * @param rise how long the band takes at the start of the wave to rise from a third to its height,
 *     s
 * @param seconds for how long it is topped up, s; with a boss until that is dead, if it is longer
 * @param low a pressure below this is raised
 * @param high to this
 * @param offers what may come
 */
public record CrowdSpec(double rise, double seconds, double low, double high, List<Offer> offers) {
  private static final double START = 1.0 / 3;

  /** No crowd at all. */
  public static final CrowdSpec NONE = new CrowdSpec(0, 0, 0, 0, List.of());

  /**
   * Something that may come.
   *
   * @param spawn what comes
   * @param weight how likely it is drawn, compared with the others
   * @param after from which moment of the wave on, s
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
    if (seconds > 0 && offers.stream().noneMatch(offer -> offer.after == 0)) {
      throw new IllegalArgumentException("one of the offers must come from the start of the wave");
    }
  }

  /** The part of its height that the band has at a moment of the wave, s. */
  public double risen(double clock) {
    return clock < rise ? START + (1 - START) * clock / rise : 1;
  }

  static CrowdSpec read(JsonFields in, EntityCatalogue catalogue) {
    return new CrowdSpec(
        in.has("rise") ? in.number("rise", 0, 600) : 0,
        in.number("seconds", 0, 600),
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
