package towline.aim;

import towline.aim.noescape.NoEscapeProof;
import towline.aim.noescape.ReachableSet;
import towline.aim.noescape.SalvoProof;
import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.Arguments;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * The earliest salvo that leaves a target no way out: which of several guns fire, when and at what
 * angle, so that one of the shots hits whatever the target does from now on, although perhaps none
 * of them is certain alone.
 *
 * <p>Each gun fires at most once. Either one shot is certain alone, as {@link NoEscapeProof} has
 * it; or the shots arrive abreast, as a wall that is closed all the way through the {@link
 * ReachableSet}: no two neighbours are farther apart than what both hit, and the target cannot get
 * round the outer ones. So n guns close in about n times the width that one does. The way to the
 * answer is a search; that the answer is certain is proved of each shot as it is fired, on ticks.
 *
 * <p>It looks at instants half a tick apart, at each for the fewest guns first, in several
 * distances between the shots. What it finds is certain. Where it finds nothing there may still be
 * a salvo of another form: shots one after another, or from opposite sides.
 *
 * <p>World frame, metres, seconds, radians counter-clockwise from +x. Holds scratch space: one for
 * each thread. Allocates nothing after construction.
 */
public final class NoEscapeSalvo {
  /** Maximum number of guns. */
  public static final int MOST_GUNS = 4;

  /** Time that the search looks ahead, in ticks. */
  private static final int MOST_TICKS = 600;

  /** Distances between neighbours, as a part of what both hit. */
  private static final double[] SPACINGS = {1, 0.98, 0.95, 0.9, 0.8, 0.65};

  private final SalvoProof proof = new SalvoProof();
  private final ReachableSet reach = proof.reach();
  private final FireProblem[] guns = new FireProblem[MOST_GUNS];
  private int count;
  private double dt;

  /** The shot that was aimed last. */
  private int tick;

  private double bearing;
  private double shotVx;
  private double shotVy;

  /** The direction in which the wall that is tried flies, a vector of length 1. */
  private double alongX;

  private double alongY;

  /** The guns that are tried together, from the right of the wall to its left. */
  private final int[] tried = new int[MOST_GUNS];

  private final int[] triedTick = new int[MOST_GUNS];
  private final double[] triedBearing = new double[MOST_GUNS];
  private final double[] placeAcross = new double[MOST_GUNS];

  private int shots;
  private final int[] gun = new int[MOST_GUNS];
  private final double[] timeToFire = new double[MOST_GUNS];
  private final double[] bearings = new double[MOST_GUNS];
  private double time;
  private boolean isComplete;

  /** A salvo of no guns. */
  public NoEscapeSalvo() {
    for (int i = 0; i < MOST_GUNS; i++) {
      guns[i] = new FireProblem();
    }
  }

  /** Forgets all guns, and with them the target. */
  public void clear() {
    count = 0;
    shots = 0;
  }

  /**
   * Adds a gun, with the target as it sees it: of the target's motion only place, velocity and
   * agility are used. Shots of different guns may have different speeds, ranges and radii (in
   * {@link FireProblem#targetRadius}, which is that of the target and of the shot together).
   *
   * @return whether there was room for it; {@link #MOST_GUNS} are
   * @throws IllegalArgumentException if a field is out of its range, or the target is not where the
   *     guns before have it
   */
  public boolean addGun(FireProblem now) {
    now.check();
    if (count == MOST_GUNS) {
      return false;
    }
    if (count > 0 && !isSameTarget(guns[0], now)) {
      throw new IllegalArgumentException(
          "a salvo has one target: its place, velocity, noise and agility must be the same for"
              + " every gun");
    }
    guns[count++].set(now);
    return true;
  }

  private static boolean isSameTarget(FireProblem one, FireProblem other) {
    return one.targetX == other.targetX
        && one.targetY == other.targetY
        && one.targetVelocityX == other.targetVelocityX
        && one.targetVelocityY == other.targetVelocityY
        && one.targetNoise == other.targetNoise
        && isSame(one.agility, other.agility);
  }

  private static boolean isSame(Agility one, Agility other) {
    // NaN stands for what is not known or does not apply.
    return Double.compare(one.acceleration, other.acceleration) == 0
        && one.jump == other.jump
        && one.jumpGap == other.jumpGap
        && Double.compare(one.topSpeed, other.topSpeed) == 0
        && one.turnRate == other.turnRate
        && Double.compare(one.course, other.course) == 0;
  }

