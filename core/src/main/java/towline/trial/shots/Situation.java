package towline.trial.shots;

import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;
import towline.trial.duel.DuelTurret;

/**
 * One gun and one target. Metres and seconds; the gun is at the origin when time stops. The target
 * flies for {@link #WATCH_TICKS} before that.
 */
public final class Situation {
  /** Ticks of 1/60 s for which the player watches the target. */
  public static final int WATCH_TICKS = 180;

  /** Time after the choice within which a shot must hit, s. */
  public static final double HORIZON = 3;

  /** Width of the picture, m. */
  public static final double WIDTH = 38;

  /** Height of the picture, m. */
  public static final double HEIGHT = 44;

  /** Returns the gun: slew rate, muzzle speed, gravity, target radius. A copy. */
  public FireProblem gun() {
    throw new UnsupportedOperationException();
  }

  /** Returns the bearing of the barrel until the choice, rad counter-clockwise from +x. */
  public double facing() {
    throw new UnsupportedOperationException();
  }

  /** Returns true if the gun turns slowly enough that it matters; a sign says so. */
  public boolean isGunSlow() {
    throw new UnsupportedOperationException();
  }

  /** Returns true if turning takes the gun no time to speak of; a sign says so. */
  public boolean isGunQuick() {
    throw new UnsupportedOperationException();
  }

  /** Returns true if shots fall; a sign says so. */
  public boolean doShotsFall() {
    throw new UnsupportedOperationException();
  }

  /** Returns true if the target dodges shots; it shows so by a warning shot 1 s after its start. */
  public boolean doesTargetDodge() {
    throw new UnsupportedOperationException();
  }

  /** Returns the velocity of the gun along x, m/s. */
  public double gunVelocityX() {
    throw new UnsupportedOperationException();
  }

  /** Returns the x of the picture's left edge, m. */
  public double left() {
    throw new UnsupportedOperationException();
  }

  /** Returns the y of the picture's lower edge, m. */
  public double bottom() {
    throw new UnsupportedOperationException();
  }

  /** Returns the target at its start, {@link #WATCH_TICKS} before the choice. */
  public Watched watch() {
    throw new UnsupportedOperationException();
  }

  /** Returns the gun of a mode at the choice, before its shot; tick it until it is over. */
  public DuelTurret turret(AimMode mode) {
    throw new UnsupportedOperationException();
  }
}
