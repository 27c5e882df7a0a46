package towline.session;

import org.jspecify.annotations.Nullable;
import towline.content.GameContent;
import towline.content.ScoreSpec;
import towline.math.StateHash;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;

/** The rules that turn what happened into points. */
final class Scoring {
  private final GameContent content;
  private final ScoreSpec spec;
  private final Score score;
  private double chain;
  private double weight = 1;

  Scoring(GameContent content) {
    this.content = content;
    spec = content.score();
    score = new Score(content.aimModes().size());
  }

  Score score() {
    return score;
  }

  /** From now on all points are multiplied with that. */
  void scale(double factor) {
    weight = factor;
  }

  /** Counts what happened in a tick of {@code dt} seconds; tells of points in {@code told}. */
  void count(EventList happened, Snapshot now, double dt, EventList told) {
    // The chain waits while there is nothing to shoot at.
    if (ViewWindow.showsFoe(now)) {
      score.chainLeft = Math.max(0, score.chainLeft - dt / spec.chainTime());
    }
    if (score.chainLeft == 0 && chain > 0) {
      breakChain(told);
    }
    for (int i = 0; i < happened.size(); i++) {
      count(happened, i, now, told);
    }
  }

  /** The points for a cleared wave. */
  void waveCleared(int number) {
    score.points += Math.round(spec.wave() * number * weight);
  }

  void hashInto(StateHash hash) {
    hash.add(score.points);
    hash.add(score.multiplier);
    hash.add(score.chainLeft);
    hash.add(chain);
    hash.add(score.kills);
  }

  private void count(EventList happened, int i, Snapshot now, EventList told) {
    int mode = (int) happened.amount(i);
    switch (happened.type(i)) {
      case DRONE_FIRED -> score.shots[mode]++;
      case DRONE_SHOT_HIT -> score.hits[mode]++;
      case KILLED_BY_SHIP -> {
        score.shipKills++;
        kill(happened, i, 1, told);
      }
      case KILLED_BY_WINGMAN -> {
        score.wingmanKills++;
        kill(happened, i, 1, told);
      }
      case KILLED_BY_OWN_MISSILE -> {
        score.missileKills++;
        kill(happened, i, 1, told);
      }
      case KILLED_BY_DRONE -> {
        score.killsByMode[mode]++;
        kill(happened, i, droneFactor(mode, now), told);
      }
      case KILLED_BY_WHIP -> {
        score.whipKills++;
        kill(happened, i, spec.whipFactor() * towFactor(now), told);
      }
      case KILLED_BY_CHAIN -> {
        score.chainKills++;
        kill(happened, i, 1, told);
      }
      case WHIP_ENDED -> swing(happened, i, told);
      case MISSILE_BATTED -> earn(happened, i, spec.missile(), told);
      case VESSEL_HURT -> earn(happened, i, happened.amount(i) * spec.vesselDamage(), told);
      case KILLED_BY_LURED_MISSILE -> {
        score.luredKills++;
        kill(happened, i, spec.lureFactor(), told);
      }
      case VESSEL_DIED -> vesselDestroyed(happened, i, told);
      case POWER_UP_TAKEN -> earn(happened, i, spec.gift(), told);
      case SNAKE_DIED -> earn(happened, i, spec.snake(), told);
      case NEAR_MISS -> {
        score.nearMisses++;
        earn(happened, i, spec.nearMiss(), told);
      }
      case SHARD_TAKEN -> {
        score.shards++;
        // A shard keeps a chain alive.
        score.chainLeft = chain > 0 ? 1 : score.chainLeft;
        earn(happened, i, spec.shard(), told);
      }
      case SHIP_HURT -> breakChain(told);
      default -> {
        // Everything else earns nothing.
      }
    }
  }

  /** Several kills in one swing multiply. */
  private void swing(EventList happened, int i, EventList told) {
    int kills = (int) happened.amount(i);
    score.bestSwing = Math.max(score.bestSwing, kills);
    if (kills < 2) {
      return;
    }
    int times = Math.min(spec.swingMost(), kills - 1);
    told.add(EventType.WHIP_SWING, happened.x(i), happened.y(i), happened.subject(i), times, kills);
    earn(happened, i, (double) spec.swing() * kills * times, told);
  }

  private double droneFactor(int mode, Snapshot now) {
    return content.aimModes().get(mode).scoreFactor() * towFactor(now);
  }

  private double towFactor(Snapshot now) {
    double share = now.tow().length() / content.world().cable().longest();
    return 1 + spec.longTowBonus() * share;
  }

  private void kill(EventList happened, int i, double factor, EventList told) {
    score.kills++;
    chain += happened.kind(i) == EntityKind.MITE ? spec.miteChain() : 1;
    score.bestChain = Math.max(score.bestChain, (int) chain);
    score.chainLeft = 1;
    earn(happened, i, points(happened.kind(i)) * factor, told);
    int raised = Math.min(spec.multiplierMost(), 1 + (int) (chain / spec.killsPerStep()));
    if (raised > score.multiplier) {
      score.multiplier = raised;
      told.add(EventType.MULTIPLIER_RAISED, happened.x(i), happened.y(i), 0, 0, raised);
    }
  }

  /** The points for a foe of that kind. */
  private double points(@Nullable EntityKind kind) {
    if (kind == null) {
      return 0;
    }
    return switch (kind) {
      case SNAKE_HEAD -> spec.head();
      case SNAKE_SEGMENT -> spec.segment();
      case MISSILE -> spec.missile();
      case TANK -> spec.tank();
      case MITE -> spec.mite();
      case VESSEL_TURRET -> spec.turret();
      case VESSEL_BAY, VESSEL_NEST -> spec.bay();
      case VESSEL_CORE -> spec.core();
      default -> 0;
    };
  }

  private void vesselDestroyed(EventList happened, int i, EventList told) {
    if (content.vessels().get((int) happened.amount(i)).phases() > 1) {
      score.bosses++;
      earn(happened, i, spec.boss(), told);
    }
  }

  private void earn(EventList happened, int i, double points, EventList told) {
    long earned = Math.round(points * score.multiplier * weight);
    score.points += earned;
    told.add(
        EventType.POINTS, happened.x(i), happened.y(i), happened.subject(i), 0, (double) earned);
  }

  private void breakChain(EventList told) {
    if (score.multiplier > 1) {
      told.add(EventType.MULTIPLIER_LOST, 0, 0, 0, 0, score.multiplier);
    }
    chain = 0;
    score.multiplier = 1;
    score.chainLeft = 0;
  }
}
