package towline.aim;

/** The orders of a fire control to its turret for one tick; a reusable buffer. */
public final class FireCommand {
  /**
   * Bearing to turn to, radians in the world frame, in [-pi, pi]; the present facing if {@link
   * #turns} is false.
   */
  public double bearing;

  /** True if the barrel should turn towards {@link #bearing}. */
  public boolean turns;

  /** True if a shot should leave now, along the present barrel, before it turns. */
  public boolean fire;
}
