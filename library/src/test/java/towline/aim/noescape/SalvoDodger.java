package towline.aim.noescape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;
import towline.internal.SweptCollision;

/**
 * A target that knows a whole salvo in advance, and tries hard to dodge all of its shots. It shares
 * nothing with the proof: it moves tick by tick, as far as its agility goes.
 */
final class SalvoDodger {
  private static final double TICK = Evasion.TICK;

  /** Number of decisions during an evasion. */
  private static final int LEGS = 8;

  private record Shot(
      double x,
      double y,
      double vx,
      double vy,
      double gx,
      double gy,
      int leaves,
      int ends,
      double r) {
    double x(int tick) {
      double t = (tick - leaves) * TICK;
      return x + t * (vx + 0.5 * t * gx);
    }

    double y(int tick) {
      double t = (tick - leaves) * TICK;
      return y + t * (vy + 0.5 * t * gy);
    }
  }

  private final Evasion.Kind kind;
  private final FireProblem target;
  private final double sinceJump;
  private final List<Shot> shots = new ArrayList<>();

  SalvoDodger(Evasion.Kind kind, FireProblem target, double sinceJump) {
    this.kind = kind;
    this.target = target;
    this.sinceJump = sinceJump;
  }

  /** Adds a shot of the salvo; checks that its barrel could turn there in time. */
  void expect(FireProblem gun, double bearing, double timeToFire) {
    double carried = gun.shotFrame == ShotFrame.SHOOTER ? 1 : 0;
    int leaves = (int) Math.round(timeToFire / TICK);
    shots.add(
        new Shot(
            gun.muzzleX + timeToFire * gun.shooterVelocityX,
            gun.muzzleY + timeToFire * gun.shooterVelocityY,
            gun.muzzleSpeed * StrictMath.cos(bearing) + carried * gun.shooterVelocityX,
            gun.muzzleSpeed * StrictMath.sin(bearing) + carried * gun.shooterVelocityY,
            gun.gravityX,
            gun.gravityY,
            leaves,
            leaves + (int) Math.floor(gun.range / gun.muzzleSpeed / TICK + 1e-9),
            gun.targetRadius));
  }

  /** Returns the widest pass of the nearest shot, in its radii: above 1 the target escapes. */
  double best(RandomStream random, int climbs) {
    double[] directions = new double[LEGS];
    double[] found = new double[LEGS];
    double best = 0;
    for (int i = 0; i < 72; i++) {
      Arrays.fill(directions, i * Math.PI / 36);
      double pass = pass(directions);
      if (pass > best) {
        best = pass;
        found = directions.clone();
      }
    }
    for (int i = 0; i < climbs && best <= 1; i++) {
      directions = i % 3 == 0 ? drawn(random) : found.clone();
      double size = Math.PI * Math.pow(0.5, random.index(7));
      int leg = random.index(LEGS);
      for (int k = leg; k < LEGS; k++) {
        // One leg alone, or all from one on.
        directions[k] += k == leg || i % 2 == 0 ? random.range(-size, size) : 0;
      }
      double pass = pass(directions);
      if (pass > best) {
        best = pass;
        found = directions.clone();
      }
    }
    return best;
  }

  private static double[] drawn(RandomStream random) {
    double[] directions = new double[LEGS];
    double direction = random.range(-Math.PI, Math.PI);
    for (int i = 0; i < LEGS; i++) {
      if (random.nextDouble() < 0.4) {
        direction = random.range(-Math.PI, Math.PI);
      }
      directions[i] = direction;
    }
    return directions;
  }

  private double pass(double[] directions) {
    DodgingTarget dodger = new DodgingTarget(kind, target, sinceJump);
    int last = 0;
    for (Shot shot : shots) {
      last = Math.max(last, shot.ends);
    }
    // The salvo is past long before: its legs are for the time until then.
    last = Math.min(last, 150);
    double far = StrictMath.hypot(dodger.x - shots.get(0).x, dodger.y - shots.get(0).y);
    double speed = StrictMath.hypot(shots.get(0).vx, shots.get(0).vy);
    int legTicks = Math.max(1, (int) Math.ceil((far / speed / TICK + shots.get(0).leaves) / LEGS));
    double closest = Double.POSITIVE_INFINITY;
    for (int tick = 0; tick < last; tick++) {
      double x = dodger.x;
      double y = dodger.y;
      dodger.move(directions[Math.min(LEGS - 1, tick / legTicks)]);
      for (Shot shot : shots) {
        if (tick <= shot.leaves || tick >= shot.ends) {
          continue;
        }
        double fromSx = x - shot.x(tick);
        double fromSy = y - shot.y(tick);
        double toSx = dodger.x - shot.x(tick + 1);
        double toSy = dodger.y - shot.y(tick + 1);
        double part = SweptCollision.closestPart(fromSx, fromSy, toSx, toSy);
        double apart =
            StrictMath.hypot(fromSx + part * (toSx - fromSx), fromSy + part * (toSy - fromSy));
        closest = Math.min(closest, apart / shot.r);
      }
    }
    return closest;
  }
}
