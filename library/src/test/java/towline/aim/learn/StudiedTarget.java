package towline.aim.learn;

import towline.aim.situation.FireProblem;
import towline.math.Angles;
import towline.math.Trigonometry;

/** A target for a learner, with all measurements of it; tick by tick. */
final class StudiedTarget {
  static final double TICK = 1.0 / 60;

  /** The course of heading and speed; t in seconds. */
  enum Motion {
    STRAIGHT,
    ACCELERATING,
    BRAKING,
    TURNING,
    WEAVING,
    HUNTING,
    HUNTING_AND_WEAVING
  }

  final FireProblem now = new FireProblem();
  private final Motion motion;
  private double heading = 0.7;
  private double speed = 8;
  private double t;

  StudiedTarget(Motion motion) {
    this.motion = motion;
    now.muzzleSpeed = 24;
    now.range = 40;
    now.horizon = 6;
    now.slewRate = 1.5;
    now.targetRadius = 0.6;
    now.targetX = 14;
    now.targetY = -9;
  }

  void advance() {
    t += TICK;
    double weave = 0.7 * Trigonometry.sin(2.8 * t + 1);
    double bearing = StrictMath.atan2(-now.targetY, -now.targetX);
    switch (motion) {
      case STRAIGHT -> {}
      case ACCELERATING -> {
        now.targetX -= 0.5 * TICK * TICK * (2 * t / TICK - 1);
        now.targetY += TICK * TICK * (2 * t / TICK - 1);
      }
      case BRAKING -> speed = Math.max(0, speed - 3 * TICK);
      case TURNING -> heading += 0.9 * TICK;
      case WEAVING -> heading = 0.4 + weave;
      case HUNTING -> heading = bearing;
      case HUNTING_AND_WEAVING -> heading = Angles.wrap(bearing + weave);
    }
    now.targetX += TICK * speed * Trigonometry.cos(heading);
    now.targetY += TICK * speed * Trigonometry.sin(heading);
  }

  /** Lets the target turn on the spot. */
  void jump(double angle) {
    heading += angle;
  }
}
