package towline.trial.homing;

import java.util.List;
import towline.trial.Parameter;
import towline.trial.ParameterValues;

/** The parameters of lab homing besides its options. */
public final class HomingParameters {
  static final Parameter SPEED = new Parameter("speed", "m/s", 15, 1, 200);
  static final Parameter TURN_RATE = new Parameter("turnRate", "deg/s", 360, 1, 3600);

  /** Share of its direction that a smoothing law keeps in a frame of 60 Hz. */
  public static final Parameter GA = new Parameter("ga", "", 0.9, 0.01, 0.99);

  static final Parameter HIT_RADIUS = new Parameter("hitRadius", "m", 0.7, 0.01, 10);
  static final Parameter TIME_LIMIT = new Parameter("timeLimit", "s", 6, 0.1, 60);
  static final Parameter NEAREST = new Parameter("nearest", "m", 10, 0.1, 500);
  static final Parameter FARTHEST = new Parameter("farthest", "m", 30, 0.1, 500);
  static final Parameter SLOWEST = new Parameter("slowest", "", 0.3, 0, 3);
  static final Parameter FASTEST = new Parameter("fastest", "", 0.9, 0, 3);

  static final Parameter LEAST_ANGLE = new Parameter("leastAngle", "deg", 0, 0, 180);
  static final Parameter MOST_ANGLE = new Parameter("mostAngle", "deg", 180, 0, 180);
  static final Parameter NAVIGATION = new Parameter("navigation", "", 4, 0.5, 10);

  /** All parameters, in the order of display. */
  public static final List<Parameter> TABLE =
      List.of(
          SPEED,
          TURN_RATE,
          GA,
          HIT_RADIUS,
          TIME_LIMIT,
          NEAREST,
          FARTHEST,
          SLOWEST,
          FASTEST,
          LEAST_ANGLE,
          MOST_ANGLE,
          NAVIGATION);

  private HomingParameters() {}

  /** Checks that least values are not above greatest ones. */
  public static void check(ParameterValues values) {
    values.checkOrder(NEAREST, FARTHEST);
    values.checkOrder(SLOWEST, FASTEST);
    values.checkOrder(LEAST_ANGLE, MOST_ANGLE);
  }
}
