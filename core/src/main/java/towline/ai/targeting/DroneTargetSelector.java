package towline.ai.targeting;

import towline.ai.gun.FireProblemReader;
import towline.math.Angles;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TargetQuery;
import towline.sim.api.Tick;
import towline.sim.api.ViewWindow;
import towline.sim.hash.StateHash;

/**
 * The choice of a gun's target: a foe in view with no armour in the way, and a member of a swarm
 * only if there is nothing better. It prefers foes that can be hit soon and are dangerous to the
 * ship. A target is kept for a while, and until another is clearly better, so that the choice does
 * not flicker. The foe that the player has named comes before all others as long as it can be the
 * target.
 */
public final class DroneTargetSelector {
  /** Cost of each metre between target and ship, s. */
  private static final double DISTANCE_COST = 0.03;

  /** Worth of a missile that is about to strike the ship, s. */
  private static final double MAX_URGENCY = 1.6;

  /** Time before its strike from which on a missile counts, s. */
  private static final double URGENCY_HORIZON = 2.5;

  /** Margin by which another target must be better, s. */
  private static final double SWITCH_MARGIN = 0.4;

  /** Least time for which a target is kept, s. */
  private static final double MIN_TARGET_TIME = 1;

  /** Distance outside the view up to which a foe can be a target, m. */
  private static final double VIEW_MARGIN = 2;

  /**
   * Distance within which a new target is taken, as a share of the range; kept up to the full
   * range.
   */
  private static final double ACQUISITION_RANGE_SHARE = 0.92;

  /** Radius of armour in the way of a target that is kept, as a share of the true radius. */
  private static final double KEPT_ARMOUR_SHARE = 0.8;

  private final TargetQuery.Rating rating = new TimeToHit();
  private int target;
  private double keptFor;

  /** Turn rate of the gun of the present call, rad/s. */
  private double gunTurnRate;

  /**
   * Returns the index of the target in {@code snapshot}, or -1.
   *
   * @param gun the index of the entity with the gun
   * @param turnRate its turn rate, for weighing targets off the bore, rad/s
   */
  public int choose(Snapshot snapshot, int gun, double turnRate) {
    keptFor += Tick.SECONDS;
    gunTurnRate = turnRate;
    int named = named(snapshot, gun);
    if (named >= 0) {
      setTarget(snapshot, named);
      return named;
    }
    int kept = kept(snapshot, gun);
    if (kept >= 0 && keptFor < MIN_TARGET_TIME) {
      return kept;
    }
    double limit =
        kept < 0 ? Double.POSITIVE_INFINITY : rating.cost(snapshot, gun, kept) - SWITCH_MARGIN;
    int better = TargetQuery.best(snapshot, gun, KindRange.FOES, rating, limit);
    int best = better < 0 ? kept : better;
    setTarget(snapshot, best);
    return best;
  }

  /** Adds its memory to {@code hash}. */
  public void hashInto(StateHash hash) {
    hash.add(target);
    hash.add(keptFor);
  }

  /** Returns the index of the named foe if it can be the target, else -1. */
  private int named(Snapshot snapshot, int gun) {
    int id = snapshot.droneGun().named;
    if (id == target) {
      return id == 0 ? -1 : kept(snapshot, gun);
    }
    int index = snapshot.indexOf(KindRange.FOES, id);
    return index >= 0 && rating.accepts(snapshot, gun, index) ? index : -1;
  }

  /** Returns the index of the target if it can be kept, else -1. */
  private int kept(Snapshot snapshot, int gun) {
    int index = snapshot.indexOf(KindRange.FOES, target);
    boolean keeps =
        index >= 0
            && isTarget(snapshot, index)
            && ViewWindow.shows(snapshot, index, VIEW_MARGIN)
            && snapshot.distance(gun, index) <= range(snapshot, index)
            && LineOfFire.isClear(snapshot, gun, index, KEPT_ARMOUR_SHARE);
    return keeps ? index : -1;
  }

  private void setTarget(Snapshot snapshot, int index) {
    int id = index < 0 ? 0 : snapshot.id(index);
    if (id != target) {
      target = id;
      keptFor = 0;
    }
  }

  /** A rating of foes by the approximate time to a hit, s, less the worth of their threat. */
  private final class TimeToHit implements TargetQuery.Rating {
    @Override
    public double cost(Snapshot snapshot, int gun, int i) {
      double bearing =
          StrictMath.atan2(snapshot.y(i) - snapshot.y(gun), snapshot.x(i) - snapshot.x(gun));
      double turn = Math.abs(Angles.difference(bearing, snapshot.heading(gun))) / gunTurnRate;
      double flight = snapshot.distance(gun, i) / muzzleSpeed(snapshot, i);
      int ship = snapshot.first(EntityKind.SHIP);
      double threat = threat(snapshot, i);
      if (ship < snapshot.end(EntityKind.SHIP)) {
        threat -= DISTANCE_COST * snapshot.distance(ship, i);
      }
      return turn + flight - threat;
    }

    @Override
    public boolean accepts(Snapshot snapshot, int gun, int foe) {
      return isTarget(snapshot, foe)
          && ViewWindow.shows(snapshot, foe, VIEW_MARGIN)
          && snapshot.distance(gun, foe) <= ACQUISITION_RANGE_SHARE * range(snapshot, foe)
          && LineOfFire.isClear(snapshot, gun, foe, 1);
    }
  }

  /** Returns the range of the next aimed shot at a foe, m. */
  private static double range(Snapshot snapshot, int foe) {
    return FireProblemReader.firesHarpoonAt(snapshot, foe)
        ? snapshot.droneGun().harpoonRange
        : snapshot.droneGun().range;
  }

  /** Returns the speed of the next aimed shot at a foe, m/s. */
  private static double muzzleSpeed(Snapshot snapshot, int foe) {
    return FireProblemReader.firesHarpoonAt(snapshot, foe)
        ? snapshot.droneGun().harpoonSpeed
        : snapshot.droneGun().muzzleSpeed;
  }

  /** Returns true if the gun can lock onto a foe. */
  private static boolean isTarget(Snapshot snapshot, int foe) {
    return snapshot.kind(foe) == EntityKind.COURIER
        ? snapshot.row(foe).lockable
        : !snapshot.row(foe).armoured;
  }

  /** Returns the worth of shooting a foe by its kind, in seconds of time to a hit. */
  private static double threat(Snapshot snapshot, int i) {
    EntityKind kind = snapshot.kind(i);
    return switch (kind) {
      case MISSILE -> urgency(snapshot, i);
      case COURIER -> 4;
      case SNAKE_HEAD -> 0.25;
      case VESSEL_TURRET -> 1.3;
      case VESSEL_BAY, VESSEL_NEST -> 1.6;
      case VESSEL_CORE -> 2;
      // Members of swarms are last: a shot at one is lost for dangerous foes.
      default -> kind.isSwarm() ? -3 : kind.isFighter() ? 0.3 : 0;
    };
  }

  /** Returns the worth of a missile, which grows as its strike on the ship approaches, s. */
  private static double urgency(Snapshot snapshot, int missile) {
    int chased = snapshot.indexOf(EntityKind.SHIP, snapshot.row(missile).targetId);
    if (chased < 0) {
      return 0;
    }
    double speed = StrictMath.hypot(snapshot.vx(missile), snapshot.vy(missile));
    double time = snapshot.distance(chased, missile) / Math.max(1, speed);
    return MAX_URGENCY * Math.max(0, 1 - time / URGENCY_HORIZON);
  }
}
