package towline.ai.targeting;

import towline.math.Angles;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TargetQuery;
import towline.sim.api.Tick;
import towline.sim.api.ViewWindow;
import towline.sim.hash.StateHash;

/**
 * Which foe to shoot at: one in view that no armour is in the way of, and one of a swarm only when
 * there is nothing better. Soon to be hit and dangerous to the ship counts; and a target is kept
 * for a while, and until another is clearly better, so that the choice does not flicker.
 */
public final class DroneTargetSelector {
  /** What each metre between target and ship is worth, s. */
  private static final double DISTANCE = 0.03;

  /** What a missile that is about to strike the ship is worth, s. */
  private static final double URGENT = 1.6;

  /** From so far ahead on a missile's strike counts, the nearer the more, s. */
  private static final double NOTICE = 2.5;

  /** By how much another target must be better, s. */
  private static final double CLEARLY_BETTER = 0.4;

  /** How long a target is kept at least, s. */
  private static final double LEAST_TIME = 1;

  /** How far outside the view a target may be, m. */
  private static final double VIEW_MARGIN = 2;

  /** A target is taken within this part of the range, and kept up to the full range. */
  private static final double TAKING_RANGE = 0.92;

  /** So much thinner armour is taken to be for a target that is kept than for another. */
  private static final double KEPT_BEHIND_ARMOUR = 0.8;

  private final TargetQuery.Rating rating = new TimeToHit();
  private int target;
  private double keptFor;

  /** How fast the gun turns that is asked for now, rad/s. */
  private double gunTurnRate;

  /**
   * The index in {@code seen} of what to shoot at, or -1.
   *
   * @param gun the index of whatever shoots
   * @param turnRate how fast it turns, for weighing targets off the bore, rad/s
   */
  public int choose(Snapshot seen, int gun, double turnRate) {
    keptFor += Tick.SECONDS;
    gunTurnRate = turnRate;
    int kept = kept(seen, gun);
    if (kept >= 0 && keptFor < LEAST_TIME) {
      return kept;
    }
    double limit =
        kept < 0 ? Double.POSITIVE_INFINITY : rating.cost(seen, gun, kept) - CLEARLY_BETTER;
    int better = TargetQuery.best(seen, gun, KindRange.FOES, rating, limit);
    int best = better < 0 ? kept : better;
    setTarget(seen, best);
    return best;
  }

  /** Adds what it remembers. */
  public void hashInto(StateHash hash) {
    hash.add(target);
    hash.add(keptFor);
  }

  /** The index of the target if it can be kept, else -1. */
  private int kept(Snapshot seen, int gun) {
    int index = seen.indexOf(KindRange.FOES, target);
    boolean keeps =
        index >= 0
            && isTarget(seen, index)
            && ViewWindow.shows(seen, index, VIEW_MARGIN)
            && seen.distance(gun, index) <= seen.turret().range
            && LineOfFire.isClear(seen, gun, index, KEPT_BEHIND_ARMOUR);
    return keeps ? index : -1;
  }

  private void setTarget(Snapshot seen, int index) {
    int id = index < 0 ? 0 : seen.id(index);
    if (id != target) {
      target = id;
      keptFor = 0;
    }
  }

  /** Roughly the time to a hit, s, less what the target's threat is worth. */
  private final class TimeToHit implements TargetQuery.Rating {
    @Override
    public double cost(Snapshot seen, int gun, int i) {
      double bearing = StrictMath.atan2(seen.y(i) - seen.y(gun), seen.x(i) - seen.x(gun));
      double turn = Math.abs(Angles.difference(bearing, seen.heading(gun))) / gunTurnRate;
      double flight = seen.distance(gun, i) / seen.turret().muzzleSpeed;
      int ship = seen.first(EntityKind.SHIP);
      double threat = threat(seen, i);
      if (ship < seen.end(EntityKind.SHIP)) {
        threat -= DISTANCE * seen.distance(ship, i);
      }
      return turn + flight - threat;
    }

    @Override
    public boolean accepts(Snapshot seen, int gun, int foe) {
      return isTarget(seen, foe)
          && ViewWindow.shows(seen, foe, VIEW_MARGIN)
          && seen.distance(gun, foe) <= TAKING_RANGE * seen.turret().range
          && LineOfFire.isClear(seen, gun, foe, 1);
    }
  }

  /** Whether the gun locks onto a foe: one that its shots hurt. */
  private static boolean isTarget(Snapshot seen, int foe) {
    return seen.kind(foe) == EntityKind.COURIER ? seen.row(foe).lockable : !seen.row(foe).armoured;
  }

  /** What shooting a foe is worth by what it is, s of time to a hit; 0 for what does little. */
  private static double threat(Snapshot seen, int i) {
    EntityKind kind = seen.kind(i);
    return switch (kind) {
      case MISSILE -> urgency(seen, i);
      case COURIER -> 4;
      case SNAKE_HEAD -> 0.25;
      case VESSEL_TURRET -> 1.3;
      case VESSEL_BAY, VESSEL_NEST -> 1.6;
      case VESSEL_CORE -> 2;
      // A swarm is left for last: a shot at one of it is not fired at what matters.
      default -> kind.isSwarm() ? -3 : kind.isFighter() ? 0.3 : 0;
    };
  }

  /** The sooner a missile strikes the ship that it chases, the more. */
  private static double urgency(Snapshot seen, int missile) {
    int chased = seen.indexOf(EntityKind.SHIP, seen.row(missile).chasedId);
    if (chased < 0) {
      return 0;
    }
    double speed = StrictMath.hypot(seen.vx(missile), seen.vy(missile));
    double time = seen.distance(chased, missile) / Math.max(1, speed);
    return URGENT * Math.max(0, 1 - time / NOTICE);
  }
}
