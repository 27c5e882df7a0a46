package towline.ai.steer;

import towline.homing.Smoothing;
import towline.math.Trigonometry;
import towline.sim.hash.StateHash;

/**
 * A place in formation with a leader. A plane keeps it by exponential smoothing, whose result does
 * not depend on the length of the time steps.
 *
 * <p>There are two smoothings in a row. The formation's heading follows the leader's, so that when
 * the leader turns about, the planes fly around it and not through it. The place is smoothed in the
 * leader's moving frame: in the sector's frame the planes would lag by the leader's speed times the
 * time constant, more than two metres, and would cut through the leader when it turns back.
 *
 * <pre>
 *          o leader --> heading
 *    (behind, beside)
 *    +  station
 * </pre>
 */
public final class Formation {
  /** Time constant with which the formation turns after its leader, s. */
  static final double TURN_TIME_CONSTANT = 0.45;

  private final double behind;
  private final double beside;
  private final double timeConstant;
  private boolean isFormed;
  private double heading;
  private double stationX;
  private double stationY;
  private double velocityX;
  private double velocityY;

  /**
   * Creates a place in a formation.
   *
   * @param behind distance behind the leader, m
   * @param beside distance beside the leader, m
   * @param timeConstant time constant of the place's smoothing, s, more than 0
   */
  public Formation(double behind, double beside, double timeConstant) {
    this.behind = behind;
    this.beside = beside;
    this.timeConstant = timeConstant;
  }

  /**
   * Turns the formation after its leader for {@code dt} seconds; the first call sets it at once.
   */
  public void turn(double leaderHeading, double dt) {
    heading =
        isFormed
            ? Smoothing.heading(heading, leaderHeading, TURN_TIME_CONSTANT, dt)
            : leaderHeading;
    isFormed = true;
  }

  /** Computes the station for a leader at x, y; {@code side} is +1 on its left, -1 on its right. */
  public void station(double x, double y, int side) {
    double left = side * beside;
    double cosine = Trigonometry.cos(heading);
    double sine = Trigonometry.sin(heading);
    stationX = x - behind * cosine - left * sine;
    stationY = y - behind * sine + left * cosine;
  }

  /** Computes the velocity that leads from x, y towards the station of a moving leader. */
  public void approach(double x, double y, double leaderVx, double leaderVy, double dt) {
    velocityX = leaderVx + (Smoothing.towards(x, stationX, timeConstant, dt) - x) / dt;
    velocityY = leaderVy + (Smoothing.towards(y, stationY, timeConstant, dt) - y) / dt;
  }

  /** Returns the x coordinate of the station, m. */
  public double stationX() {
    return stationX;
  }

  /** Returns the y coordinate of the station, m. */
  public double stationY() {
    return stationY;
  }

  /** Returns the velocity of the approach along +x, m/s. */
  public double velocityX() {
    return velocityX;
  }

  /** Returns the velocity of the approach along +y, m/s. */
  public double velocityY() {
    return velocityY;
  }

  /** Adds its memory to {@code hash}. */
  public void hashInto(StateHash hash) {
    hash.add(isFormed);
    hash.add(heading);
  }
}
