package towline.lab.duel;

import java.util.List;
import towline.aim.GunAccuracy;
import towline.aim.situation.ShotFrame;
import towline.aim.situation.Situation;
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

  static final Parameter RELOAD =
      new Parameter("reload", "s", 0, 0, 10, "How long until the gun is loaded and may fire.");
  static final Parameter ARC =
      new Parameter(
          "arc", "deg", 360, 1, 360, "The firing arc about +x; outside the barrel may not fire.");
  static final Parameter GRAVITY =
      new Parameter(
          "gravity",
          "m/s^2",
          0,
          0,
          50,
          "How fast shots fall; only LOB and LEARN know that they do.");
  static final Parameter SPREAD =
      new Parameter(
          "spread",
          "deg",
          0,
          0,
          45,
          "The largest random error of the aim, to either side (Kain Shin, 2009: In Search of"
              + " Perfection).");
  static final Parameter MISS_SHARE =
      new Parameter(
          "missShare",
          "",
          0,
          0,
          1,
          "The share of shots that miss on purpose, in front of the target (Kain Shin, 2009: In"
              + " Search of Perfection).");
  static final Parameter MISS_DISTANCE =
      new Parameter(
          "missDistance",
          "m",
          1.5,
          0,
          10,
          "How far in front of the target's centre a shot passes that misses on purpose.");

  /** All of them, in the order in which they are shown. */
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
          EVASION);

  private DuelParameters() {}

  /** The gun, and the size of its targets. */
  static Situation gun(ParameterValues values, ShotFrame shotFrame) {
    Situation gun = new Situation();
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

  /** How well the gunner uses it. */
  static GunAccuracy accuracy(ParameterValues values) {
    return new GunAccuracy(
        StrictMath.toRadians(values.get(SPREAD)),
        values.get(MISS_SHARE),
        values.get(MISS_DISTANCE));
  }

  /** Refuses values that do not go together. */
  static void check(ParameterValues values) {
    values.checkOrder(NEAREST, FARTHEST);
    values.checkOrder(SLOWEST, FASTEST);
  }
}
