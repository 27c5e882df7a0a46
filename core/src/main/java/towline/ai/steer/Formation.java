package towline.ai.steer;

import towline.homing.Smoothing;
import towline.math.Trigonometry;
import towline.sim.hash.StateHash;

/**
 * A place in formation with a leader, kept by exponential smoothing, exact for any time step.
 *
 * <p>Two smoothings in a row. The formation's heading follows the leader's, so that a leader who
 * turns about leads his planes round himself and not through himself. The place is smoothed in the
 * leader's moving frame: in the sector's frame the planes would lag behind by his speed times the
 * time constant, more than two metres, and would cut through him when he turns back.
 *
 * <pre>
 *          o leader --> heading
 *    (behind, beside)
 *    +  station
 * </pre>
 */
public final class Formation {
  /** The time constant with which the formation turns after its leader, s. */
  static final double TURN_TIME = 0.45;

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
   * A place in a formation.
   *
   * @param behind how far behind the leader, m
   * @param beside how far beside the leader, m
   * @param timeConstant of the place's smoothing, s, more than 0
   */
  public Formation(double behind, double beside, double timeConstant) {
    this.behind = behind;
    this.beside = beside;
    this.timeConstant = timeConstant;
  }

  /** Turns the formation after its leader for {@code dt} seconds; at first it is there at once. */
  public void turn(double leaderHeading, double dt) {
    heading = isFormed ? Smoothing.heading(heading, leaderHeading, TURN_TIME, dt) : leaderHeading;
    isFormed = true;
  }

  /** Works out the station at a leader in x, y; {@code side} is +1 on his left, -1 on his right. */
  public void station(double x, double y, int side) {
    double left = side * beside;
    double cosine = Trigonometry.cos(heading);
    double sine = Trigonometry.sin(heading);
    stationX = x - behind * cosine - left * sine;
    stationY = y - behind * sine + left * cosine;
  }

  /** Works out the velocity that leads from x, y towards the station of a moving leader. */
  public void approach(double x, double y, double leaderVx, double leaderVy, double dt) {
    velocityX = leaderVx + (Smoothing.towards(x, stationX, timeConstant, dt) - x) / dt;
    velocityY = leaderVy + (Smoothing.towards(y, stationY, timeConstant, dt) - y) / dt;
  }

  /** The x coordinate of the station, m. */
  public double stationX() {
    return stationX;
  }

  /** The y coordinate of the station, m. */
  public double stationY() {
    return stationY;
  }

  /** The velocity of the approach along +x, m/s. */
  public double velocityX() {
    return velocityX;
  }

  /** The velocity of the approach along +y, m/s. */
  public double velocityY() {
    return velocityY;
  }

  /** Adds what it remembers. */
  public void hashInto(StateHash hash) {
    hash.add(isFormed);
    hash.add(heading);
  }
}
