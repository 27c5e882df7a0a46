package towline.session;

import towline.ai.aim.AimMode;
import towline.content.CourierPay;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.content.ScoreSpec;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;
import towline.sim.hash.StateHash;

/** The rules that turn events into points. */
final class Scoring {
  private final GameContent content;
  private final ScoreSpec spec;
  private final Score score;
  private double chain;

  /** Kills of the current swing. */
  private int swing;

  /** Exact points; the score holds them rounded. */
  private double earned;

  private double pointsFactor = 1;

  /** Aim mode of the drone at the entry of the last courier, by index. */
  private int entryMode;

  /** Time for which a boss has been alive, s. */
  private double bossTime;

  Scoring(GameContent content) {
    this.content = content;
    spec = content.score();
    score = new Score(content.aimModes().size(), content.couriers().kinds().size());
  }

  Score score() {
    return score;
  }

  /** Sets the factor of all points from now on. */
  void scale(double factor) {
    pointsFactor = factor;
  }

  /** Sets the time for which a boss has been alive, s; 0 without a boss. */
  void setBossTime(double seconds) {
    bossTime = seconds;
  }

  /**
   * Counts the events of a tick of {@code dt} s; appends the events of the score to {@code out}.
   */
  void count(EventList events, Snapshot snapshot, double dt, EventList out) {
    // The chain's time is paused while no foe is in view.
    if (ViewWindow.showsFoe(snapshot)) {
      score.chainLeft = Math.max(0, score.chainLeft - dt / spec.chainTime());
    }
    if (score.chainLeft == 0 && chain > 0) {
      breakChain(out);
    }
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() instanceof EventType type) {
        count(type, event, snapshot, out);
      }
    }
  }

  /** Adds the points for clearing wave {@code number} in {@code seconds} s. */
  void waveCleared(int number, double seconds) {
    score.lastWave.close(number, seconds, score);
    add(spec.wave() * number * score.haul());
  }

  /**
   * Returns the points, as on the score, for a sweep of wave {@code number}, {@code seconds} s
   * before all foes would have fled.
   */
  double sweepPoints(int number, double seconds) {
    return sweepReward(number, seconds) * pointsFactor;
  }

  private double sweepReward(int number, double seconds) {
    return spec.sweep() * seconds * number * score.haul();
  }

  /**
   * Pays for wave {@code number}, whose last foe died {@code seconds} s before the time at which
   * all would have fled.
   */
  void swept(int number, double seconds, Snapshot snapshot, EventList out) {
    long before = score.points;
    add(sweepReward(number, seconds));
    int ship = snapshot.first(EntityKind.SHIP);
    out.add(PlayEvent.WAVE_SWEPT, snapshot.x(ship), snapshot.y(ship))
        .entity(snapshot.id(ship))
        .points((double) (score.points - before));
  }

  void hashInto(StateHash hash) {
    score.hashInto(hash);
    hash.add(chain);
    hash.add(swing);
    hash.add(earned);
    hash.add(pointsFactor);
    hash.add(entryMode);
    hash.add(bossTime);
  }

  private void count(EventType type, Event event, Snapshot snapshot, EventList out) {
    switch (type) {
      case DRONE_FIRED -> score.shots[event.aimMode()]++;
      case DRONE_SHOT_LAPSED -> score.shots[event.aimMode()]--;
      case DRONE_SHOT_HIT -> score.hits[event.aimMode()]++;
      case KILLED_BY_SHIP -> {
        score.shipKills++;
        kill(event, 1, out);
      }
      case KILLED_BY_WINGMAN -> {
        score.wingmanKills++;
        kill(event, 1, out);
      }
      case KILLED_BY_OWN_MISSILE -> {
        score.missileKills++;
        kill(event, spec.missileFactor(), out);
      }
      case KILLED_BY_DRONE, KILLED_BY_HARPOON -> {
        int mode = event.aimMode();
        score.killsByMode[mode]++;
        kill(event, droneFactor(mode, snapshot), out);
      }
      case KILLED_BY_WHIP -> {
        score.whipKills++;
        kill(event, spec.whipFactor() * cableFactor(snapshot) * swingFactor(), out);
      }
      case KILLED_BY_CHAIN -> {
        score.chainKills++;
        kill(event, isOfDrone(event, snapshot) ? swingFactor() : 1, out);
      }
      case KILLED_BY_MODULE -> {
        score.moduleKills++;
        kill(event, spec.moduleFactor(), out);
      }
      case WHIP_ENDED -> swing(event, out);
      case MISSILE_BATTED -> earn(event, spec.kill(EntityKind.MISSILE), out);
      case SHOT_MIRRORED -> earn(event, spec.mirror(), out);
      case VESSEL_HURT -> earn(event, event.damage() * spec.vesselDamage(), out);
      // VESSEL_HURT pays for the same damage once.
      case BARRAGE_HIT ->
          earn(event, event.damage() * spec.vesselDamage() * (spec.barrageFactor() - 1), out);
      case KILLED_BY_BARRAGE -> {
        score.luredKills++;
        kill(event, spec.barrageFactor(), out);
      }
      case KILLED_BY_LURED_MISSILE -> {
        score.luredKills++;
        kill(event, spec.lureFactor(), out);
      }
      case COURIER_BORN -> entryMode = snapshot.droneGun().mode;
      case COURIER_OPENED -> openCourier(event, snapshot, out);
      case COURIER_ESCAPED -> score.couriersEscaped[event.courierKind()]++;
      case HAUL_GATE_PASSED -> bankHaul(event, out);
      case VESSEL_DIED -> vesselDestroyed(event, out);
      case POWER_UP_TAKEN -> earn(event, spec.powerUp(), out);
      case SNAKE_DIED -> earn(event, spec.snake(), out);
      case NEAR_MISS -> {
        score.nearMisses++;
        earn(event, spec.nearMiss(), out);
      }
      case SHARD_TAKEN -> {
        score.shards++;
        earn(event, spec.shard(), out);
        if (chain > 0) {
          extendChain(spec.shardChain());
          raiseMultiplier(event, out);
        }
      }
      case SHIP_HURT -> {
        score.blows++;
        breakChain(out);
        loseHaul(event, out);
      }
      default -> {
        // No other event earns points.
      }
    }
  }

  /** Records the end of a swing. */
  private void swing(Event event, EventList out) {
    int kills = event.kills();
    swing = 0;
    score.bestSwing = Math.max(score.bestSwing, kills);
    score.lastWave.swing(kills);
    if (kills > 1) {
      out.add(PlayEvent.WHIP_SWING, event.x(), event.y()).entity(event.entity()).kills(kills);
    }
  }

  /**
   * Counts one more kill of a swing, and returns its factor relative to the first kill, so that n
   * kills earn sqrt(n) times as much as one.
   */
  private double swingFactor() {
    swing++;
    return Math.sqrt(swing) - Math.sqrt(swing - 1.0);
  }

  private static boolean isOfDrone(Event event, Snapshot snapshot) {
    return event.cause() == snapshot.id(snapshot.first(EntityKind.DRONE));
  }

  /** Pays for an opened courier, most in the simplest aim mode, and raises the haul. */
  private void openCourier(Event event, Snapshot snapshot, EventList out) {
    CourierPay pay = content.couriers().pay();
    int mode = event.aimMode();
    AimMode own = content.couriers().ownMode(event.courierKind(), snapshot.gravity());
    boolean isOwnMode = own.ordinal() == mode;
    score.couriersOpened[event.courierKind()]++;
    extendChain(pay.chain());
    earn(event, pay.bounty().get(mode), out);
    raiseMultiplier(event, out);
    raiseHaul(pay.haulGrowth(score.haul()) * (isOwnMode ? 1 : pay.otherMode()));
    out.add(PlayEvent.HAUL_RAISED, event.x(), event.y())
        .foe(event.foe())
        .ownMode(isOwnMode)
        .haul(score.haul());
    if (isOwnMode && mode != entryMode) {
      int bonus = pay.goodCall();
      out.add(PlayEvent.GOOD_CALL, event.x(), event.y()).foe(event.foe()).points(bonus);
      earn(event, bonus, out);
    }
  }

  /**
   * Raises the part of the haul that is at risk; late in the fight against a boss by less, as with
   * points.
   */
  private void raiseHaul(double step) {
    score.haulAtRisk += step * spec.crowdShare(bossTime);
    score.bestHaul = Math.max(score.bestHaul, score.haul());
  }

  private void bankHaul(Event event, EventList out) {
    if (score.haulAtRisk > 0) {
      score.bankedHaul += score.haulAtRisk;
      score.haulAtRisk = 0;
      out.add(PlayEvent.HAUL_BANKED, event.x(), event.y())
          .entity(event.entity())
          .haul(score.bankedHaul);
    }
  }

  private void loseHaul(Event event, EventList out) {
    if (score.haulAtRisk > 0) {
      score.haulAtRisk = 0;
      out.add(PlayEvent.HAUL_LOST, event.x(), event.y())
          .entity(event.entity())
          .haul(score.bankedHaul);
    }
  }

  private double droneFactor(int mode, Snapshot snapshot) {
    return content.aimModes().get(mode).scoreFactor() * cableFactor(snapshot);
  }

  private double cableFactor(Snapshot snapshot) {
    double share = snapshot.cable().length / content.world().cable().longest();
    return 1 + spec.longTowBonus() * share;
  }

  private void kill(Event event, double factor, EventList out) {
    score.kills++;
    EntityKind kind = event.kind();
    extendChain(kind != null && kind.isSwarm() ? spec.swarmChain() : 1);
    earn(event, kind == null ? 0 : spec.kill(kind) * factor, out);
    raiseMultiplier(event, out);
  }

  private void extendChain(double kills) {
    chain += kills;
    score.bestChain = Math.max(score.bestChain, (int) chain);
    score.chainLeft = 1;
  }

  private void raiseMultiplier(Event event, EventList out) {
    int raised = spec.multiplier(chain);
    if (raised > score.multiplier) {
      score.multiplier = raised;
      out.add(PlayEvent.MULTIPLIER_RAISED, event.x(), event.y()).multiplier(raised);
    }
  }

  private void vesselDestroyed(Event event, EventList out) {
    if (content.vessels().get(event.vesselKind()).phases() > 1) {
      score.bosses++;
      earn(event, spec.boss(), out);
    }
  }

  /** Adds points; fractions accumulate, and the event tells the growth of the rounded score. */
  private void earn(Event event, double points, EventList out) {
    long before = score.points;
    EntityKind kind = event.kind();
    boolean isBossPart = kind != null && kind.isVesselPart();
    double share = isBossPart ? 1 : spec.crowdShare(bossTime);
    add(points * share * score.multiplier * score.haul());
    double grown = (double) (score.points - before);
    out.add(PlayEvent.POINTS, event.x(), event.y()).entity(event.subject()).points(grown);
  }

  private void add(double points) {
    earned += points * pointsFactor;
    score.points = Math.round(earned);
  }

  private void breakChain(EventList out) {
    if (score.multiplier > 1) {
      out.add(PlayEvent.MULTIPLIER_LOST).multiplier(score.multiplier);
    }
    chain = 0;
    score.multiplier = 1;
    score.chainLeft = 0;
  }
}
