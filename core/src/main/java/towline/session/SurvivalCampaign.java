package towline.session;

import java.util.ArrayList;
import java.util.List;
import towline.content.Campaign;
import towline.content.SectorSpec;
import towline.content.Spawn;
import towline.content.SurvivalSpec;
import towline.content.WaveSpec;
import towline.math.RandomStream;

/**
 * Waves without end, drawn from a seed: each may cost more than the one before, and brings at most
 * one power-up.
 */
final class SurvivalCampaign implements Campaign {
  /** How often a thing is drawn in vain before a wave is left as it is. */
  private static final int DRAWS = 200;

  private final SurvivalSpec spec;
  private final List<SectorSpec> sectors;
  private final RandomStream random;

  /** The waves of that seed, in turn in each of {@code sectors}. */
  SurvivalCampaign(SurvivalSpec spec, List<SectorSpec> sectors, RandomStream random) {
    this.spec = spec;
    this.sectors = List.copyOf(sectors);
    this.random = random;
  }

  @Override
  public WaveSpec wave(int number) {
    RandomStream draw = random.split(number);
    List<WaveSpec.Group> groups = new ArrayList<>();
    double left = spec.budget() + spec.growth() * (number - 1);
    double after = 0.5;
    boolean given = false;
    for (int i = 0; i < DRAWS && left > 0; i++) {
      SurvivalSpec.Offer offer = spec.offers().get(draw.index(spec.offers().size()));
      boolean powerUp = offer.spawn().entrance() == Spawn.Entrance.INSIDE;
      if (offer.from() <= number && offer.cost() <= left && !(powerUp && given)) {
        given |= powerUp;
        left -= offer.cost();
        groups.add(new WaveSpec.Group(offer.spawn(), 1, after, 1));
        after += spec.every();
      }
    }
    return new WaveSpec(spec.name(), "", groups);
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
}
