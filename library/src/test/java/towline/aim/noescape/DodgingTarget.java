package towline.aim.noescape;

import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.math.Angles;
import towline.math.Trigonometry;

/** A target that moves tick by tick, as far as its agility goes. */
final class DodgingTarget {
  private final Evasion.Kind kind;
  private final Agility agility;

  /** Time until the next jump is possible, s. */
  private final double quiet;

  double x;
  double y;
  private double vx;
  private double vy;
  private double heading;
  private int tick;
  private boolean jumped;

  DodgingTarget(Evasion.Kind kind, FireProblem now, double sinceJump) {
    this.kind = kind;
    agility = now.agility;
    quiet = Math.max(0, agility.jumpGap - sinceJump);
    x = now.targetX;
    y = now.targetY;
    vx = now.targetVelocityX;
    vy = now.targetVelocityY;
    heading = StrictMath.atan2(vy, vx);
  }

  /** Moves towards direction {@code to} for a tick, rad. */
  void move(double to) {
    double cosine = Trigonometry.cos(to);
    double sine = Trigonometry.sin(to);
    switch (kind) {
      case ACCELERATING -> {
        vx += agility.acceleration * Evasion.TICK * cosine;
        vy += agility.acceleration * Evasion.TICK * sine;
      }
      case FREE -> {
        vx = agility.topSpeed * cosine;
        vy = agility.topSpeed * sine;
      }
      case DRIVING -> {
        double most = agility.turnRate * Evasion.TICK;
        double wanted = Angles.difference(to, heading);
        heading += Math.max(-most, Math.min(most, wanted));
        // A vehicle drives as soon as that takes it farther in the wanted direction.
        double left = Math.abs(Angles.difference(to, heading));
        double speed = left < Math.PI / 2 ? agility.topSpeed : 0;
        vx = speed * Trigonometry.cos(heading);
        vy = speed * Trigonometry.sin(heading);
      }
      case JUMPING -> {
        if (!jumped && tick * Evasion.TICK >= quiet - 1e-9) {
          vx += agility.jump * cosine;
          vy += agility.jump * sine;
          jumped = true;
        }
      }
    }
    x += Evasion.TICK * vx;
    y += Evasion.TICK * vy;
    tick++;
  }
}
