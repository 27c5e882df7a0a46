package towline.session;

import towline.content.CourierPay;
import towline.content.CourierTable;
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

/** The rules that turn what events into points. */
final class Scoring {
  private final GameContent content;
  private final ScoreSpec spec;
  private final Score score;
  private double chain;

  /** How many the swing has killed that goes on. */
  private int swing;

  /** All that was earned, of which the score shows the whole points. */
  private double earned;

  private double weight = 1;

  /** The drone's aim mode when the last courier came. */
  private int modeBefore;

  /** Time for which a boss has been alive, or the wave on beyond its time, s. */
  private double overtime;

  Scoring(GameContent content) {
    this.content = content;
    spec = content.score();
    score = new Score(content.aimModes().size(), content.couriers().kinds().size());
  }

  Score score() {
    return score;
  }

  /** From now on all points are multiplied with that. */
  void scale(double factor) {
    weight = factor;
  }

  /**
   * Sets the time for which a boss has been alive, or the wave on beyond its time, s; 0: neither.
   */
  void overstay(double seconds) {
    overtime = seconds;
  }

  /**
   * Counts the events of a tick of {@code dt} seconds; appends those of the score to {@code out}.
   */
  void count(EventList events, Snapshot now, double dt, EventList out) {
    // The chain waits while there is nothing to shoot at.
    if (ViewWindow.showsFoe(now)) {
      score.chainLeft = Math.max(0, score.chainLeft - dt / spec.chainTime());
    }
    if (score.chainLeft == 0 && chain > 0) {
      breakChain(out);
    }
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() instanceof EventType type) {
        count(type, event, now, out);
      }
    }
  }

  /** The points for a wave that was cleared in that time, s. */
  void waveCleared(int number, double seconds) {
    score.lastWave.close(number, seconds, score);
    add(spec.wave() * number * score.haul);
  }

  void hashInto(StateHash hash) {
    score.hashInto(hash);
    hash.add(chain);
    hash.add(swing);
    hash.add(earned);
    hash.add(weight);
    hash.add(modeBefore);
    hash.add(overtime);
  }

  private void count(EventType type, Event event, Snapshot now, EventList out) {
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
      case KILLED_BY_DRONE -> {
        int mode = event.aimMode();
        score.killsByMode[mode]++;
        kill(event, droneFactor(mode, now), out);
      }
      case KILLED_BY_WHIP -> {
        score.whipKills++;
        kill(event, spec.whipFactor() * towFactor(now) * swingShare(), out);
      }
      case KILLED_BY_CHAIN -> {
        score.chainKills++;
        kill(event, isOfDrone(event, now) ? swingShare() : 1, out);
      }
      case KILLED_BY_MODULE -> {
        score.moduleKills++;
        kill(event, spec.moduleFactor(), out);
      }
      case WHIP_ENDED -> swing(event, out);
      case MISSILE_BATTED -> earn(event, spec.kill(EntityKind.MISSILE), out);
      case SHOT_MIRRORED -> earn(event, spec.mirror(), out);
      case VESSEL_HURT -> earn(event, event.damage() * spec.vesselDamage(), out);
      case KILLED_BY_LURED_MISSILE -> {
        score.luredKills++;
        kill(event, spec.lureFactor(), out);
      }
      case COURIER_BORN -> modeBefore = now.turret().mode;
      case COURIER_OPENED -> openCourier(event, now, out);
      case COURIER_ESCAPED -> loseCourier(event, out);
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
        raiseHaul(content.couriers().pay().haulShard());
        if (chain > 0) {
          extendChain(spec.shardChain());
          raiseMultiplier(event, out);
        }
      }
      case SHIP_HURT -> {
        score.blows++;
        breakChain(out);
      }
      default -> {
        // Everything else earns nothing.
      }
    }
  }

  /** A swing is over. */
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
   * Counts one more kill of a swing, and returns its share of the pay of the first, so that n of
   * them earn the root of n times as much as one.
   */
  private double swingShare() {
    swing++;
    return Math.sqrt(swing) - Math.sqrt(swing - 1.0);
  }

  private static boolean isOfDrone(Event event, Snapshot now) {
    return event.cause() == now.id(now.first(EntityKind.DRONE));
  }

  /** The simplest mode earns most; and all that follows earns more. */
  private void openCourier(Event event, Snapshot now, EventList out) {
    CourierPay pay = content.couriers().pay();
    int mode = event.aimMode();
    boolean falls = content.couriers().falls(now.gravity());
    CourierTable.Kind kind = content.couriers().kinds().get(event.courierKind());
    boolean own = kind.mode(falls).ordinal() == mode;
    score.couriersOpened[event.courierKind()]++;
    extendChain(pay.chain());
    earn(event, pay.bounty().get(mode), out);
    raiseMultiplier(event, out);
    raiseHaul(pay.haulShare() * (own ? 1 : pay.otherMode()));
    out.add(PlayEvent.HAUL_RAISED, event.x(), event.y())
        .foe(event.foe())
        .ownMode(own)
        .haul(score.haul);
    if (own && mode != modeBefore) {
      int call = pay.goodCall();
      out.add(PlayEvent.GOOD_CALL, event.x(), event.y()).foe(event.foe()).points(call);
      earn(event, call, out);
    }
  }

  /**
   * Raises the haul by a share of what it lacks, so that it never comes to its end; in overtime by
   * less, as with points.
   */
  private void raiseHaul(double share) {
    score.haul +=
        share * spec.crowdShare(overtime) * (content.couriers().pay().haulMost() - score.haul);
    score.bestHaul = Math.max(score.bestHaul, score.haul);
  }

  private void loseCourier(Event event, EventList out) {
    score.couriersEscaped[event.courierKind()]++;
    if (score.haul > 1) {
      score.haul = Math.max(1, score.haul - content.couriers().pay().haulLoss());
      out.add(PlayEvent.HAUL_LOST, event.x(), event.y()).foe(event.foe()).haul(score.haul);
    }
  }

  private double droneFactor(int mode, Snapshot now) {
    return content.aimModes().get(mode).scoreFactor() * towFactor(now);
  }

  private double towFactor(Snapshot now) {
    double share = now.tow().length / content.world().cable().longest();
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

  /** Small points add up: what is told is by how many whole ones the score has grown. */
  private void earn(Event event, double points, EventList out) {
    long before = score.points;
    EntityKind kind = event.kind();
    boolean ofBoss = kind != null && kind.isVesselPart();
    double share = ofBoss ? 1 : spec.crowdShare(overtime);
    add(points * share * score.multiplier * score.haul);
    double grown = (double) (score.points - before);
    out.add(PlayEvent.POINTS, event.x(), event.y()).entity(event.subject()).points(grown);
  }

  private void add(double points) {
    earned += points * weight;
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
