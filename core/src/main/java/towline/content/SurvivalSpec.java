package towline.content;

import java.util.List;
import towline.sim.api.Spawn;

/**
 * What survival makes its endless waves of.
 *
 * @param pause the time between two waves, s
 * @param seconds for how long the crowd of a wave is topped up, s
 * @param low the low end of the band of pressure of the first wave
 * @param growth by how much that rises from wave to wave
 * @param most where it stops rising
 * @param band the high end of the band, as a multiple of the low end
 * @param wavesPerSector how many waves are fought in one sector before the next
 * @param name the key of the waves' name in the text bundle
 * @param offers what the crowd is made of
 * @param guests what comes beside the crowd
 * @param powerUps the power-ups, of which each wave brings one
 */
public record SurvivalSpec(
    double pause,
    double seconds,
    double low,
    double growth,
    double most,
    double band,
    int wavesPerSector,
    String name,
    List<Offer> offers,
    List<Guest> guests,
    List<Spawn> powerUps) {
  /**
   * Something that a crowd may be made of.
   *
   * @param spawn what comes
   * @param weight how likely it is drawn, compared with the others
   * @param from from which wave on it comes
   */
  public record Offer(Spawn spawn, double weight, int from) {}

  /**
   * Something that comes beside the crowd.
   *
   * @param spawn what comes
   * @param from with which wave it comes first
   * @param every after how many waves it comes again
   */
  public record Guest(Spawn spawn, int from, int every) {}

  /** Copies the lists. */
  public SurvivalSpec {
    offers = List.copyOf(offers);
    guests = List.copyOf(guests);
    powerUps = List.copyOf(powerUps);
    if (offers.stream().noneMatch(offer -> offer.from == 1)) {
      throw new IllegalArgumentException("one of the offers must come from wave 1 on");
    }
  }

  /** The same by another name. */
  public SurvivalSpec named(String key) {
    return new SurvivalSpec(
        pause, seconds, low, growth, most, band, wavesPerSector, key, offers, guests, powerUps);
  }

  static SurvivalSpec read(JsonFields in, EntityCatalogue catalogue) {
    return new SurvivalSpec(
        in.number("pause", 0.05, 60),
        in.number("seconds", 1, 600),
        in.number("low", 0.1, 1000),
        in.number("growth", 0, 1000),
        in.number("most", 0.1, 1000),
        in.number("band", 1, 10),
        in.integer("wavesPerSector", 1, 100),
        in.text("name", "a key in the text bundle"),
        in.parts(
            "offers",
            offer ->
                new Offer(
                    catalogue.spawn(offer),
                    offer.number("weight", 0.01, 1000),
                    offer.integer("from", 1, 999))),
        in.parts(
            "guests",
            guest ->
                new Guest(
                    catalogue.spawn(guest),
                    guest.integer("from", 1, 999),
                    guest.integer("every", 1, 999))),
        in.parts("powerUps", catalogue::spawn));
  }
}
