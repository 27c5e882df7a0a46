package towline.aim;

/**
 * What a fire control wants its turret to do in this tick: a buffer to be filled again and again.
 */
public final class FireCommand {
  /**
   * Where the barrel should point, radians in the world; the present facing if it need not turn.
   */
  public double bearing;

  /** Whether the barrel should turn towards {@link #bearing}. */
  public boolean turns;

  /** Whether a shot should leave now, along the barrel as it is, before it turns. */
  public boolean fire;
}
