package towline.trial.duel;

import java.util.List;
import towline.ai.gun.GunAccuracy;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;
import towline.trial.Parameter;
import towline.trial.ParameterValues;

/** The parameters of lab duel besides its options. */
public final class DuelParameters {
  static final Parameter MUZZLE_SPEED = new Parameter("muzzleSpeed", "m/s", 24, 11, 1000);
  static final Parameter SLEW_RATE = new Parameter("slewRate", "rad/s", 1.5, 0, 100);
  static final Parameter RANGE = new Parameter("range", "m", 40, 1, 1000);
  static final Parameter TIME_LIMIT = new Parameter("timeLimit", "s", 6, 0.1, 60);
  static final Parameter TARGET_RADIUS = new Parameter("targetRadius", "m", 0.6, 0.01, 10);
  static final Parameter NEAREST = new Parameter("nearest", "m", 8, 1, 500);
  static final Parameter FARTHEST = new Parameter("farthest", "m", 30, 1, 500);
  static final Parameter SLOWEST = new Parameter("slowest", "m/s", 4, 0, 100);
  static final Parameter FASTEST = new Parameter("fastest", "m/s", 10, 0, 100);
  static final Parameter ACCELERATION = new Parameter("acceleration", "m/s^2", 4, 1, 50);
  static final Parameter TURN_RATE = new Parameter("turnRate", "deg/s", 90, 20, 720);
  static final Parameter DECELERATION = new Parameter("deceleration", "m/s^2", 8, 3, 50);
  static final Parameter EVASION = new Parameter("evasion", "m/s^2", 3, 0, 50);

  static final Parameter RELOAD = new Parameter("reload", "s", 0, 0, 10);
  static final Parameter ARC = new Parameter("arc", "deg", 360, 1, 360);
  static final Parameter GRAVITY = new Parameter("gravity", "m/s^2", 0, 0, 50);
  static final Parameter SPREAD = new Parameter("spread", "deg", 0, 0, 45);
  static final Parameter MISS_SHARE = new Parameter("missShare", "", 0, 0, 1);
  static final Parameter MISS_DISTANCE = new Parameter("missDistance", "m", 1.5, 0, 10);

  static final Parameter NOISE = new Parameter("noise", "m", 0, 0, 0.5);

  /** Greatest deviation of a tick's length, as a fraction of a tick. */
  static final Parameter JITTER = new Parameter("jitter", "", 0, 0, 0.5);

  /** All parameters, in the order of display. */
  public static final List<Parameter> TABLE =
      List.of(
          MUZZLE_SPEED,
          SLEW_RATE,
          RANGE,
          RELOAD,
          ARC,
          GRAVITY,
          SPREAD,
          MISS_SHARE,
          MISS_DISTANCE,
          TIME_LIMIT,
          TARGET_RADIUS,
          NEAREST,
          FARTHEST,
          SLOWEST,
          FASTEST,
          ACCELERATION,
          TURN_RATE,
          DECELERATION,
          EVASION,
          NOISE,
          JITTER);

  private DuelParameters() {}

  /** Returns the gun, with the size of its targets. */
  static FireProblem gun(ParameterValues values, ShotFrame shotFrame) {
    FireProblem gun = new FireProblem();
    gun.slewRate = values.get(SLEW_RATE);
    gun.muzzleSpeed = values.get(MUZZLE_SPEED);
    gun.range = values.get(RANGE);
    gun.timeToReady = values.get(RELOAD);
    gun.arcHalf = StrictMath.toRadians(values.get(ARC)) / 2;
    gun.gravityY = 0 - values.get(GRAVITY);
    gun.horizon = values.get(TIME_LIMIT);
    gun.targetRadius = values.get(TARGET_RADIUS);
    gun.shotFrame = shotFrame;
    return gun;
  }

  /** Returns the accuracy of the gunner. */
  static GunAccuracy accuracy(ParameterValues values) {
    return new GunAccuracy(
        StrictMath.toRadians(values.get(SPREAD)),
        values.get(MISS_SHARE),
        values.get(MISS_DISTANCE));
  }

  /** Returns the accuracy of the turret's sight. */
  static Sighting sighting(ParameterValues values, RandomStream random) {
    return new Sighting(values.get(NOISE), values.get(JITTER), random);
  }

  /** Checks that least values are not above greatest ones. */
  static void check(ParameterValues values) {
    values.checkOrder(NEAREST, FARTHEST);
    values.checkOrder(SLOWEST, FASTEST);
  }
}
