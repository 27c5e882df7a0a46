package towline.trial.swarm;

import towline.avoidance.Crowd;
import towline.avoidance.SteeringInput;

/** Somebody's hand among the tanks: they avoid it as they avoid each other, or make for it. */
public final class Hand {
  /** How large it is, in radii of a tank. */
  public static final double SIZE = 3;

  private Role role = Role.ABSENT;
  private double x;
  private double y;

  /** What a hand is to the tanks. */
  public enum Role {
    /** Nothing: it is not there. */
    ABSENT,
    /** Something to keep away from. */
    AVOIDED,
    /** Where everybody wants to be. */
    HUNTED
  }

  /** Puts it there, m. */
  public void put(Role as, double atX, double atY) {
    role = as;
    x = atX;
    y = atY;
  }

  /** Takes it away. */
  public void remove() {
    role = Role.ABSENT;
  }

  /** What it is to the tanks. */
  public Role role() {
    return role;
  }

  /** Where it is, x, m. */
  public double x() {
    return x;
  }

  /** Where it is, y, m. */
  public double y() {
    return y;
  }

  /** Joins a crowd that is about to be built. */
  void join(Crowd crowd, double tankRadius) {
    if (role == Role.AVOIDED) {
      crowd.addObstacle(x, y, SIZE * tankRadius);
    }
  }

  /** Changes what a tank at that place desires. */
  void lure(double fromX, double fromY, double speed, SteeringInput input) {
    double distance = StrictMath.hypot(x - fromX, y - fromY);
    if (role == Role.HUNTED && distance > 0) {
      input.desiredX = speed * (x - fromX) / distance;
      input.desiredY = speed * (y - fromY) / distance;
    }
  }
}
