package towline.session;

import towline.content.CourierPay;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.content.ScoreSpec;
import towline.math.StateHash;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;

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
      if (events.type(i) instanceof EventType type) {
        count(type, events, i, now, out);
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

  private void count(EventType type, EventList events, int i, Snapshot now, EventList out) {
    switch (type) {
      case DRONE_FIRED -> score.shots[events.aimMode(i)]++;
      case DRONE_SHOT_LAPSED -> score.shots[events.aimMode(i)]--;
      case DRONE_SHOT_HIT -> score.hits[events.aimMode(i)]++;
      case KILLED_BY_SHIP -> {
        score.shipKills++;
        kill(events, i, 1, out);
      }
      case KILLED_BY_WINGMAN -> {
        score.wingmanKills++;
        kill(events, i, 1, out);
      }
      case KILLED_BY_OWN_MISSILE -> {
        score.missileKills++;
        kill(events, i, spec.missileFactor(), out);
      }
      case KILLED_BY_DRONE -> {
        int mode = events.aimMode(i);
        score.killsByMode[mode]++;
        kill(events, i, droneFactor(mode, now), out);
      }
      case KILLED_BY_WHIP -> {
        score.whipKills++;
        kill(events, i, spec.whipFactor() * towFactor(now) * swingShare(), out);
      }
      case KILLED_BY_CHAIN -> {
        score.chainKills++;
        kill(events, i, isOfDrone(events, i, now) ? swingShare() : 1, out);
      }
      case KILLED_BY_MODULE -> {
        score.moduleKills++;
        kill(events, i, spec.moduleFactor(), out);
      }
      case WHIP_ENDED -> swing(events, i, out);
      case MISSILE_BATTED -> earn(events, i, spec.kill(EntityKind.MISSILE), out);
      case SHOT_MIRRORED -> earn(events, i, spec.mirror(), out);
      case VESSEL_HURT -> earn(events, i, events.amount(i) * spec.vesselDamage(), out);
      case KILLED_BY_LURED_MISSILE -> {
        score.luredKills++;
        kill(events, i, spec.lureFactor(), out);
      }
      case COURIER_BORN -> modeBefore = now.turret().mode;
      case COURIER_OPENED -> openCourier(events, i, now, out);
      case COURIER_ESCAPED -> loseCourier(events, i, out);
      case VESSEL_DIED -> vesselDestroyed(events, i, out);
      case POWER_UP_TAKEN -> earn(events, i, spec.powerUp(), out);
      case SNAKE_DIED -> earn(events, i, spec.snake(), out);
      case NEAR_MISS -> {
        score.nearMisses++;
        earn(events, i, spec.nearMiss(), out);
      }
      case SHARD_TAKEN -> {
        score.shards++;
        earn(events, i, spec.shard(), out);
        raiseHaul(content.couriers().pay().haulShard());
        if (chain > 0) {
          extendChain(spec.shardChain());
          raiseMultiplier(events, i, out);
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
  private void swing(EventList events, int i, EventList out) {
    int kills = events.number(i);
    swing = 0;
    score.bestSwing = Math.max(score.bestSwing, kills);
    score.lastWave.swing(kills);
    if (kills > 1) {
      out.add(PlayEvent.WHIP_SWING, events.x(i), events.y(i), events.subject(i), 0, kills);
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

  private static boolean isOfDrone(EventList events, int i, Snapshot now) {
    return events.object(i) == now.id(now.first(EntityKind.DRONE));
  }

  /** The simplest mode earns most; and all that follows earns more. */
  private void openCourier(EventList events, int i, Snapshot now, EventList out) {
    CourierPay pay = content.couriers().pay();
    int mode = events.aimMode(i);
    boolean falls = content.couriers().falls(now.gravity());
    CourierTable.Kind kind = content.couriers().kinds().get(events.object(i));
    boolean own = kind.mode(falls).ordinal() == mode;
    score.couriersOpened[events.object(i)]++;
    extendChain(pay.chain());
    earn(events, i, pay.bounty().get(mode), out);
    raiseMultiplier(events, i, out);
    raiseHaul(pay.haulShare() * (own ? 1 : pay.otherMode()));
    out.add(
        PlayEvent.HAUL_RAISED,
        events.x(i),
        events.y(i),
        events.subject(i),
        own ? 1 : 0,
        score.haul);
    if (own && mode != modeBefore) {
      int call = pay.goodCall();
      out.add(PlayEvent.GOOD_CALL, events.x(i), events.y(i), events.subject(i), 0, call);
      earn(events, i, call, out);
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

  private void loseCourier(EventList events, int i, EventList out) {
    score.couriersEscaped[events.index(i)]++;
    if (score.haul > 1) {
      score.haul = Math.max(1, score.haul - content.couriers().pay().haulLoss());
      out.add(PlayEvent.HAUL_LOST, events.x(i), events.y(i), events.subject(i), 0, score.haul);
    }
  }

  private double droneFactor(int mode, Snapshot now) {
    return content.aimModes().get(mode).scoreFactor() * towFactor(now);
  }

  private double towFactor(Snapshot now) {
    double share = now.tow().length / content.world().cable().longest();
    return 1 + spec.longTowBonus() * share;
  }

  private void kill(EventList events, int i, double factor, EventList out) {
    score.kills++;
    EntityKind kind = events.kind(i);
    extendChain(kind != null && kind.isSwarm() ? spec.swarmChain() : 1);
    earn(events, i, kind == null ? 0 : spec.kill(kind) * factor, out);
    raiseMultiplier(events, i, out);
  }

  private void extendChain(double kills) {
    chain += kills;
    score.bestChain = Math.max(score.bestChain, (int) chain);
    score.chainLeft = 1;
  }

  private void raiseMultiplier(EventList events, int i, EventList out) {
    int raised = spec.multiplier(chain);
    if (raised > score.multiplier) {
      score.multiplier = raised;
      out.add(PlayEvent.MULTIPLIER_RAISED, events.x(i), events.y(i), 0, 0, raised);
    }
  }

  private void vesselDestroyed(EventList events, int i, EventList out) {
    if (content.vessels().get(events.index(i)).phases() > 1) {
      score.bosses++;
      earn(events, i, spec.boss(), out);
    }
  }

  /** Small points add up: what is told is by how many whole ones the score has grown. */
  private void earn(EventList events, int i, double points, EventList out) {
    long before = score.points;
    EntityKind kind = events.kind(i);
    boolean ofBoss = kind != null && kind.isVesselPart();
    double share = ofBoss ? 1 : spec.crowdShare(overtime);
    add(points * share * score.multiplier * score.haul);
    double grown = (double) (score.points - before);
    out.add(PlayEvent.POINTS, events.x(i), events.y(i), events.subject(i), 0, grown);
  }

  private void add(double points) {
    earned += points * weight;
    score.points = Math.round(earned);
  }

  private void breakChain(EventList out) {
    if (score.multiplier > 1) {
      out.add(PlayEvent.MULTIPLIER_LOST, score.multiplier);
    }
    chain = 0;
    score.multiplier = 1;
    score.chainLeft = 0;
  }
}
