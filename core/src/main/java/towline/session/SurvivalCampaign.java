package towline.session;

import java.util.ArrayList;
import java.util.List;
import towline.content.Campaign;
import towline.content.CrowdSpec;
import towline.content.FinaleSpec;
import towline.content.SectorSpec;
import towline.content.SurvivalSpec;
import towline.content.WaveSpec;
import towline.internal.RandomStream;
import towline.sim.api.Spawn;
import towline.sim.spec.EntitySpec;

/**
 * Endless waves, drawn from a seed: each presses harder than the one before, and brings a power-up.
 */
final class SurvivalCampaign implements Campaign {
  /** Entry of a guest, s after the first act, or after the start of a wave with a boss. */
  private static final double GUEST_DELAY = 1;

  /** Greatest number of squads in a finale. */
  private static final int MAX_SQUADS = 3;

  /** Time between the entries of two squads, s. */
  private static final double SQUAD_SECONDS = 3;

  /** Stream of the boss, beyond the streams of all waves, which are their numbers. */
  private static final long BOSS_STREAM = Long.MAX_VALUE;

  private final SurvivalSpec spec;
  private final List<SectorSpec> sectors;
  private final RandomStream random;

  /** The boss of the run, which comes back. */
  private final Spawn boss;

  /** Creates the waves of a seed, which move through {@code sectors} in turn. */
  SurvivalCampaign(SurvivalSpec spec, List<SectorSpec> sectors, RandomStream random) {
    this.spec = spec;
    this.sectors = List.copyOf(sectors);
    this.random = random;
    List<Spawn> bosses = spec.nemesis().bosses();
    boss = bosses.get(random.split(BOSS_STREAM).index(bosses.size()));
  }

  @Override
  public WaveSpec wave(int number) {
    RandomStream waveRandom = random.split(number);
    List<WaveSpec.Group> groups = new ArrayList<>();
    for (SurvivalSpec.Guest guest : spec.guests()) {
      if (number >= guest.from() && (number - guest.from()) % guest.every() == 0) {
        groups.add(new WaveSpec.Group(guest.spawn(), 1, GUEST_DELAY, 1));
      }
    }
    int visit = spec.nemesis().visit(number);
    if (visit > 0) {
      groups.add(new WaveSpec.Group(boss, 1, GUEST_DELAY, 1));
    }
    boolean hasBoss = groups.stream().anyMatch(group -> group.spawn().spec().isBoss());
    double alone = hasBoss ? 0 : spec.alone();
    groups.replaceAll(
        each -> new WaveSpec.Group(each.spawn(), 1, alone + each.after(), each.every()));
    Spawn powerUp = spec.powerUps().get(waveRandom.index(spec.powerUps().size()));
    double after = waveRandom.range(0, spec.seconds() / 2);
    groups.add(new WaveSpec.Group(powerUp, 1, after, 1));
    double plating =
        Math.min(spec.mostPlating(), spec.plating() + spec.platingGrowth() * (number - 1));
    return new WaveSpec(
        name(number, visit),
        "",
        null,
        plating,
        alone,
        groups,
        crowd(number, alone, waveRandom),
        hasBoss ? FinaleSpec.NONE : finale(number, waveRandom));
  }

  private String name(int number, int visit) {
    if (visit > 0) {
      return visit == 1 ? spec.nemesis().name() : spec.nemesis().again();
    }
    return spec.names().get((number - 1) % spec.names().size());
  }

  /** Returns the crowd of a wave; one kind of foe comes alone in the first {@code alone} s. */
  private CrowdSpec crowd(int number, double alone, RandomStream waveRandom) {
    double low = Math.min(spec.most(), spec.low() + spec.growth() * (number - 1));
    double high = low * spec.band();
    List<SurvivalSpec.Offer> offers =
        spec.offers().stream().filter(offer -> offer.from() <= number).toList();
    EntitySpec first = first(number, offers, waveRandom).spawn().spec();
    return new CrowdSpec(
        alone,
        spec.seconds(),
        spec.quota() * high,
        low,
        high,
        offers.stream()
            .map(
                offer ->
                    new CrowdSpec.Offer(
                        offer.spawn(), offer.weight(), offer.spawn().spec() == first ? 0 : alone))
            .toList());
  }

  /** Returns an offer that is new in the wave, or any one if none is. */
  private static SurvivalSpec.Offer first(
      int number, List<SurvivalSpec.Offer> offers, RandomStream waveRandom) {
    List<SurvivalSpec.Offer> newOffers =
        offers.stream().filter(offer -> offer.from() == number).toList();
    List<SurvivalSpec.Offer> drawn = newOffers.isEmpty() ? offers : newOffers;
    return drawn.get(waveRandom.index(drawn.size()));
  }

  /** Returns a finale of one squad, and of one more with each sector, up to a limit. */
  private FinaleSpec finale(int number, RandomStream waveRandom) {
    List<FinaleSpec.Squad> left =
        new ArrayList<>(
            spec.finales().stream()
                .filter(finale -> finale.from() <= number)
                .map(SurvivalSpec.FinaleOffer::squad)
                .toList());
    int size = Math.min(MAX_SQUADS, 1 + (number - 1) / spec.wavesPerSector());
    List<FinaleSpec.Squad> squads = new ArrayList<>();
    while (squads.size() < size && !left.isEmpty()) {
      FinaleSpec.Squad drawn = left.remove(waveRandom.index(left.size()));
      squads.add(drawn.enteringAfter(SQUAD_SECONDS * squads.size()));
    }
    return new FinaleSpec(squads);
  }

  @Override
  public SectorSpec sector(int number) {
    return sectors.get((number - 1) / spec.wavesPerSector() % sectors.size());
  }

  @Override
  public int last() {
    return Integer.MAX_VALUE;
  }

  @Override
  public double pause() {
    return spec.pause();
  }

  @Override
  public double fury(int number) {
    return spec.nemesis().fury(number);
  }
}
