package towline.lab.schedule;

import java.util.List;
import towline.trial.Parameter;

/** The parameters of lab schedule besides its options. */
final class ScheduleParameters {
  static final Parameter MUZZLE_SPEED = new Parameter("muzzleSpeed", "m/s", 24, 5, 1000);
  static final Parameter RANGE = new Parameter("range", "m", 40, 5, 1000);
  static final Parameter SLEW_RATE = new Parameter("slewRate", "rad/s", 1.5, 0.1, 100);
  static final Parameter RELOAD = new Parameter("reload", "s", 0.35, 0, 10);
  static final Parameter SPACING = new Parameter("spacing", "m", 4, 0, 100);
  static final Parameter TARGET_RADIUS = new Parameter("targetRadius", "m", 0.6, 0.1, 5);
  static final Parameter TARGET_SPEED = new Parameter("targetSpeed", "m/s", 8, 1, 100);
  static final Parameter HITS = new Parameter("hits", "", 3, 1, 20);
  static final Parameter HORIZON = new Parameter("horizon", "s", 4, 0.1, 10);

  /** All parameters, in the order of display. */
  static final List<Parameter> TABLE =
      List.of(
          MUZZLE_SPEED,
          RANGE,
          SLEW_RATE,
          RELOAD,
          SPACING,
          TARGET_RADIUS,
          TARGET_SPEED,
          HITS,
          HORIZON);

  private ScheduleParameters() {}
}
