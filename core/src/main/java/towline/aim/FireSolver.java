package towline.aim;

import java.util.ArrayList;
import java.util.List;
import towline.math.Angles;
import towline.math.StaticIntercept;
import towline.math.Vec2;

/**
 * The earliest certain shot: the smallest T at which a shot can meet its target, given that the
 * barrel must turn first and may wait.
 *
 * <p>With th the time of flight of a shot that meets the target at T, an impact at T is possible if
 *
 * <pre>T - th(T) - |angle to turn(T)| / slewRate >= 0,   th(T) <= range / muzzleSpeed</pre>
 *
 * and the shot's bearing lies in the firing arc. A tolerance takes its angle, or the angle that its
 * radius spans at the target, off what must be turned; th is always the flight to the centre.
 * Contact (the target's centre on the muzzle) is a shot at 0. With {@link FireTiming#AT_ONCE} the
 * shot leaves now, whatever the barrel does.
 *
 * <p>Every answer is found in a bracket outside of which there is provably no earlier one. The
 * relative error of T is below 1e-9; where shot and target only just touch, T is as good as the
 * rounding of the arguments allows.
 *
 * <p>Cost: tens of nanoseconds at once, half a microsecond for a turning turret, some microseconds
 * for the rest. {@link #timeToGo} allocates nothing. Holds scratch space: one for each thread.
 *
 * <p>Sources: GameDev.net, Intercepting a Moving Target in 2D, and its sequel for a rotating
 * shooter; Kain Shin, Predictive Aim Mathematics for AI Targeting. They pose the problems;
 * docs/aim.md tells how they are solved here.
 */
public final class FireSolver {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** How many horizons stand for no horizon where no bound on the impact time is known. */
  private static final double HORIZONS = 1000;

  /** Windows closer together than this part of the time till then are one. */
  private static final double LEAST_GAP = 1e-10;

  private final Engagement engagement = new Engagement();
  private final ShotFlight flight = new ShotFlight();
  private final FiringConditions conditions = new FiringConditions(engagement, flight);
  private final ShotMarch march = new ShotMarch(engagement, conditions);
  private final TurretIntercept turret = new TurretIntercept();
  private final QuarticIntercept curved = new QuarticIntercept();
  private final LaunchNow launchNow = new LaunchNow(engagement, flight, conditions, march);
  private FireTiming firing = FireTiming.AT_ONCE;

  /** The shot of the last {@link #aimFor}. */
  private double impact;

  private double impactX;
  private double impactY;
  private double facing;

  /**
   * Seconds from now to the earliest impact; +infinity: there is no shot.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public double timeToGo(Situation now) {
    Arguments.check(now);
    load(now);
    return search(engagement.range, engagement.arcHalf, engagement.horizon);
  }

  /**
   * The earliest shot with all that belongs to it, or why there is none. Allocates its result; a
   * refusal costs up to four searches.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public FireSolution solve(Situation now) {
    return describe(now, timeToGo(now));
  }

  /**
   * The same as {@link #timeToGo}, always by the certified search and watched by {@code watcher}; a
   * shot at once is sought as that of a barrel that needs no turn.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public double timeToGo(Situation now, SearchListener watcher) {
    Arguments.check(now);
    load(now);
    conditions.load();
    return march.firstOpen(soonest(), engagement.horizon, watcher);
  }

  /** The shot with its impact after {@code timeToGo} seconds, or why there is none. */
  FireSolution describe(Situation now, double timeToGo) {
    load(now);
    return timeToGo == NEVER ? new FireSolution.None(whyNot()) : hit(now, timeToGo);
  }

