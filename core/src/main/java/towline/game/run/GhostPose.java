package towline.game.run;

/**
 * The state of a recorded run at a tick, in metres and radians. The object is a buffer that is
 * filled again for each tick.
 */
public final class GhostPose {
  /** X of the ship's position. */
  public double shipX;

  /** Y of the ship's position. */
  public double shipY;

  /** Heading of the ship. */
  public double shipHeading;

  /** X of the drone's position. */
  public double droneX;

  /** Y of the drone's position. */
  public double droneY;

  /** Heading of the drone's barrel. */
  public double droneHeading;

  public long points;
}
