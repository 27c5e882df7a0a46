package towline.session;

import java.util.List;
import towline.content.CrowdSpec;
import towline.content.SpawnBudget;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;

/**
 * Keeps the pressure of a wave's crowd within its band: when what is in view or near it weighs too
 * little, more comes, until it weighs enough; and every now and then there is a breath.
 */
final class CrowdDirector {
  /** A breath ends when the pressure has fallen to this part of the low end of the band. */
  private static final double EMPTY = 0.5;

  private final World world;
  private final SpawnPoints spawnPoints;
  private final SpawnBudget weights;
  private final RandomStream random;
  private double sendLeft;
  private double breathClock;
  private double breathLeft;
  private boolean raises;

  CrowdDirector(World world, SpawnPoints spawnPoints, SpawnBudget weights, RandomStream random) {
    this.world = world;
    this.spawnPoints = spawnPoints;
    this.weights = weights;
    this.random = random;
  }

  void startWave() {
    sendLeft = 0;
    breathClock = 0;
    breathLeft = 0;
    raises = true;
  }

  /**
   * Sends what is wanting; returns whether anything was sent.
   *
   * @param clock the time since the wave began, s
   * @param factor by how much the band is stretched
   */
  boolean topUp(CrowdSpec crowd, double clock, double factor, double dt) {
    if (crowd.offers().isEmpty()) {
      return false;
    }
    double near = pressure(weights.margin());
    double height = factor * crowd.risen(clock);
    double high = height * crowd.high();
    double low = height * crowd.low();
    sendLeft = Math.max(0, sendLeft - dt);
    if (isBreathing(near, low, dt)) {
      return false;
    }
    if (near >= high) {
      raises = false;
    } else if (near <= low) {
      raises = true;
    }
    boolean tooMany = pressure(Double.POSITIVE_INFINITY) >= weights.most() * high;
    if (!raises || sendLeft > 0 || tooMany) {
      return false;
    }
    sendLeft = weights.every();
    spawnPoints.spawn(draw(crowd.offers(), clock).spawn());
    return true;
  }

  /**
   * Whether so little is left that the wave is over.
   *
   * @param hadBoss whether the wave was all about a boss, after whose death nothing else counts
   */
  boolean isWornDown(CrowdSpec crowd, double factor, boolean hadBoss) {
    if (crowd.offers().isEmpty()) {
      return world.foes() == 0;
    }
    return hadBoss || pressure(weights.margin()) <= weights.rest() * factor * crowd.high();
  }

  void hashInto(StateHash hash) {
    random.hashInto(hash);
    hash.add(sendLeft);
    hash.add(breathClock);
    hash.add(breathLeft);
    hash.add(raises);
  }

  private boolean isBreathing(double near, double low, double dt) {
    breathClock += dt;
    if (breathLeft == 0 && breathClock >= weights.breathEvery()) {
      breathClock = 0;
      breathLeft = weights.breath();
    }
    breathLeft = near > EMPTY * low ? Math.max(0, breathLeft - dt) : 0;
    return breathLeft > 0;
  }

  private CrowdSpec.Offer draw(List<CrowdSpec.Offer> offers, double clock) {
    double sum = 0;
    for (CrowdSpec.Offer offer : offers) {
      sum += offer.after() <= clock ? offer.weight() : 0;
    }
    double left = random.range(0, sum);
    CrowdSpec.Offer drawn = offers.get(0);
    for (CrowdSpec.Offer offer : offers) {
      if (offer.after() <= clock && left >= 0) {
        drawn = offer;
        left -= offer.weight();
      }
    }
    return drawn;
  }

  /** What all weigh that are in view, or outside by at most that margin, m. */
  private double pressure(double margin) {
    Snapshot now = world.current();
    double sum = 0;
    for (int k = 0; k < EntityKind.count(); k++) {
      EntityKind kind = EntityKind.of(k);
      double weight = weights.weight(kind);
      sum += weight > 0 ? weight * count(now, kind, margin) : 0;
    }
    for (int i = now.first(EntityKind.WARP_GATE); i < now.end(EntityKind.WARP_GATE); i++) {
      sum += weights.weight(now.row(i).guest) * now.row(i).guestsLeft;
    }
    return sum;
  }

  private static int count(Snapshot now, EntityKind kind, double margin) {
    if (margin == Double.POSITIVE_INFINITY) {
      return now.count(kind);
    }
    int count = 0;
    for (int i = now.first(kind); i < now.end(kind); i++) {
      count += ViewWindow.shows(now, i, margin) ? 1 : 0;
    }
    return count;
  }
}
