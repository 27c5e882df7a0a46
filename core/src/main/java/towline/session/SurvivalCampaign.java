package towline.session;

import java.util.ArrayList;
import java.util.List;
import towline.content.Campaign;
import towline.content.CrowdSpec;
import towline.content.SectorSpec;
import towline.content.SurvivalSpec;
import towline.content.WaveSpec;
import towline.internal.RandomStream;
import towline.sim.api.Spawn;

/**
 * Endless waves, drawn from a seed: each presses harder than the one before, and brings a power-up.
 */
final class SurvivalCampaign implements Campaign {
  /** Entry of a guest, s after the start of the wave. */
  private static final double GUEST_DELAY = 1;

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
    Spawn powerUp = spec.powerUps().get(waveRandom.index(spec.powerUps().size()));
    double after = waveRandom.range(0, spec.seconds() / 2);
    groups.add(new WaveSpec.Group(powerUp, 1, after, 1));
    double plating =
        Math.min(spec.mostPlating(), spec.plating() + spec.platingGrowth() * (number - 1));
    return new WaveSpec(name(number, visit), "", null, plating, groups, crowd(number));
  }

  private String name(int number, int visit) {
    if (visit > 0) {
      return visit == 1 ? spec.nemesis().name() : spec.nemesis().again();
    }
    return spec.names().get((number - 1) % spec.names().size());
  }

  private CrowdSpec crowd(int number) {
    double low = Math.min(spec.most(), spec.low() + spec.growth() * (number - 1));
    return new CrowdSpec(
        0,
        spec.seconds(),
        low,
        low * spec.band(),
        spec.offers().stream()
            .filter(offer -> offer.from() <= number)
            .map(offer -> new CrowdSpec.Offer(offer.spawn(), offer.weight(), 0))
            .toList());
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
