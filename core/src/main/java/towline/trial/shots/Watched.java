package towline.trial.shots;

import towline.trial.duel.DuelTurret;
import towline.trial.duel.TargetCourse;

/** A target while it is watched, tick by tick. Metres, m/s. */
public final class Watched {
  private final TargetCourse target;
  private final double gunVelocityX;
  private int ticks;

  Watched(TargetCourse target, double gunVelocityX) {
    this.target = target;
    this.gunVelocityX = gunVelocityX;
  }

  /** Advances by a tick of 1/60 s. */
  public void tick() {
    target.advance(DuelTurret.TICK);
    ticks++;
  }

  public double x() {
    return target.x();
  }

  public double y() {
    return target.y();
  }

  public double vx() {
    return target.vx();
  }

  public double vy() {
    return target.vy();
  }

  /** Returns the x of the gun, m; its y is 0. */
  public double gunX() {
    return (ticks - Situation.WATCH_TICKS) * DuelTurret.TICK * gunVelocityX;
  }
}
