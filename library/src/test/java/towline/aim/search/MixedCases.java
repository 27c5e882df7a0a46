package towline.aim.search;

import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;

/**
 * Random situations in which any features meet: any slew from 0 to infinity, any target up to 30
 * times as fast as the shot, acceleration, turn and stop in any mixture, gravity, frames, arcs,
 * range, reload and tolerances, round numbers and others, at everyday scales and at scales from
 * 1e-6 to 1e6. Under gravity only the lowest flights are allowed: {@link TracingOracle} knows no
 * others; {@link AllFlightsTest} covers all.
 */
public final class MixedCases {
  private final RandomStream random;
  private final boolean isRound;
  private final double length;
  private final double time;
  private final FireProblem s = new FireProblem();

  private MixedCases(RandomStream random) {
    this.random = random;
    isRound = chance(0.3);
    boolean everyday = isRound || chance(0.6);
    s.lobArc = LobArc.LOW;
    length = everyday ? 1 : StrictMath.pow(10, random.range(-6, 6));
    time = everyday ? 1 : StrictMath.pow(10, random.range(-6, 6));
  }

  public static FireProblem draw(RandomStream random) {
    MixedCases cases = new MixedCases(random);
    cases.drawGun();
    cases.drawTarget();
    cases.drawLimits();
    return cases.s;
  }

  /**
   * Draws a situation of the kinds that {@link #draw} omits: horizons without end or nearly so,
   * targets that fall exactly or nearly as the shots do, arcs and tolerances at once, targets on
   * the muzzle of a gun that reloads.
   */
  public static FireProblem drawFurther(RandomStream random) {
    MixedCases cases = new MixedCases(random);
    cases.drawGun();
    cases.drawTarget();
    cases.drawLimits();
    if (cases.chance(0.1)) {
      cases.drawFall();
    }
    if (cases.chance(0.1)) {
      cases.drawTolerantArc();
    }
    if (cases.chance(0.01)) {
      cases.s.targetX = cases.s.muzzleX;
      cases.s.targetY = cases.s.muzzleY;
      cases.s.timeToReady = cases.number(0, 3) * cases.time;
    }
    if (cases.chance(0.15)) {
      boolean isEndless = cases.chance(0.6);
      double far = StrictMath.pow(10, cases.random.range(6, 308)) * Math.min(1, cases.time);
      cases.s.horizon = isEndless ? Double.POSITIVE_INFINITY : far;
    }
    return cases.s;
  }

  private void drawFall() {
    if (s.gravityX == 0 && s.gravityY == 0) {
      s.gravityY = -spread(-1, 1.1) * length / (time * time);
    }
    double sign = chance(0.5) ? 1 : -1;
    double share = chance(0.1) ? 1 : 1 + sign * StrictMath.pow(10, random.range(-3, 0));
    s.targetAccelerationX = share * s.gravityX;
    s.targetAccelerationY = share * s.gravityY;
    if (chance(0.2)) {
      s.targetAccelerationX += 1e-3 * StrictMath.hypot(s.gravityX, s.gravityY);
    }
    if (chance(0.8)) {
      s.targetTurnRate = 0;
      s.targetStopTime = Double.POSITIVE_INFINITY;
    }
  }

  private void drawTolerantArc() {
    s.arcCentre = chance(0.5) ? s.facing + random.range(-1, 1) : random.range(-4, 4);
    s.arcHalf = number(0, 3.1);
    s.toleranceAngle = number(0, 0.5);
    s.toleranceRadius = chance(0.5) ? number(0, 3) * length : 0;
  }

  /**
   * Returns whether {@link #draw} makes an everyday situation, in metres and seconds, of these
   * numbers.
   */
  static boolean isEveryday(RandomStream random) {
    MixedCases cases = new MixedCases(random);
    return cases.length == 1 && cases.time == 1;
  }

  private boolean chance(double share) {
    return random.nextDouble() < share;
  }

  private double number(double from, double to) {
    double drawn = random.range(from, to);
    return isRound ? Math.rint(2 * drawn) / 2 : drawn;
  }

  private double spread(double lowest, double highest) {
    double drawn = StrictMath.pow(10, random.range(lowest, highest));
    return isRound ? Math.max(0.5, Math.rint(2 * drawn) / 2) : drawn;
  }

  private double heading() {
    if (isRound) {
      return chance(0.6)
          ? Math.PI / 2 * Math.rint(random.range(-2, 2))
          : StrictMath.atan2(random.range(0, 1) < 0.5 ? 3 : -4, random.range(0, 1) < 0.5 ? 4 : 3);
    }
    return random.range(-Math.PI, Math.PI);
  }

  private double rounded(double value) {
    return isRound ? Math.rint(4 * value) / 4 : value;
  }

