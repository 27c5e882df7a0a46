package towline.content;

import java.util.List;

/**
 * What survival draws its endless waves from.
 *
 * @param pause the time between two waves, s
 * @param budget what the first wave may cost
 * @param growth what each further wave may cost beside
 * @param every the time between two arrivals, s
 * @param wavesPerSector how many waves are fought in one sector before the next
 * @param name the key of the waves' name in the text bundle
 * @param offers what can come, and what it costs
 */
public record SurvivalSpec(
    double pause,
    double budget,
    double growth,
    double every,
    int wavesPerSector,
    String name,
    List<Offer> offers) {
  /**
   * Something that can come.
   *
   * @param spawn what comes
   * @param cost what it costs
   * @param from from which wave on it comes
   */
  public record Offer(Spawn spawn, double cost, int from) {}

  /** Copies the list. */
  public SurvivalSpec {
    offers = List.copyOf(offers);
    if (offers.stream().noneMatch(offer -> offer.from == 1 && offer.cost <= budget)) {
      throw new IllegalArgumentException(
          "one of the offers must come from wave 1 on and cost at most the budget, " + budget);
    }
  }

  static SurvivalSpec read(JsonFields in, EntityCatalogue catalogue) {
    return new SurvivalSpec(
        in.number("pause", 0, 60),
        in.number("budget", 1, 1000),
        in.number("growth", 0, 1000),
        in.number("every", 0.1, 60),
        in.integer("wavesPerSector", 1, 100),
        in.text("name", "a key in the text bundle"),
        in.parts(
            "offers",
            offer ->
                new Offer(
                    catalogue.spawn(offer),
                    offer.number("cost", 0.1, 1000),
                    offer.integer("from", 1, 999))));
  }
}
