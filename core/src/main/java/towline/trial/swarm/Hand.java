package towline.trial.swarm;

import towline.avoidance.Crowd;
import towline.avoidance.SteeringInput;

/**
 * The hand of the player among the tanks: they avoid it as they avoid each other, or head for it.
 */
public final class Hand {
  /** Radius, in radii of a tank. */
  public static final double SIZE = 3;

  private Role role = Role.ABSENT;
  private double x;
  private double y;

  /** The role of a hand for the tanks. */
  public enum Role {
    /** It is absent. */
    ABSENT,
    /** The tanks avoid it. */
    AVOIDED,
    /** The tanks head for it. */
    HUNTED
  }

  /** Places it in role {@code as}, at ({@code atX}, {@code atY}), m. */
  public void put(Role as, double atX, double atY) {
    role = as;
    x = atX;
    y = atY;
  }

  /** Removes it. */
  public void remove() {
    role = Role.ABSENT;
  }

  /** Returns its role for the tanks. */
  public Role role() {
    return role;
  }

  /** Returns its x, m. */
  public double x() {
    return x;
  }

  /** Returns its y, m. */
  public double y() {
    return y;
  }

  /** Adds it to a crowd that is about to be built. */
  void join(Crowd crowd, double tankRadius) {
    if (role == Role.AVOIDED) {
      crowd.addObstacle(x, y, SIZE * tankRadius);
    }
  }

  /**
   * Sets the desired velocity of a tank at ({@code fromX}, {@code fromY}), if the hand is hunted.
   */
  void lure(double fromX, double fromY, double speed, SteeringInput input) {
    double distance = StrictMath.hypot(x - fromX, y - fromY);
    if (role == Role.HUNTED && distance > 0) {
      input.desiredX = speed * (x - fromX) / distance;
      input.desiredY = speed * (y - fromY) / distance;
    }
  }
}