  private void drawGun() {
    double speed = length / time;
    s.muzzleSpeed = number(2, 40) * speed;
    s.shotFrame = chance(0.5) ? ShotFrame.SHOOTER : ShotFrame.WORLD;
    if (chance(0.5)) {
      double most = s.shotFrame == ShotFrame.WORLD ? 0.95 : 2;
      double v = random.range(0, most) * s.muzzleSpeed;
      double heading = heading();
      s.shooterVelocityX = rounded(v * StrictMath.cos(heading) / speed) * speed;
      s.shooterVelocityY = rounded(v * StrictMath.sin(heading) / speed) * speed;
      double shooter = Math.hypot(s.shooterVelocityX, s.shooterVelocityY);
      if (s.shotFrame == ShotFrame.WORLD && shooter >= 0.97 * s.muzzleSpeed) {
        s.shooterVelocityX = 0;
        s.shooterVelocityY = 0;
      }
    }
    s.timing = chance(0.15) ? FireTiming.AT_ONCE : FireTiming.WHEN_READY;
    double slew = random.nextDouble();
    if (slew < 0.1) {
      s.slewRate = 0;
    } else if (slew > 0.15) {
      s.slewRate = spread(-3, 3) / time;
    }
    if (chance(0.12)) {
      double g = spread(-1, 1.1) * length / (time * time);
      double down = chance(0.6) ? -Math.PI / 2 : heading();
      s.gravityX = Math.abs(StrictMath.cos(down)) < 1e-15 ? 0 : g * StrictMath.cos(down);
      s.gravityY = g * StrictMath.sin(down);
    }
    if (chance(0.25)) {
      s.timeToReady = number(0, 3) * time;
    }
  }

  private void drawTarget() {
    double speed = length / time;
    s.muzzleX = chance(0.3) ? number(-20, 20) * length : 0;
    s.muzzleY = chance(0.3) ? number(-20, 20) * length : 0;
    s.targetX = s.muzzleX + number(-40, 40) * length;
    s.targetY = s.muzzleY + number(-40, 40) * length;
    double kind = random.nextDouble();
    double v = 0;
    if (isRound ? kind < 0.1 : kind < 0.002) {
      v = s.muzzleSpeed;
    } else if (kind < 0.6) {
      v = random.range(0, 1.5) * s.muzzleSpeed;
    } else if (kind < 0.95) {
      v = s.muzzleSpeed * StrictMath.pow(10, random.range(-2, 1.477));
    }
    double heading = heading();
    if (chance(0.2)) {
      heading = StrictMath.atan2(s.muzzleY - s.targetY, s.muzzleX - s.targetX);
      heading += random.range(-0.1, 0.1);
    }
    s.targetVelocityX = rounded(v * StrictMath.cos(heading) / speed) * speed;
    s.targetVelocityY = rounded(v * StrictMath.sin(heading) / speed) * speed;
    if (chance(0.35)) {
      double a = spread(-2, 1.3) * speed / time;
      double way = heading();
      s.targetAccelerationX = rounded(a * StrictMath.cos(way) * time / speed) * speed / time;
      s.targetAccelerationY = rounded(a * StrictMath.sin(way) * time / speed) * speed / time;
    }
    if (chance(0.3)) {
      s.targetTurnRate = number(-3, 3) / time;
    }
    if (chance(0.25)) {
      s.targetStopTime = number(0, 5) * time;
      if (chance(0.3) && s.targetStopTime > 0) {
        s.targetTurnRate = 0;
        s.targetAccelerationX = -s.targetVelocityX / s.targetStopTime;
        s.targetAccelerationY = -s.targetVelocityY / s.targetStopTime;
      }
    }
    double facing = random.nextDouble();
    if (facing < 0.1) {
      s.facing = StrictMath.atan2(s.targetY - s.muzzleY, s.targetX - s.muzzleX);
    } else {
      s.facing = isRound && facing < 0.6 ? heading() : random.range(-7, 7);
    }
  }

  private void drawLimits() {
    s.horizon = Math.max(0.5, number(0.5, 12)) * time;
    if (chance(0.05)) {
      s.horizon = chance(0.3) ? 0 : chance(0.5) ? 1e-4 * time : 100 * time;
    }
    if (chance(0.4)) {
      s.range = number(2, 60) * length;
    }
    if (chance(0.2)) {
      s.arcCentre = isRound ? heading() : random.range(-4, 4);
      s.arcHalf = chance(0.03) ? 0 : number(0, 3.1);
    }
    if (chance(0.25)) {
      double kind = random.nextDouble();
      if (kind < 0.7) {
        s.toleranceRadius = number(0, 3) * length;
        if (chance(0.05)) {
          s.toleranceRadius = Math.hypot(s.targetX - s.muzzleX, s.targetY - s.muzzleY);
        }
      }
      if (kind > 0.4) {
        s.toleranceAngle = number(0, 0.3);
      }
    }
  }
}
