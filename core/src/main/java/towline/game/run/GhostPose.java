package towline.game.run;

/** How a previous run stood at a tick: a buffer. Metres and radians. */
public final class GhostPose {
  /** Where the ship was. */
  public double shipX;

  /** See {@link #shipX}. */
  public double shipY;

  /** Where the ship's nose pointed. */
  public double shipHeading;

  /** Where the drone was. */
  public double droneX;

  /** See {@link #droneX}. */
  public double droneY;

  /** Where the drone's barrel pointed. */
  public double droneHeading;

  /** The points so far. */
  public long points;
}
