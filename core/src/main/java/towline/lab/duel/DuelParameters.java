package towline.lab.duel;

import java.util.List;
import towline.lab.Parameter;
import towline.lab.ParameterValues;

/** What can be set in lab duel beside its options. */
public final class DuelParameters {
  static final Parameter MUZZLE_SPEED =
      new Parameter("muzzleSpeed", "m/s", 24, 11, 1000, "How fast a shot flies.");
  static final Parameter SLEW_RATE =
      new Parameter("slewRate", "rad/s", 1.5, 0, 100, "How fast the barrel turns.");
  static final Parameter RANGE = new Parameter("range", "m", 40, 1, 1000, "How far a shot flies.");
  static final Parameter TIME_LIMIT =
      new Parameter("timeLimit", "s", 6, 0.1, 60, "How long a turret may wait for its shot.");
  static final Parameter TARGET_RADIUS =
      new Parameter("targetRadius", "m", 0.6, 0.01, 10, "How large the target is.");
  static final Parameter NEAREST =
      new Parameter("nearest", "m", 8, 1, 500, "How near a target starts at least.");
  static final Parameter FARTHEST =
      new Parameter("farthest", "m", 30, 1, 500, "How far a target starts at most.");
  static final Parameter SLOWEST =
      new Parameter("slowest", "m/s", 4, 0, 100, "How slow a target is at least.");
  static final Parameter FASTEST =
      new Parameter("fastest", "m/s", 10, 0, 100, "How fast a target is at most.");
  static final Parameter ACCELERATION =
      new Parameter("acceleration", "m/s^2", 4, 1, 50, "The most that ACCELERATING picks up.");
  static final Parameter TURN_RATE =
      new Parameter("turnRate", "deg/s", 90, 20, 720, "The fastest turn of CIRCLING.");
  static final Parameter DECELERATION =
      new Parameter("deceleration", "m/s^2", 8, 3, 50, "The hardest that BRAKING brakes.");
  static final Parameter EVASION =
      new Parameter("evasion", "m/s^2", 3, 0, 50, "How hard EVADING gets out of the way.");

  /** All of them, in the order in which they are shown. */
  public static final List<Parameter> TABLE =
      List.of(
          MUZZLE_SPEED,
          SLEW_RATE,
          RANGE,
          TIME_LIMIT,
          TARGET_RADIUS,
          NEAREST,
          FARTHEST,
          SLOWEST,
          FASTEST,
          ACCELERATION,
          TURN_RATE,
          DECELERATION,
          EVASION);

  private DuelParameters() {}

  /** Refuses values that do not go together. */
  static void check(ParameterValues values) {
    values.checkOrder(NEAREST, FARTHEST);
    values.checkOrder(SLOWEST, FASTEST);
  }
}
