package towline.content;

import java.util.List;
import towline.data.JsonFields;
import towline.sim.api.Spawn;

/**
 * The pools from which survival makes its endless waves.
 *
 * @param pause the time between two waves, s
 * @param alone the duration of the first act of a wave, with one kind of foe, s
 * @param seconds the longest time for which the crowd of a wave is topped up, s
 * @param quota the weight of the foes that the player has to kill for the finale to come sooner, as
 *     a multiple of the high end of the band
 * @param low the low end of the band of pressure of the first wave
 * @param growth the growth of the low end from wave to wave
 * @param most the limit of the low end
 * @param band the high end of the band, as a multiple of the low end
 * @param plating the share of the damage that plates keep off in the first wave, 0 to 1
 * @param platingGrowth the growth of that share from wave to wave
 * @param mostPlating the limit of that share
 * @param wavesPerSector the number of waves in one sector before the next
 * @param names the keys of the waves' names in the text bundle, in turn
 * @param offers the spawns of the crowd
 * @param finales the squads of the finales
 * @param guests the spawns beside the crowd
 * @param powerUps the power-ups, of which each wave brings one
 * @param nemesis the boss that returns
 * @param dangers the hazards that the player chooses from
 */
public record SurvivalSpec(
    double pause,
    double alone,
    double seconds,
    double quota,
    double low,
    double growth,
    double most,
    double band,
    double plating,
    double platingGrowth,
    double mostPlating,
    int wavesPerSector,
    List<String> names,
    List<Offer> offers,
    List<FinaleOffer> finales,
    List<Guest> guests,
    List<Spawn> powerUps,
    Nemesis nemesis,
    Dangers dangers) {
  /**
   * A spawn that can be drawn for a crowd.
   *
   * @param spawn the spawn
   * @param weight its weight in the draw
   * @param from the first wave in which it can be drawn
   */
  public record Offer(Spawn spawn, double weight, int from) {}

  /**
   * A squad that can be drawn for a finale.
   *
   * @param squad the squad
   * @param from the first wave in which it can be drawn
   */
  public record FinaleOffer(FinaleSpec.Squad squad, int from) {}

  /**
   * A spawn beside the crowd.
   *
   * @param spawn the spawn
   * @param from the first wave with it
   * @param every the number of waves until it is repeated
   */
  public record Guest(Spawn spawn, int from, int every) {}

  /**
   * The boss of a run, which returns again and again and is angrier each time.
   *
   * @param bosses the bosses to draw from; a run has one
   * @param from the first wave with it
   * @param every the number of waves until it returns
   * @param anger the gain of its guns' reload rate with each return, as a share
   * @param name the key of the name of its first wave
   * @param again the key of the name of the later waves with it
   */
  public record Nemesis(
      List<Spawn> bosses, int from, int every, double anger, String name, String again) {
    /** Returns the number of its visit with {@code wave}, from 1 on; 0 for a wave without it. */
    public int visit(int wave) {
      return wave >= from && (wave - from) % every == 0 ? 1 + (wave - from) / every : 0;
    }

    /** Returns the factor of guns' reload rate while it lives. */
    public double fury(int wave) {
      return 1 + anger * Math.max(0, Math.floorDiv(wave - from, every));
    }
  }

  /**
   * The hazards of which the player chooses one at regular times.
   *
   * @param every the time from one choice to the next, s
   * @param hazards the hazards on offer
   */
  public record Dangers(double every, List<HazardSpec> hazards) {}

  /** Copies the lists. */
  public SurvivalSpec {
    names = List.copyOf(names);
    offers = List.copyOf(offers);
    finales = List.copyOf(finales);
    guests = List.copyOf(guests);
    powerUps = List.copyOf(powerUps);
    if (offers.stream().noneMatch(offer -> offer.from == 1)) {
      throw new IllegalArgumentException("one of the offers must come from wave 1 on");
    }
    if (finales.stream().noneMatch(finale -> finale.from == 1)) {
      throw new IllegalArgumentException("one of the finales must come from wave 1 on");
    }
  }

  /** Returns a copy with {@code key} as the key of all waves' names. */
  public SurvivalSpec named(String key) {
    return new SurvivalSpec(
        pause,
        alone,
        seconds,
        quota,
        low,
        growth,
        most,
        band,
        plating,
        platingGrowth,
        mostPlating,
        wavesPerSector,
        List.of(key),
        offers,
        finales,
        guests,
        powerUps,
        nemesis,
        dangers);
  }

  static SurvivalSpec read(JsonFields in, EntityCatalogue catalogue, List<HazardSpec> hazards) {
    return new SurvivalSpec(
        in.number("pause", 0.05, 60),
        in.number("alone", 1, 60),
        in.number("seconds", 1, 600),
        in.number("quota", 0.1, 100),
        in.number("low", 0.1, 1000),
        in.number("growth", 0, 1000),
        in.number("most", 0.1, 1000),
        in.number("band", 1, 10),
        in.number("plating", 0, 1),
        in.number("platingGrowth", 0, 1),
        in.number("mostPlating", 0, 1),
        in.integer("wavesPerSector", 1, 100),
        in.parts("names", name -> name.text("key", "a key in the text bundle")),
        in.parts(
            "offers",
            offer ->
                new Offer(
                    catalogue.spawn(offer),
                    offer.number("weight", 0.01, 1000),
                    offer.integer("from", 1, 999))),
        in.parts(
            "finales",
            finale ->
                new FinaleOffer(
                    FinaleSpec.Squad.read(finale, catalogue), finale.integer("from", 1, 999))),
        in.parts(
            "guests",
            guest ->
                new Guest(
                    catalogue.spawn(guest),
                    guest.integer("from", 1, 999),
                    guest.integer("every", 1, 999))),
        in.parts("powerUps", catalogue::spawn),
        in.part("nemesis", part -> readNemesis(part, catalogue)),
        in.part(
            "dangers",
            part ->
                new Dangers(
                    part.number("every", 5, 600),
                    part.references("hazards", hazards, HazardSpec::name))));
  }

  private static Nemesis readNemesis(JsonFields in, EntityCatalogue catalogue) {
    return new Nemesis(
        in.parts("bosses", catalogue::spawn),
        in.integer("from", 1, 999),
        in.integer("every", 1, 999),
        in.number("anger", 0, 1),
        in.text("name", "a key in the text bundle"),
        in.text("again", "a key in the text bundle"));
  }
}
