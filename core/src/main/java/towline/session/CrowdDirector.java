package towline.session;

import java.util.List;
import towline.content.CrowdSpec;
import towline.content.SpawnBudget;
import towline.internal.RandomStream;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;
import towline.sim.hash.StateHash;

/**
 * Keeps the pressure of a wave's crowd within its band. Pressure is the sum of the weights of foes
 * in view now or recently; when it is too low, more foes come until it is high enough. Breaks
 * interrupt this at intervals. A view without any foe is filled at once.
 */
final class CrowdDirector {
  /** Pressure at which a break begins to count, as a fraction of the low end of the band. */
  private static final double BREAK_PRESSURE = 0.5;

  /** Factor by which the limit of living foes rises while no foe is in view. */
  private static final double EMPTY_VIEW_FACTOR = 3;

  private final World world;
  private final SpawnPoints spawnPoints;
  private final SpawnBudget weights;
  private final RandomStream random;
  private final Presence presence;
  private double sendLeft;
  private double sinceBreak;
  private double breakLeft;
  private boolean isFilling;

  CrowdDirector(World world, SpawnPoints spawnPoints, SpawnBudget weights, RandomStream random) {
    this.world = world;
    this.spawnPoints = spawnPoints;
    this.weights = weights;
    this.random = random;
    presence = new Presence(weights.margin(), weights.linger());
  }

  void startWave() {
    sendLeft = 0;
    sinceBreak = 0;
    breakLeft = 0;
    isFilling = true;
  }

  /**
   * Sends a foe or a group if the pressure is too low; returns true if it did.
   *
   * @param clock time since the wave began, s
   * @param factor factor of the band of pressure
   */
  boolean topUp(CrowdSpec crowd, double clock, double factor, double dt) {
    double weightOfOffers = weightOfOffers(crowd.offers(), clock);
    if (weightOfOffers == 0) {
      return false;
    }
    double pressure = pressure();
    double bandFactor = factor * crowd.risen(clock);
    double high = bandFactor * crowd.high();
    double low = bandFactor * crowd.low();
    sendLeft = Math.max(0, sendLeft - dt);
    boolean empty = isViewClear();
    if (updateBreak(pressure, low, dt) && !empty) {
      return false;
    }
    if (pressure >= high) {
      isFilling = false;
    } else if (pressure <= low) {
      isFilling = true;
    }
    double mostFoes = empty ? EMPTY_VIEW_FACTOR * weights.most() : weights.most();
    if (!(isFilling || empty) || sendLeft > 0 || livingWeight() >= mostFoes * high) {
      return false;
    }
    sendLeft = weights.every();
    spawnPoints.spawn(draw(crowd.offers(), clock, weightOfOffers).spawn());
    return true;
  }

  void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(sendLeft);
    hash.add(sinceBreak);
    hash.add(breakLeft);
    hash.add(isFilling);
    presence.hashInto(hash, world.current());
  }

  private boolean updateBreak(double pressure, double low, double dt) {
    sinceBreak += dt;
    if (breakLeft == 0 && sinceBreak >= weights.breathEvery()) {
      sinceBreak = 0;
      breakLeft = weights.breath();
    }
    breakLeft = pressure > BREAK_PRESSURE * low ? Math.max(0, breakLeft - dt) : 0;
    return breakLeft > 0;
  }

  /** Returns the sum of the weights in the draw of the offers that can come now. */
  private static double weightOfOffers(List<CrowdSpec.Offer> offers, double clock) {
    double sum = 0;
    for (int i = 0; i < offers.size(); i++) {
      sum += offers.get(i).after() <= clock ? offers.get(i).weight() : 0;
    }
    return sum;
  }

  private CrowdSpec.Offer draw(List<CrowdSpec.Offer> offers, double clock, double sum) {
    double weightLeft = random.range(0, sum);
    CrowdSpec.Offer drawn = offers.get(0);
    for (CrowdSpec.Offer offer : offers) {
      if (offer.after() <= clock && weightLeft >= 0) {
        drawn = offer;
        weightLeft -= offer.weight();
      }
    }
    return drawn;
  }

  /**
   * Returns the sum of the weights of all that are {@linkplain Presence present} for the player.
   */
  private double pressure() {
    Snapshot snapshot = world.current();
    presence.record(snapshot);
    double sum = 0;
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      double weight = weight(snapshot, i);
      sum += weight > 0 && presence.isPresent(snapshot, i) ? weight : 0;
    }
    for (int i = snapshot.first(EntityKind.WARP_GATE);
        i < snapshot.end(EntityKind.WARP_GATE);
        i++) {
      sum += presence.isPresent(snapshot, i) ? guestWeight(snapshot, i) : 0;
    }
    return sum;
  }

  /** Returns the sum of the weights of all that live or are about to come, near or far. */
  double livingWeight() {
    Snapshot snapshot = world.current();
    double sum = 0;
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      sum += weight(snapshot, i);
    }
    for (int i = snapshot.first(EntityKind.WARP_GATE);
        i < snapshot.end(EntityKind.WARP_GATE);
        i++) {
      sum += guestWeight(snapshot, i);
    }
    return sum;
  }

  private double guestWeight(Snapshot snapshot, int gate) {
    return weights.weight(snapshot.row(gate).guest) * snapshot.row(gate).guestsLeft;
  }

  /** Returns true if neither a foe nor a gate that is about to open is in view. */
  private boolean isViewClear() {
    Snapshot snapshot = world.current();
    for (int i = snapshot.first(EntityKind.WARP_GATE);
        i < snapshot.end(EntityKind.WARP_GATE);
        i++) {
      if (snapshot.row(i).timeToOpening > 0 && ViewWindow.shows(snapshot, i, 0)) {
        return false;
      }
    }
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      if (weight(snapshot, i) > 0 && ViewWindow.shows(snapshot, i, 0)) {
        return false;
      }
    }
    return true;
  }

  /** Weight of a foe; 0 for a vessel that cannot act any more. */
  private double weight(Snapshot snapshot, int foe) {
    EntityKind kind = snapshot.kind(foe);
    return kind == EntityKind.VESSEL_CORE && isDisarmed(snapshot, foe) ? 0 : weights.weight(kind);
  }

  /** True if a vessel has lost all its guns, bays and nests; a gun may be its core. */
  private static boolean isDisarmed(Snapshot snapshot, int core) {
    return snapshot.row(core).lanes == 0
        && !hasPart(snapshot, core, EntityKind.VESSEL_TURRET)
        && !hasPart(snapshot, core, EntityKind.VESSEL_BAY)
        && !hasPart(snapshot, core, EntityKind.VESSEL_NEST);
  }

  private static boolean hasPart(Snapshot snapshot, int core, EntityKind part) {
    for (int i = snapshot.first(part); i < snapshot.end(part); i++) {
      if (snapshot.row(i).vesselId == snapshot.row(core).vesselId) {
        return true;
      }
    }
    return false;
  }
}