  /**
   * Finds the earliest salvo.
   *
   * @param sinceJump seconds since the target's velocity was last seen to jump; +infinity: never
   * @param tick seconds in a tick, of uneven ticks in the longest, more than 0 and at most a day
   * @return whether there is one; {@link #shots} and what follows tell it
   * @throws IllegalArgumentException if there is no gun, or the agility of the target is unknown
   */
  public boolean find(double sinceJump, double tick) {
    if (count == 0) {
      throw new IllegalArgumentException("a salvo needs a gun: add one");
    }
    Arguments.checkTick(tick);
    Arguments.checkAtLeastZero("sinceJump", sinceJump);
    dt = tick;
    shots = 0;
    isComplete = true;
    proof.load(guns[0], sinceJump, tick);
    double width = 0;
    double horizon = 0;
    for (int g = 0; g < count; g++) {
      width += 2 * guns[g].targetRadius;
      horizon = Math.max(horizon, guns[g].horizon);
    }
    for (int half = 2; 0.5 * half * dt <= horizon; half++) {
      int whole = half / 2;
      if (whole > MOST_TICKS) {
        isComplete = false;
        return false;
      }
      if (leastWidth(whole) > width) {
        return false;
      }
      if (isFoundAt(whole, 0.5 * (half - 2 * whole))) {
        return true;
      }
    }
    return false;
  }

