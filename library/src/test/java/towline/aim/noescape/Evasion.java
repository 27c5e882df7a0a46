package towline.aim.noescape;

import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;
import towline.internal.SweptCollision;
import towline.math.Trigonometry;

/**
 * A target that knows the shot and tries hard to get out of its way, as far as its agility goes.
 */
final class Evasion {
  /** Seconds in a tick. */
  static final double TICK = 1.0 / 60;

  private static final int DIRECTIONS = 24;

  /** The kinds of motion, with the numbers of each. */
  enum Kind {
    ACCELERATING,
    FREE,
    DRIVING,
    JUMPING
  }

  private final FireProblem now = new FireProblem();
  private Kind kind = Kind.ACCELERATING;
  private double sinceJump = Double.POSITIVE_INFINITY;
  private double topSpeed;
  private double turnRate;
  private final NoEscapeProof certificate = new NoEscapeProof();

  /** Draws a shot that is certain, but would not be if the target could do a little more. */
  FireProblem draw(Kind drawn, RandomStream random) {
    kind = drawn;
    boolean found = false;
    while (!found) {
      found = tryToDraw(random);
    }
    return now;
  }

  private boolean tryToDraw(RandomStream random) {
    double distance = random.range(0.5, 15);
    double bearing = random.range(-Math.PI, Math.PI);
    now.muzzleX = random.range(-5, 5);
    now.muzzleY = random.range(-5, 5);
    now.targetX = now.muzzleX + distance * Trigonometry.cos(bearing);
    now.targetY = now.muzzleY + distance * Trigonometry.sin(bearing);
    now.muzzleSpeed = random.range(15, 40);
    now.range = random.range(15, 40);
    now.targetRadius = random.range(0.3, 1.5);
    now.gravityY = random.nextDouble() < 0.3 ? random.range(-22, 0) : 0;
    double speed = random.range(0, 10);
    double heading = random.range(-Math.PI, Math.PI);
    topSpeed = kind == Kind.ACCELERATING || kind == Kind.JUMPING ? speed : random.range(speed, 10);
    now.targetVelocityX = speed * Trigonometry.cos(heading);
    now.targetVelocityY = speed * Trigonometry.sin(heading);
    sinceJump = random.nextDouble() < 0.3 ? Double.POSITIVE_INFINITY : random.index(60) * TICK;
    double most = random.range(0, 8);
    for (int i = 0; i < 12; i++) {
      now.facing = bearing + random.range(-0.5, 0.5);
      setAgility(0);
      if (certificate.holds(now, sinceJump, TICK)) {
        stretch(most);
        return true;
      }
    }
    return false;
  }

  /** Sets the share of the greatest agility that the target has, from 0; more reaches farther. */
  private void setAgility(double share) {
    switch (kind) {
      case ACCELERATING -> now.agility.setAccelerating(share * 30);
      case FREE -> now.agility.setFree(topSpeed);
      case DRIVING -> {
        turnRate = share * 6;
        now.agility.setDriving(topSpeed, turnRate);
      }
      case JUMPING -> now.agility.setJumping(share * 20, 0.5);
    }
  }

  /** Raises the agility as long as the shot stays certain. */
  private void stretch(double most) {
    double low = 0;
    double high = Math.min(1, most);
    for (int i = 0; i < 40; i++) {
      double middle = 0.5 * (low + high);
      setAgility(middle);
      if (certificate.holds(now, sinceJump, TICK)) {
        low = middle;
      } else {
        high = middle;
      }
    }
    setAgility(low);
  }

  double sinceJump() {
    return sinceJump;
  }

  /**
   * Returns the distance of closest approach of the shot to the best dodger, in radii of the
   * target.
   */
  double best(RandomStream random) {
    double best = 0;
    for (int i = 0; i < DIRECTIONS; i++) {
      best = Math.max(best, passes(2 * Math.PI * i / DIRECTIONS, 0, random));
    }
    double across = now.facing + 0.5 * Math.PI;
    best = Math.max(best, passes(across, 0, random));
    best = Math.max(best, passes(across + Math.PI, 0, random));
    return Math.max(best, passes(across, 0.3, random));
  }

  /** The best direction of all, found more and more finely. */
  double refined(RandomStream random) {
    double step = 2 * Math.PI / DIRECTIONS;
    double direction = 0;
    double best = 0;
    for (int i = 0; i < DIRECTIONS; i++) {
      double passes = passes(i * step, 0, random);
      if (passes > best) {
        best = passes;
        direction = i * step;
      }
    }
    for (int round = 0; round < 5; round++) {
      step /= 3;
      double middle = direction;
      for (int side = -2; side <= 2; side++) {
        double passes = passes(middle + side * step, 0, random);
        if (passes > best) {
          best = passes;
          direction = middle + side * step;
        }
      }
    }
    return best;
  }

  /**
   * Returns the angle by which the target of the last draw can turn until the shot passes it, rad.
   */
  double turning() {
    return turnRate * certificate.time();
  }

  /**
   * Returns the closest approach, in radii, if the target flies in a direction, or wavers about it.
   */
  private double passes(double direction, double waver, RandomStream random) {
    DodgingTarget target = new DodgingTarget(kind, now, sinceJump);
    double closest = Double.POSITIVE_INFINITY;
    int ticks = (int) Math.floor(now.range / now.muzzleSpeed / TICK + 1e-9);
    for (int tick = 0; tick < ticks; tick++) {
      double t = tick * TICK;
      double fromX = target.x - shotX(t);
      double fromY = target.y - shotY(t);
      target.move(direction + waver * random.range(-Math.PI, Math.PI));
      double toX = target.x - shotX(t + TICK);
      double toY = target.y - shotY(t + TICK);
      if (tick > 0) {
        double part = SweptCollision.closestPart(fromX, fromY, toX, toY);
        double apart = StrictMath.hypot(fromX + part * (toX - fromX), fromY + part * (toY - fromY));
        closest = Math.min(closest, apart);
      }
    }
    return closest / now.targetRadius;
  }

  private double shotX(double t) {
    return now.muzzleX + t * now.muzzleSpeed * Trigonometry.cos(now.facing);
  }

  private double shotY(double t) {
    return now.muzzleY
        + t * now.muzzleSpeed * Trigonometry.sin(now.facing)
        + 0.5 * t * t * now.gravityY;
  }
}
