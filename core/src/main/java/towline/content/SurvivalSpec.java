package towline.content;

import java.util.List;
import towline.data.JsonFields;
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
 * @param names the keys of the waves' names in the text bundle, in turn
 * @param offers what the crowd is made of
 * @param guests what comes beside the crowd
 * @param powerUps the power-ups, of which each wave brings one
 * @param nemesis the boss that comes back
 * @param dangers what the player is to choose from
 */
public record SurvivalSpec(
    double pause,
    double seconds,
    double low,
    double growth,
    double most,
    double band,
    int wavesPerSector,
    List<String> names,
    List<Offer> offers,
    List<Guest> guests,
    List<Spawn> powerUps,
    Nemesis nemesis,
    Dangers dangers) {
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

  /**
   * The boss of a run: one and the same comes again and again, and is angrier each time.
   *
   * @param bosses of which a run has one
   * @param from with which wave it comes first
   * @param every after how many waves it comes back
   * @param anger how much faster its guns reload each time, as a share
   * @param name the key of the name of the wave with which it comes first
   * @param again the same when it comes back
   */
  public record Nemesis(
      List<Spawn> bosses, int from, int every, double anger, String name, String again) {
    /** How often it has come with that wave; 0 if it does not come with it. */
    public int visit(int wave) {
      return wave >= from && (wave - from) % every == 0 ? 1 + (wave - from) / every : 0;
    }

    /** How fast guns reload while it is there, as a multiple. */
    public double fury(int wave) {
      return 1 + anger * Math.max(0, Math.floorDiv(wave - from, every));
    }
  }

  /**
   * The hazards of which the player chooses one every so often.
   *
   * @param every the time from one choice to the next, s
   * @param hazards what is offered
   */
  public record Dangers(double every, List<HazardSpec> hazards) {}

  /** Copies the lists. */
  public SurvivalSpec {
    names = List.copyOf(names);
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
        pause,
        seconds,
        low,
        growth,
        most,
        band,
        wavesPerSector,
        List.of(key),
        offers,
        guests,
        powerUps,
        nemesis,
        dangers);
  }

  static SurvivalSpec read(JsonFields in, EntityCatalogue catalogue, List<HazardSpec> hazards) {
    return new SurvivalSpec(
        in.number("pause", 0.05, 60),
        in.number("seconds", 1, 600),
        in.number("low", 0.1, 1000),
        in.number("growth", 0, 1000),
        in.number("most", 0.1, 1000),
        in.number("band", 1, 10),
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
