package towline.aim.search;

import java.util.ArrayList;
import java.util.List;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.internal.Arguments;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * The earliest certain shot: the smallest T at which a shot can meet its target, given that the
 * barrel must turn first and may wait.
 *
 * <p>With th the time of flight of a shot that meets the target at T, an impact at T is possible if
 *
 * <pre>T - th(T) - |angle to turn(T)| / slewRate &gt;= 0,   th(T) &lt;= range / muzzleSpeed</pre>
 *
 * and the shot's bearing lies in the firing arc. A tolerance takes its angle, or the angle that its
 * radius spans at the target, off what must be turned; th is always the flight to the centre. With
 * a firing arc, a tolerant barrel must be inside the arc and within the tolerance at once. Contact
 * (the target's centre on the muzzle) is a shot at 0, if the gun is ready. With {@link
 * FireTiming#AT_ONCE} the shot leaves now, whatever the barrel does.
 *
 * <p>Range and horizon may be infinite. A search ends at the last moment that may be of use, so
 * that no answer depends on a horizon beyond it.
 *
 * <p>Every answer is found in a bracket outside of which there is provably no earlier one. The
 * relative error of T is below 1e-9; where shot and target only just touch, T is as good as the
 * rounding of the arguments allows. A search that would take too long is given up with {@link
 * Reason#UNDECIDED}; a refusal is always proved.
 *
 * <p>Cost: tens of nanoseconds at once, half a microsecond for a turning turret, some microseconds
 * for the rest; no answer, refusals included, looks at the motion more than 8,000 times. {@link
 * #timeToGo} and {@link #solve(FireProblem, FireAnswer)} allocate nothing. Holds scratch space: one
 * for each thread.
 *
 * <p>Sources: GameDev.net, Intercepting a Moving Target in 2D, and its sequel for a rotating
 * shooter; Kain Shin, Predictive Aim Mathematics for AI Targeting. They pose the problems;
 * docs/aim.md explains the solutions.
 */
public final class FireSolver {
  /** Part of its radius within which a shot must pass a target to be worth firing. */
  public static final double CERTAIN_PART_OF_RADIUS = 0.8;

  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** Relative gap below which two windows count as one. */
  private static final double LEAST_GAP = 1e-10;

  private final Units units = new Units();
  private final Engagement engagement = new Engagement();
  private final ShotFlight flight = new ShotFlight();
  private final FiringConditions conditions = new FiringConditions(engagement, flight);
  private final FirstWindowSearch march = new FirstWindowSearch(engagement, conditions);
  private final TurretIntercept turret = new TurretIntercept();
  private final SearchBound span = new SearchBound();
  private final ArcParts arcParts = new ArcParts(engagement);
  private final Branches branches = new Branches(engagement, conditions, arcParts);
  private final InstantShot launchNow = new InstantShot(engagement, flight, conditions, march);
  private final ShotCheck check = new ShotCheck();
  private final NoShotDiagnosis reasons =
      new NoShotDiagnosis(engagement, conditions, branches, march, turret, launchNow);
  private FireTiming timing = FireTiming.AT_ONCE;
  private LobArc lobArc = LobArc.ANY;

  /** True if the last shot found takes a flight other than the lowest. */
  private boolean isHigh;

  /** Meeting point of the last shot and its target, world frame, m. */
  private double impactX;

  private double impactY;
  private double facing;
  private double slewRate;
  private double slewing;

  /**
   * Returns the time from now to the earliest impact, s; +infinity: there is no shot; NaN:
   * undecided.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public double timeToGo(FireProblem now) {
    now.check();
    load(now);
    return seconds(search());
  }

  /** Returns {@code found} in seconds; NaN, undecided, if that exceeds the largest double. */
  private double seconds(double found) {
    double seconds = units.seconds(found);
    return seconds == NEVER && found < NEVER ? FirstWindowSearch.UNDECIDED : seconds;
  }

  /**
   * Returns the earliest shot, or the reason why there is none, as a value; {@link
   * #solve(FireProblem, FireAnswer)} makes no garbage. A refusal costs up to four searches.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public FireSolution solve(FireProblem now) {
    FireAnswer answer = new FireAnswer();
    solve(now, answer);
    return answer.reason == null ? hit(answer) : new FireSolution.None(answer.reason);
  }

  /**
   * Fills every field of {@code out} with the earliest shot, or the reason why there is none,
   * without garbage.
   *
   * @return true if there is a shot
   * @throws IllegalArgumentException if a field of {@code now} is out of its range; {@code out} is
   *     then left as it was
   */
  public boolean solve(FireProblem now, FireAnswer out) {
    now.check();
    load(now);
    double timeToGo = seconds(search());
    if (timeToGo < NEVER) {
      aimHere(now, timeToGo);
      take(timeToGo, out);
    } else {
      out.setNone(Double.isNaN(timeToGo) ? Reason.UNDECIDED : reasons.of(timing, lobArc));
    }
    return out.isHit;
  }

  /**
   * Returns {@link #timeToGo(FireProblem)}, always by the certified search, and reports each step
   * to {@code watcher}; a shot at once is found as a shot of a barrel that needs no turn.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public double timeToGo(FireProblem now, SearchListener watcher) {
    now.check();
    load(now);
    if (isContact()) {
      return 0;
    }
    march.watch(
        (from, to, finding, spare) ->
            watcher.step(units.seconds(from), units.seconds(to), finding, spare));
    double found =
        timing == FireTiming.AT_ONCE
            ? launchNow.searched(engagement.range, engagement.horizon, engagement.soonest())
            : firstOpen();
    march.watch(FirstWindowSearch.NOBODY);
    return seconds(found);
  }

  /**
   * Returns true if a shot that leaves now along the barrel passes within {@link
   * #CERTAIN_PART_OF_RADIUS} of the target's radius, within range and horizon. Never while the
   * barrel points outside the firing arc. On a curved path it may pass over a touch shallower than
   * what the shot closes in 1/65536 of its life, or in 1/1024 of the time that it flies to where
   * the target is now, if that is less.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public boolean hits(FireProblem now) {
    return check.hits(now);
  }

  /**
   * Returns true if a shot that leaves now along the barrel {@link #hits} a target that keeps its
   * present velocity: the snap shot.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public boolean hitsStraight(FireProblem now) {
    return check.hitsStraight(now);
  }

  /**
   * Returns whether an impact after exactly {@code timeToGo} seconds is feasible within {@code
   * tolerance} seconds or radians; it need not be the earliest.
   *
   * @param timeToGo at least 0; after +infinity seconds nothing is possible
   * @throws IllegalArgumentException if a field of {@code now} is out of its range, or one of the
   *     numbers is NaN or below 0
   */
  public boolean isPossible(FireProblem now, double timeToGo, double tolerance) {
    now.check();
    Arguments.checkAtLeastZero("timeToGo", timeToGo);
    Arguments.checkAtLeastZero("tolerance", tolerance);
    load(now);
    if (isContact()) {
      return true;
    }
    double t = units.solverUnits(timeToGo);
    return timeToGo < NEVER && timeToGo <= now.horizon && isPossibleAt(t, tolerance);
  }

  private boolean isPossibleAt(double t, double tolerance) {
    if (timing == FireTiming.AT_ONCE) {
      conditions.loadAtOnce();
      return conditions.holdAt(t, tolerance);
    }
    return chooseFlight(t, tolerance);
  }

  /**
   * Returns, as a value, the shot with its impact after {@code timeToGo} seconds, which must be
   * possible.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range, or {@code
   *     timeToGo} is not at least 0 and finite
   */
  public FireSolution describe(FireProblem now, double timeToGo) {
    FireAnswer answer = new FireAnswer();
    fill(now, timeToGo, answer);
    return answer.reason == null ? hit(answer) : new FireSolution.None(answer.reason);
  }

  /**
   * Fills {@code out} with the shot that meets the target after {@code timeToGo} seconds, even if
   * the gun could not be turned and loaded in time. Of several flights it is the first that is
   * possible, or else the shortest. Allocates nothing.
   *
   * @return true if there is such a shot; if not, {@code out} holds {@link Reason#OUTRUN}
   * @throws IllegalArgumentException if a field of {@code now} is out of its range, or {@code
   *     timeToGo} is not at least 0 and finite
   */
  public boolean describe(FireProblem now, double timeToGo, FireAnswer out) {
    aimFor(now, timeToGo);
    if (!(flight.duration < NEVER)) {
      out.setNone(Reason.OUTRUN);
      return false;
    }
    write(timeToGo, out);
    return true;
  }

  /**
   * Takes one step of the fixed-point iteration: returns the time of turning and flight, s, to a
   * hit at the target's place in {@code estimate} seconds.
   *
   * <p>Repeated, it converges where the bearing and distance of the target change slowly enough,
   * and wanders where they do not. The result is at least 0, and at most the last moment at which a
   * shot may be possible, or the horizon if that is sooner.
   *
   * @param estimate seconds; +infinity: none yet, so that the first step assumes a stationary
   *     target
   * @return the next estimate; +infinity: the target is out of range, gravity keeps shots from it,
   *     or no number is as large
   *     <p>Source: Kain Shin, Predictive Aim Mathematics for AI Targeting, strategy 2, with the
   *     time of turning added.
   */
  public double refined(FireProblem now, double estimate) {
    now.check();
    Arguments.checkAtLeastZero("estimate", estimate);
    load(now);
    aimHere(now, estimate < NEVER ? estimate : 0);
    double duration = flight.duration;
    if (!(duration < NEVER) || duration * engagement.speed > engagement.range * (1 + 1e-12)) {
      return NEVER;
    }
    double waiting = Math.max(slewing, engagement.timeToReady);
    return units.seconds(Math.min(duration + waiting, latest(engagement.soonest())));
  }

  /**
   * Returns the flights of all shots that could leave at once and meet the target within range, arc
   * and horizon, shortest first: for a stationary target under gravity, the low arc and the high
   * one. {@link #describe} with {@link FireTiming#AT_ONCE} gives the bearing of each. For a
   * circling target at most 16 are found.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  FlightsAtOnce flightsAtOnce(FireProblem now) {
    now.check();
    engagement.evaluations = 0;
    timing = FireTiming.AT_ONCE;
    engagement.loadAtOnce(units.choose(now));
    double[] flights = launchNow.all(engagement.range, engagement.arcHalf, engagement.horizon);
    List<Double> seconds = new ArrayList<>();
    for (double flight : flights) {
      seconds.add(seconds(flight));
    }
    boolean isComplete = !seconds.removeIf(flight -> flight.isNaN()) && launchNow.isComplete();
    return new FlightsAtOnce(seconds, isComplete);
  }

  /**
   * Returns the windows in which an impact is possible, and whether these are all. A shot {@link
   * FireTiming#AT_ONCE} has moments instead of windows; they are returned as windows without width.
   *
   * @param most greatest number of windows to find
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public FiringWindows windows(FireProblem now, int most) {
    List<FiringWindow> windows = new ArrayList<>();
    if (now.timing == FireTiming.AT_ONCE) {
      FlightsAtOnce flights = flightsAtOnce(now);
      List<Double> seconds = flights.seconds();
      for (int i = 0; i < Math.min(most, seconds.size()); i++) {
        windows.add(new FiringWindow(seconds.get(i), seconds.get(i)));
      }
      return new FiringWindows(windows, flights.isComplete() && seconds.size() <= most);
    }
    now.check();
    load(now);
    double horizon = engagement.horizon;
    double opens = search();
    span.find(engagement, engagement.range, engagement.soonest());
    boolean isDecided = !Double.isNaN(opens);
    while (opens < NEVER && windows.size() < most) {
      double until = Math.min(horizon, span.lastChange(opens));
      double end = firstClosed(opens, until);
      isDecided = !Double.isNaN(end) && !(end == NEVER && span.isCut && horizon > until);
      double closes = end < until ? end : horizon;
      if (!isDecided) {
        closes = Double.isNaN(end) ? march.reached() : until;
      }
      windows.add(new FiringWindow(units.seconds(opens), units.seconds(closes)));
      double beyond = closes * (1 + LEAST_GAP);
      opens = isDecided && beyond < horizon ? nextOpen(beyond, horizon) : NEVER;
      isDecided &= !Double.isNaN(opens);
    }
    boolean isSaid = !windows.removeIf(window -> window.opens() == NEVER);
    return new FiringWindows(windows, isSaid && isDecided && !(opens < NEVER));
  }

  private double nextOpen(double from, double horizon) {
    double until = Math.min(horizon, span.lastChange(from));
    int count = branches.find(lobArc);
    double first = NEVER;
    boolean isDecided = true;
    for (int i = 0; i < count; i++) {
      branches.enter(i);
      engagement.evaluations = 0;
      double begin = Math.max(from, branches.soonest());
      double open = march.firstOpen(begin, Math.min(until, first));
      branches.leave();
      isDecided &= !Double.isNaN(open);
      first = open < first ? open : first;
    }
    return isDecided ? first : FirstWindowSearch.UNDECIDED;
  }

  private double firstClosed(double opens, double until) {
    int count = branches.find(lobArc);
    engagement.evaluations = 0;
    double end = opens;
    for (int i = 0; i < count; i++) {
      branches.enter(i);
      double closed = conditions.holdAt(end) ? march.firstClosed(end, until) : end;
      branches.leave();
      if (!(closed < NEVER)) {
        return closed;
      }
      if (closed > end * (1 + LEAST_GAP)) {
        // Beyond it another branch may stay open.
        end = closed;
        i = -1;
        engagement.evaluations = 0;
      }
    }
    return end;
  }

  /** Computes the shot with its impact after {@code timeToGo} seconds, possible or not. */
  private void aimFor(FireProblem now, double timeToGo) {
    now.check();
    Arguments.checkTime("timeToGo", timeToGo);
    load(now);
    isHigh = lobArc != LobArc.LOW && timing == FireTiming.WHEN_READY && engagement.hasGravity();
    aimHere(now, timeToGo);
  }

  private void aimHere(FireProblem now, double timeToGo) {
    double t = units.solverUnits(timeToGo);
    facing = now.facing;
    slewRate = now.slewRate;
    if (!isHigh || !chooseFlight(t, 0)) {
      flight.isHigh = false;
      flight.aimFor(t);
    }
    slewing = slewingTime();
    double frameX = engagement.vx - engagement.targetVx;
    double frameY = engagement.vy - engagement.targetVy;
    double fall = 0.5 * t;
    impactX = now.muzzleX + units.metres(engagement.ex - t * (frameX + fall * engagement.fallX));
    impactY = now.muzzleY + units.metres(engagement.ey - t * (frameY + fall * engagement.fallY));
  }

  /**
   * Computes the first flight to an impact at {@code t} that is possible within {@code tolerance},
   * if there is one.
   */
  private boolean chooseFlight(double t, double tolerance) {
    int count = branches.find(lobArc);
    boolean isPossible = false;
    for (int i = 0; i < count && !isPossible; i++) {
      branches.enter(i);
      isPossible = conditions.holdAt(t, tolerance);
      branches.leave();
    }
    return isPossible;
  }

  private double slewingTime() {
    if (!engagement.hasArcParts() || flight.duration == 0 || flight.duration == NEVER) {
      return flight.timeToSlew();
    }
    arcParts.find();
    double least = NEVER;
    // At the moment at which the tolerance reaches an end of the arc, rounding may leave all parts
    // out.
    double toNearestPart = flight.timeToSlew();
    double leastOff = NEVER;
    for (int i = 0; i < arcParts.count(); i++) {
      arcParts.enter(i);
      double turn = flight.timeToTurn(Math.max(arcParts.least(i), flight.turnToPart()));
      if (flight.isArcTolerated()) {
        least = Math.min(least, turn);
      } else if (flight.offArc() < leastOff) {
        leastOff = flight.offArc();
        toNearestPart = turn;
      }
      arcParts.leave();
    }
    return least < NEVER ? least : toNearestPart;
  }

  /**
   * Returns the bearing of the shot, in (-pi, pi]; at contact the present facing. With a tolerance
   * that reaches into the firing arc from outside it is the end of the arc.
   */
  private double bearing() {
    if (flight.distance == 0) {
      return Angles.wrap(facing);
    }
    double bearing = Trigonometry.atan2(flight.dy, flight.dx);
    if (!engagement.isArcLimited() || !engagement.isTolerant()) {
      return bearing;
    }
    double off = flight.offArcCentre();
    double outside = Math.abs(off) - engagement.arcHalf;
    return outside > 0 ? Angles.wrap(bearing - Math.copySign(outside, off)) : bearing;
  }

  /** Returns the number of times that the last answer computed the target's motion; for tests. */
  int evaluations() {
    return engagement.evaluations;
  }

  /**
   * Returns the time from now, s, after which no shot is possible and no search looks; for tests.
   */
  double lastUsefulMoment(FireProblem now) {
    load(now);
    double soonest = engagement.soonest();
    if (timing == FireTiming.AT_ONCE) {
      span.findAtOnce(engagement, engagement.range, soonest);
      return units.seconds(span.to * (1 + 1e-5));
    }
    if (engagement.isClosedForm(engagement.arcHalf)) {
      turret.pose(engagement);
      return units.seconds(turret.usefulWithin(engagement.range));
    }
    span.find(engagement, engagement.range, soonest);
    return units.seconds(span.to);
  }

  /** Returns the time of the shot that the limit named by the last reason excludes; for tests. */
  double witness() {
    return units.seconds(reasons.witness);
  }

  private void load(FireProblem now) {
    engagement.evaluations = 0;
    isHigh = false;
    flight.isHigh = false;
    timing = now.timing;
    lobArc = now.lobArc;
    FireProblem suited = units.choose(now);
    if (timing == FireTiming.AT_ONCE) {
      engagement.loadAtOnce(suited);
    } else {
      engagement.load(suited);
    }
  }

  /**
   * Fills {@code out} with the shot whose impact is after {@code timeToGo} seconds, which must be
   * possible.
   */
  void fill(FireProblem now, double timeToGo, FireAnswer out) {
    aimFor(now, timeToGo);
    take(timeToGo, out);
  }

  /**
   * Copies the shot that the search has found. A wait that rounding makes negative is not a wrong
   * order of events.
   */
  private void take(double timeToGo, FireAnswer out) {
    write(timeToGo, out);
    out.timeToSlew = Math.min(out.timeToSlew, out.timeToFire);
    out.timeOfFlight = Math.min(out.timeOfFlight, timeToGo);
    if (!out.isFinite()) {
      out.setNone(Reason.UNDECIDED);
    }
  }

  private void write(double timeToGo, FireAnswer out) {
    out.isHit = true;
    out.reason = null;
    out.timeToGo = timeToGo;
    out.timeOfFlight = units.seconds(flight.duration);
    out.timeToFire = timing == FireTiming.AT_ONCE ? 0 : Math.max(0, timeToGo - out.timeOfFlight);
    out.timeToSlew = units.seconds(slewing);
    out.impactX = impactX;
    out.impactY = impactY;
    out.bearing = bearing();
    out.bearingAtFire = bearingAtFire(out.bearing, out.timeToFire);
  }

  private double bearingAtFire(double bearing, double timeToFire) {
    if (timing == FireTiming.AT_ONCE || slewRate == NEVER) {
      return bearing;
    }
    return Angles.towards(Angles.wrap(facing), bearing, slewRate * timeToFire);
  }

  private static FireSolution hit(FireAnswer answer) {
    return new FireSolution.Hit(
        answer.timeToGo,
        answer.timeToFire,
        answer.timeToSlew,
        answer.timeOfFlight,
        answer.impactX,
        answer.impactY,
        answer.bearing);
  }

  private boolean isContact() {
    return engagement.rx == 0 && engagement.ry == 0 && engagement.timeToReady == 0;
  }

  private double search() {
    if (isContact()) {
      return 0;
    }
    if (timing == FireTiming.AT_ONCE) {
      double range = engagement.range;
      double arc = engagement.arcHalf;
      double first = launchNow.timeToGo(range, arc, engagement.horizon);
      boolean isHigh = lobArc == LobArc.HIGH && first < NEVER;
      return isHigh ? launchNow.last(range, arc, engagement.horizon, first) : first;
    }
    if (engagement.isClosedForm(engagement.arcHalf)) {
      turret.pose(engagement);
      return turret.timeToGo(engagement.range, engagement.horizon);
    }
    return firstOpen();
  }

  /** Returns the time of a turret's first shot, by the certified search. */
  private double firstOpen() {
    int count = branches.find(lobArc);
    double first = NEVER;
    boolean isDecided = true;
    for (int i = 0; i < count; i++) {
      branches.enter(i);
      // A flight that begins to exist is a double one: one of the two is enough.
      double earlier = conditions.isHigh() ? first * (1 - LEAST_GAP) : first;
      double open = firstOpen(Math.min(engagement.horizon, earlier));
      isHigh |= open < first && conditions.isHigh();
      branches.leave();
      isDecided &= !Double.isNaN(open);
      first = open < first ? open : first;
    }
    return isDecided ? first : FirstWindowSearch.UNDECIDED;
  }

  private double firstOpen(double until) {
    double soonest = branches.soonest();
    if (!(soonest < NEVER && soonest <= until)) {
      return NEVER;
    }
    return undecidedIfCut(march.firstOpen(soonest, Math.min(until, latest(soonest))));
  }

  /**
   * Returns {@code found}; NaN if there is no shot but the search ended where numbers overflow,
   * which proves nothing.
   */
  private double undecidedIfCut(double found) {
    boolean isOpen = found == NEVER && span.isCut && engagement.horizon > span.to;
    return isOpen ? FirstWindowSearch.UNDECIDED : found;
  }

  /** Returns the horizon, or the last useful moment if that is sooner. */
  private double latest(double soonest) {
    if (timing == FireTiming.AT_ONCE) {
      span.findAtOnce(engagement, engagement.range, soonest);
    } else {
      span.find(engagement, engagement.range, soonest, engagement.horizon);
    }
    return Math.min(engagement.horizon, span.to);
  }
}