  /** The width of the narrowest gap that all places of the target pass through, m. */
  private double leastWidth(int ticks) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 16; i++) {
      double x = Trigonometry.cos(i * Math.PI / 16);
      double y = Trigonometry.sin(i * Math.PI / 16);
      least = Math.min(least, reach.support(ticks, 0, x, y) + reach.support(ticks, 0, -x, -y));
    }
    return least;
  }

  /** Looks for a salvo of which the shots meet the middle of the reach then, few guns first. */
  private boolean isFoundAt(int ticks, double part) {
    int ready = 0;
    double x = reach.middleX(ticks) + part * (reach.middleX(ticks + 1) - reach.middleX(ticks));
    double y = reach.middleY(ticks) + part * (reach.middleY(ticks + 1) - reach.middleY(ticks));
    for (int g = 0; g < count; g++) {
      if (aim(guns[g], x, y, ticks + part)) {
        ready |= 1 << g;
        proof.clear();
        proof.add(guns[g], bearing, tick);
        if (proof.isLastCertain()) {
          tried[0] = g;
          triedTick[0] = tick;
          triedBearing[0] = bearing;
          take(1);
          return true;
        }
      }
    }
    for (int size = 1; size <= Integer.bitCount(ready); size++) {
      for (int set = 1; set < 1 << count; set++) {
        if ((set & ~ready) == 0
            && Integer.bitCount(set) == size
            && isWall(set, x, y, ticks, part)) {
          take(needed(size));
          return true;
        }
      }
    }
    return false;
  }

  /** Drops shots without which the others still leave no way out; how many are left. */
  private int needed(int size) {
    int left = size;
    for (int drop = 0; drop < left && left > 1; ) {
      proof.clear();
      for (int i = 0; i < left; i++) {
        if (i != drop) {
          proof.add(guns[tried[i]], triedBearing[i], triedTick[i]);
        }
      }
      if (proof.isWall(alongX, alongY) || (left == 2 && proof.isLastCertain())) {
        left--;
        for (int i = drop; i < left; i++) {
          tried[i] = tried[i + 1];
          triedTick[i] = triedTick[i + 1];
          triedBearing[i] = triedBearing[i + 1];
        }
        drop = 0;
      } else {
        drop++;
      }
    }
    return left;
  }

  private boolean isWall(int set, double x, double y, int ticks, double part) {
    int size = 0;
    double width = 0;
    alongX = 0;
    alongY = 0;
    for (int g = 0; g < count; g++) {
      if ((set & (1 << g)) != 0) {
        aim(guns[g], x, y, ticks + part);
        tried[size++] = g;
        alongX += shotVx;
        alongY += shotVy;
        width += 2 * guns[g].targetRadius;
      }
    }
    // Seen from the target the shots fly along what they are faster.
    alongX = alongX / size - (reach.middleX(ticks + 1) - reach.middleX(ticks)) / dt;
    alongY = alongY / size - (reach.middleY(ticks + 1) - reach.middleY(ticks)) / dt;
    double length = Math.sqrt(alongX * alongX + alongY * alongY);
    alongX /= length;
    alongY /= length;
    double left = reach.support(ticks, part, -alongY, alongX);
    double right = -reach.support(ticks, part, alongY, -alongX);
    if (!(left - right <= width)) {
      return false;
    }
    order(size);
    double middle = 0.5 * (left + right) - (y * alongX - x * alongY);
    for (double spacing : SPACINGS) {
      if (spread(size, spacing, middle, x, y, ticks + part)
          && proof.isClosedAt(ticks, alongX, alongY)
          && proof.isWall(alongX, alongY)) {
        return true;
      }
      if (size == 1) {
        return false;
      }
    }
    return false;
  }

  /** Sorts the guns that are tried from the right to the left of the way. */
  private void order(int size) {
    for (int i = 0; i < size; i++) {
      int each = tried[i];
      double across = guns[each].muzzleY * alongX - guns[each].muzzleX * alongY;
      int at = i;
      while (at > 0 && placeAcross[at - 1] > across) {
        placeAcross[at] = placeAcross[at - 1];
        tried[at] = tried[at - 1];
        at--;
      }
      placeAcross[at] = across;
      tried[at] = each;
    }
  }

  /** Aims the guns side by side, about a place that lies {@code middle} to the left of x, y. */
  private boolean spread(
      int size, double spacing, double middle, double x, double y, double ticks) {
    double whole = 0;
    for (int i = 0; i + 1 < size; i++) {
      whole += spacing * both(i);
    }
    proof.clear();
    double across = middle - 0.5 * whole;
    for (int i = 0; i < size; i++) {
      FireProblem one = guns[tried[i]];
      if (!aim(one, x - across * alongY, y + across * alongX, ticks)) {
        return false;
      }
      triedTick[i] = tick;
      triedBearing[i] = bearing;
      proof.add(one, bearing, tick);
      if (i + 1 < size) {
        across += spacing * both(i);
      }
    }
    return true;
  }

  private double both(int i) {
    return guns[tried[i]].targetRadius + guns[tried[i + 1]].targetRadius;
  }

  /**
   * Points a gun so that its shot is at a place about then, as near as it can turn by that time.
   *
   * @param x the place, from where the target is now, m
   * @param y see {@code x}
   * @param ticks when, in ticks from now
   * @return whether it can be there within a tick
   */
  private boolean aim(FireProblem from, double x, double y, double ticks) {
    double carried = from.shotFrame == ShotFrame.SHOOTER ? 1 : 0;
    int first = (int) Math.min(MOST_TICKS + 1, Math.ceil(from.timeToReady / dt - 1e-9));
    double leaves = first;
    double wayX = 0;
    double wayY = 0;
    double late = 0;
    // A shot that leaves later has less far to drift and to fall: the third look is exact enough.
    for (int look = 0; look < 4; look++) {
      double flight = (ticks - leaves) * dt;
      double drift = leaves * dt + carried * flight;
      double fall = 0.5 * flight * flight;
      wayX = from.targetX + x - from.muzzleX - drift * from.shooterVelocityX - fall * from.gravityX;
      wayY = from.targetY + y - from.muzzleY - drift * from.shooterVelocityY - fall * from.gravityY;
      late = Math.sqrt(wayX * wayX + wayY * wayY) / (from.muzzleSpeed * dt) - (ticks - leaves);
      if (look < 3) {
        leaves = Math.max(first, look < 2 ? leaves - late : Math.rint(leaves - late));
      }
    }
    if (!(Math.abs(late) <= 1)) {
      return false;
    }
    tick = (int) leaves;
    bearing = Trigonometry.atan2(wayY, wayX);
    double turn = Angles.difference(bearing, from.facing);
    if (from.slewRate < Double.POSITIVE_INFINITY) {
      double most = from.slewRate * (tick * dt);
      if (Math.abs(turn) > most) {
        bearing = Angles.wrap(from.facing + Math.copySign(most, turn));
      }
    }
    shotVx = from.muzzleSpeed * Trigonometry.cos(bearing) + carried * from.shooterVelocityX;
    shotVy = from.muzzleSpeed * Trigonometry.sin(bearing) + carried * from.shooterVelocityY;
    return Math.abs(Angles.difference(bearing, from.arcCentre)) <= from.arcHalf;
  }

  private void take(int size) {
    shots = size;
    time = proof.time();
    for (int i = 0; i < size; i++) {
      gun[i] = tried[i];
      timeToFire[i] = triedTick[i] * dt;
      bearings[i] = triedBearing[i];
    }
  }

  /**
   * Returns whether the last answer holds for all times: if not, the search ended {@value
   * #MOST_TICKS} ticks ahead, and there may be a salvo beyond.
   */
  public boolean isComplete() {
    return isComplete;
  }

  /** Returns the number of shots of the salvo; 0: none was found. */
  public int shots() {
    return shots;
  }

  /**
   * Returns the gun of a shot, by the order in which guns were added. Shots are ordered from the
   * right to the left of their flight.
   *
   * @throws IndexOutOfBoundsException if there is no such shot
   */
  public int gun(int shot) {
    return gun[checked(shot)];
  }

  /**
   * Returns the time until a shot leaves, s, in whole ticks.
   *
   * @throws IndexOutOfBoundsException if there is no such shot
   */
  public double timeToFire(int shot) {
    return timeToFire[checked(shot)];
  }

  /**
   * Returns the direction of its barrel at that time, rad in the world frame.
   *
   * @throws IndexOutOfBoundsException if there is no such shot
   */
  public double bearing(int shot) {
    return bearings[checked(shot)];
  }

  private int checked(int shot) {
    if (shot < 0 || shot >= shots) {
      throw new IndexOutOfBoundsException("the salvo has " + shots + " shots");
    }
    return shot;
  }

  /** Seconds from now by which the target has been hit. */
  public double time() {
    return time;
  }
}
