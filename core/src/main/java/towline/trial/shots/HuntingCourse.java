package towline.trial.shots;

import towline.aim.situation.Agility;
import towline.trial.duel.DuelTurret;
import towline.trial.duel.SwayingCourse;
import towline.trial.duel.TargetStart;

/** A snake: its heading sways about the bearing of the gun. */
final class HuntingCourse extends SwayingCourse {
  /** Turn rate of the bearing to the gun beside the sway, rad/s. */
  private static final double BEARING_RATE = 0.6;

  private final double acceleration;
  private final double preyVelocity;
  private double preyX;

  /**
   * Creates a course towards a gun that is at the origin now and moves along x at {@code
   * preyVelocity}, m/s.
   */
  HuntingCourse(
      TargetStart start, double swing, double angularFrequency, double phase, double preyVelocity) {
    super(start, swing, angularFrequency, phase);
    acceleration = (swing * angularFrequency + BEARING_RATE) * start.speed();
    this.preyVelocity = preyVelocity;
  }

  @Override
  protected double base() {
    return StrictMath.atan2(-y, preyX - x);
  }

  @Override
  public void advance(double dt) {
    preyX += DuelTurret.TICK * preyVelocity;
    super.advance(dt);
  }

  @Override
  protected void writeAgility(Agility agility) {
    agility.setAccelerating(acceleration);
  }
}