  /**
   * One step of the fixed-point iteration: the seconds of turning and flight that it takes to hit
   * the target where it will be in {@code estimate} seconds.
   *
   * <p>Repeated, it settles on an answer where the bearing and distance of the target change slowly
   * enough, and wanders where they do not; it never leaves [0, horizon].
   *
   * @param estimate seconds; +infinity: none yet, the first step takes the target for standing
   *     still
   * @return the next estimate; +infinity: the target is out of range, or gravity keeps shots from
   *     it
   *     <p>Source: Kain Shin, Predictive Aim Mathematics for AI Targeting, strategy 2, with the
   *     time of turning added.
   */
  public double refined(Situation now, double estimate) {
    Arguments.check(now);
    load(now);
    aimHere(now, estimate == NEVER ? 0 : Math.max(0, estimate));
    double duration = flight.duration;
    if (duration * engagement.speed > engagement.range * (1 + 1e-12)) {
      return NEVER;
    }
    double waiting = Math.max(flight.timeToSlew(), engagement.timeToReady);
    return Math.min(duration + waiting, engagement.horizon);
  }

  /**
   * The flights of all shots that could leave at once and meet the target within range, arc and
   * horizon, shortest first: for a target under gravity that stands still, the low arc and the high
   * one. {@link #aimFor} with {@link FireTiming#AT_ONCE} tells the bearing of each.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public double[] flightsAtOnce(Situation now) {
    Arguments.check(now);
    firing = FireTiming.AT_ONCE;
    engagement.loadAtOnce(now);
    return launchNow.all(engagement.range, engagement.arcHalf, engagement.horizon);
  }

  /**
   * The windows in which an impact is possible, in order of time; empty: there is none. A shot
   * {@link FireTiming#AT_ONCE} has no windows, only moments; they come as windows without width.
   *
   * @param most the most windows to look for
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public List<FiringWindow> windows(Situation now, int most) {
    double opens = timeToGo(now);
    List<FiringWindow> windows = new ArrayList<>();
    if (firing == FireTiming.AT_ONCE) {
      if (opens < NEVER) {
        windows.add(new FiringWindow(opens, opens));
      }
      return windows;
    }
    conditions.load();
    while (opens < NEVER && windows.size() < most) {
      double closes = Math.min(march.firstClosed(opens, engagement.horizon), engagement.horizon);
      windows.add(new FiringWindow(opens, closes));
      double beyond = closes * (1 + LEAST_GAP);
      opens = beyond < engagement.horizon ? march.firstOpen(beyond, engagement.horizon) : NEVER;
    }
    return windows;
  }

  /**
   * Works out the shot with its impact after {@code timeToGo} seconds, for the getters below; it
   * need not be one that is possible.
   */
  public void aimFor(Situation now, double timeToGo) {
    load(now);
    aimHere(now, timeToGo);
  }

  private void aimHere(Situation now, double timeToGo) {
    impact = timeToGo;
    facing = now.facing;
    flight.aimFor(timeToGo);
    double frameX = engagement.vx - engagement.targetVx;
    double frameY = engagement.vy - engagement.targetVy;
    double fall = 0.5 * timeToGo;
    impactX = now.muzzleX + engagement.ex - timeToGo * (frameX + fall * engagement.fallX);
    impactY = now.muzzleY + engagement.ey - timeToGo * (frameY + fall * engagement.fallY);
  }

  /** Seconds of flight. */
  public double timeOfFlight() {
    return flight.duration;
  }

  /** Seconds of turning. */
  public double timeToSlew() {
    return flight.timeToSlew();
  }

  /** Seconds until the shot leaves. */
  public double timeToFire() {
    return firing == FireTiming.AT_ONCE ? 0 : Math.max(0, impact - timeOfFlight());
  }

  /** Where the barrel must point, in (-pi, pi]; at contact where it does. */
  public double bearing() {
    boolean contact = flight.distance == 0;
    return contact ? Angles.wrap(facing) : StrictMath.atan2(flight.dy, flight.dx);
  }

  /** Where shot and target meet, in the world. */
  public double impactX() {
    return impactX;
  }

  /** See {@link #impactX}. */
  public double impactY() {
    return impactY;
  }

  private void load(Situation now) {
    firing = now.firing;
    if (firing == FireTiming.AT_ONCE) {
      engagement.loadAtOnce(now);
    } else {
      engagement.load(now);
    }
  }

  private FireSolution hit(Situation now, double timeToGo) {
    aimHere(now, timeToGo);
    return new FireSolution.Hit(
        impact, timeToFire(), timeToSlew(), timeOfFlight(), new Vec2(impactX, impactY), bearing());
  }

