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
 * Keeps the pressure of a wave's crowd within its band: when what is in view or was a moment ago
 * weighs too little, more comes, until it weighs enough; and every now and then there is a breath.
 * A view without any foe is filled at once.
 */
final class CrowdDirector {
  /** A breath ends when the pressure has fallen to this part of the low end of the band. */
  private static final double EMPTY = 0.5;

  /** How many times more may live than usual while there is nobody in view. */
  private static final double WHILE_EMPTY = 3;

  private final World world;
  private final SpawnPoints spawnPoints;
  private final SpawnBudget weights;
  private final RandomStream random;
  private final Presence presence;
  private double sendLeft;
  private double breathClock;
  private double breathLeft;
  private boolean raises;

  CrowdDirector(World world, SpawnPoints spawnPoints, SpawnBudget weights, RandomStream random) {
    this.world = world;
    this.spawnPoints = spawnPoints;
    this.weights = weights;
    this.random = random;
    presence = new Presence(weights.margin(), weights.linger());
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
    double near = pressure();
    double height = factor * crowd.risen(clock);
    double high = height * crowd.high();
    double low = height * crowd.low();
    sendLeft = Math.max(0, sendLeft - dt);
    boolean empty = isViewEmpty();
    if (isBreathing(near, low, dt) && !empty) {
      return false;
    }
    if (near >= high) {
      raises = false;
    } else if (near <= low) {
      raises = true;
    }
    double most = empty ? WHILE_EMPTY * weights.most() : weights.most();
    if (!(raises || empty) || sendLeft > 0 || all() >= most * high) {
      return false;
    }
    sendLeft = weights.every();
    spawnPoints.spawn(draw(crowd.offers(), clock).spawn());
    return true;
  }

  /**
   * Whether so little is left that the wave is over, or nobody is in view.
   *
   * @param hadBoss whether the wave was all about a boss, after whose death nothing else counts
   */
  boolean isWornDown(CrowdSpec crowd, double factor, boolean hadBoss) {
    if (crowd.offers().isEmpty()) {
      return world.foes() == 0;
    }
    return hadBoss || isViewEmpty() || pressure() <= weights.rest() * factor * crowd.high();
  }

  void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(sendLeft);
    hash.add(breathClock);
    hash.add(breathLeft);
    hash.add(raises);
    presence.hashInto(hash, world.current());
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

  /** What all weigh that are there for the player. */
  private double pressure() {
    Snapshot now = world.current();
    presence.look(now);
    double sum = 0;
    for (int i = now.first(KindRange.FOES); i < now.end(KindRange.FOES); i++) {
      double weight = weight(now, i);
      sum += weight > 0 && presence.isThere(now, i) ? weight : 0;
    }
    for (int i = now.first(EntityKind.WARP_GATE); i < now.end(EntityKind.WARP_GATE); i++) {
      sum += presence.isThere(now, i) ? ofGuests(now, i) : 0;
    }
    return sum;
  }

  /** What all weigh that live or are about to come, near or far. */
  private double all() {
    Snapshot now = world.current();
    double sum = 0;
    for (int i = now.first(KindRange.FOES); i < now.end(KindRange.FOES); i++) {
      sum += weight(now, i);
    }
    for (int i = now.first(EntityKind.WARP_GATE); i < now.end(EntityKind.WARP_GATE); i++) {
      sum += ofGuests(now, i);
    }
    return sum;
  }

  private double ofGuests(Snapshot now, int gate) {
    return weights.weight(now.row(gate).guest) * now.row(gate).guestsLeft;
  }

  /** Whether neither a foe is in view nor a gate that is about to open. */
  private boolean isViewEmpty() {
    Snapshot now = world.current();
    for (int i = now.first(EntityKind.WARP_GATE); i < now.end(EntityKind.WARP_GATE); i++) {
      if (now.row(i).timeToOpening > 0 && ViewWindow.shows(now, i, 0)) {
        return false;
      }
    }
    for (int i = now.first(KindRange.FOES); i < now.end(KindRange.FOES); i++) {
      if (weight(now, i) > 0 && ViewWindow.shows(now, i, 0)) {
        return false;
      }
    }
    return true;
  }

  /** Weight of a foe; 0 for a vessel that cannot act any more. */
  private double weight(Snapshot now, int foe) {
    EntityKind kind = now.kind(foe);
    return kind == EntityKind.VESSEL_CORE && isDisarmed(now, foe) ? 0 : weights.weight(kind);
  }

  /** True if a vessel has lost all its guns, bays and nests; a gun may be its core. */
  private static boolean isDisarmed(Snapshot now, int core) {
    return now.row(core).lanes == 0
        && !hasPart(now, core, EntityKind.VESSEL_TURRET)
        && !hasPart(now, core, EntityKind.VESSEL_BAY)
        && !hasPart(now, core, EntityKind.VESSEL_NEST);
  }

  private static boolean hasPart(Snapshot now, int core, EntityKind part) {
    for (int i = now.first(part); i < now.end(part); i++) {
      if (now.row(i).vesselId == now.row(core).vesselId) {
        return true;
      }
    }
    return false;
  }
}
