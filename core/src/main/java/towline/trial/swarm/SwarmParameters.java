package towline.trial.swarm;

import java.util.List;
import towline.avoidance.AgentLimits;
import towline.trial.Parameter;
import towline.trial.ParameterValues;

/** The parameters of lab swarm besides its options. */
public final class SwarmParameters {
  static final Parameter RADIUS = new Parameter("radius", "m", 0.5, 0.1, 5);
  static final Parameter SPEED = new Parameter("speed", "m/s", 3, 0.1, 50);
  static final Parameter TURN_RATE = new Parameter("turnRate", "deg/s", 120, 10, 720);
  static final Parameter SIGHT = new Parameter("sight", "m", 5, 0.5, 50);
  static final Parameter MARGIN = new Parameter("margin", "", 1.2, 1, 3);

  /** All parameters, in the order of display. */
  public static final List<Parameter> TABLE = List.of(RADIUS, SPEED, TURN_RATE, SIGHT, MARGIN);

  private SwarmParameters() {}

  /** Returns the radius of a tank, m. */
  public static double radius(ParameterValues values) {
    return values.get(RADIUS);
  }

  /** Returns the limits of a tank's motion. */
  public static AgentLimits limits(ParameterValues values) {
    return new AgentLimits(
        values.get(SPEED),
        Math.toRadians(values.get(TURN_RATE)),
        values.get(SIGHT),
        values.get(MARGIN));
  }
}