  private Reason whyNot() {
    double range = engagement.range;
    double arc = engagement.arcHalf;
    if (search(NEVER, NEVER, NEVER) == NEVER) {
      return Reason.OUTRUN;
    }
    if (range < NEVER && search(range, NEVER, NEVER) == NEVER) {
      return Reason.OUT_OF_RANGE;
    }
    if (arc < Math.PI && search(range, arc, NEVER) == NEVER) {
      return Reason.OUTSIDE_ARC;
    }
    return Reason.TOO_LATE;
  }

  private double search(double range, double arcHalf, double horizon) {
    if (engagement.rx == 0 && engagement.ry == 0) {
      return 0;
    }
    if (firing == FireTiming.AT_ONCE) {
      double known = launchNow.lastChance(HORIZONS * engagement.horizon);
      return launchNow.timeToGo(range, arcHalf, Math.min(horizon, known));
    }
    if (isClosedForm(arcHalf)) {
      turret.pose(engagement);
      return turret.timeToGo(range, horizon);
    }
    return march(range, arcHalf, horizon);
  }

  private boolean isClosedForm(double arcHalf) {
    return arcHalf >= Math.PI
        && engagement.isStraight()
        && !engagement.drifts()
        && !engagement.hasGravity()
        && !engagement.isTolerant()
        && engagement.timeToReady == 0;
  }

  private double march(double range, double arcHalf, double horizon) {
    double asked = engagement.range;
    double askedArc = engagement.arcHalf;
    engagement.range = range;
    engagement.arcHalf = arcHalf;
    conditions.load();
    double impact = march.firstOpen(soonest(), Math.min(horizon, lastChance()));
    engagement.range = asked;
    engagement.arcHalf = askedArc;
    return impact;
  }

  /**
   * A moment before which no impact is possible: that of a shot that leaves as soon as it may, at a
   * target that comes as fast as it can.
   */
  private double soonest() {
    double rx = engagement.rx;
    double ry = engagement.ry;
    double vx = engagement.vx + engagement.driftX;
    double vy = engagement.vy + engagement.driftY;
    double soonest;
    if (engagement.isStraight() && !engagement.hasGravity()) {
      soonest = StaticIntercept.timeToGo(rx, ry, vx, vy, engagement.speed);
    } else {
      double speed = Math.sqrt(vx * vx + vy * vy) + engagement.speed + 2 * engagement.drift();
      double acceleration = engagement.accelerationBound() + engagement.gravity();
      double distance = Math.sqrt(rx * rx + ry * ry);
      soonest = 2 * distance / (speed + Math.sqrt(speed * speed + 2 * acceleration * distance));
      soonest *= 1 - 1e-15;
    }
    return Math.max(soonest, engagement.timeToReady);
  }

  /** A moment after which no first impact is possible, or many horizons where none is known. */
  private double lastChance() {
    double many = HORIZONS * engagement.horizon;
    if (!engagement.isParabolic() || engagement.hasGravity()) {
      return many;
    }
    if (engagement.isStraight()) {
      return Math.max(many, lastChanceStraight());
    }
    double vx = engagement.vx + engagement.driftX;
    double vy = engagement.vy + engagement.driftY;
    curved.pose(
        engagement.rx,
        engagement.ry,
        vx,
        vy,
        engagement.ax,
        engagement.ay,
        engagement.speed + 2 * engagement.drift(),
        0);
    return curved.lastChance();
  }

  /** When a slower target, fired at once the barrel could have turned anywhere, is met. */
  private double lastChanceStraight() {
    double vx = engagement.vx + engagement.driftX;
    double vy = engagement.vy + engagement.driftY;
    double margin = engagement.speed - Math.sqrt(vx * vx + vy * vy);
    if (!(margin > 0) || engagement.slewRate == 0) {
      return 0;
    }
    double turned = engagement.timeToReady + Math.PI / engagement.slewRate;
    double ex = engagement.rx + engagement.vx * turned;
    double ey = engagement.ry + engagement.vy * turned;
    return 1.001 * (turned + Math.sqrt(ex * ex + ey * ey) / margin);
  }
}
