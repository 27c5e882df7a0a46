package towline.trial.shots;

import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;
import towline.math.Angles;

/**
 * Rules by which a person can find the answer from three seconds of flight and the signs on the
 * gun. A day has only situations that they solve, so that no mark is lost to luck.
 */
public final class PageRules {
  /** Time until rest below which a braking target is as good as at rest, s. */
  private static final double SOON_AT_REST = 0.7;

  /** Angle between barrel and target below which the target flies down the barrel, rad. */
  private static final double DOWN_THE_BARREL = 0.05;

  /** Displacement below which an effect is too small to matter, in target radii. */
  private static final double NEGLIGIBLE = 0.8;

  private final Situation situation;
  private final WatchedTrack track;
  private final TrackShape shape;

  /** Creates the view of a person on {@code situation}. */
  public PageRules(Situation situation) {
    this.situation = situation;
    track = new WatchedTrack(situation);
    shape = TrackShape.of(situation, track);
  }

  /** Returns the choice of a beginner who knows the words and ignores the gun. */
  public AimMode byShape() {
    return switch (shape) {
      case TREMBLES, COMES -> AimMode.DIRECT;
      case SWINGS, WEAVES -> AimMode.LEARN;
      case SHIVERS -> AimMode.REFINE;
      case DODGES -> AimMode.SURE;
      case TURNS, FALLS, SPEEDS_UP, BRAKES -> AimMode.PREDICT;
      case STRAIGHT -> situation.doShotsFall() ? AimMode.LOB : AimMode.LEAD;
    };
  }

  /** Returns the choice by shape and signs. */
  public AimMode byRules() {
    boolean falls = situation.doShotsFall();
    AimMode straight = situation.isGunQuick() ? AimMode.LEAD : AimMode.TURN_LEAD;
    return switch (shape) {
      case TREMBLES -> AimMode.DIRECT;
      case SWINGS -> AimMode.HOLD;
      case SHIVERS -> AimMode.REFINE;
      case WEAVES -> AimMode.LEARN;
      case DODGES -> AimMode.SURE;
      case TURNS, SPEEDS_UP -> falls ? AimMode.LEARN : AimMode.PREDICT;
      case FALLS -> falls ? straight : AimMode.PREDICT;
      case BRAKES -> isSoonAtRest() ? AimMode.DIRECT : AimMode.PREDICT;
      case COMES -> isDownTheBarrel() ? AimMode.HOLD : AimMode.DIRECT;
      case STRAIGHT -> falls ? AimMode.LOB : straight;
    };
  }

  private boolean isSoonAtRest() {
    double before = track.speed(20, 40);
    double after = track.speed(40, 60);
    double deceleration = before - after;
    return (after - deceleration / 2) / deceleration < SOON_AT_REST;
  }

  private boolean isDownTheBarrel() {
    double bearing = StrictMath.atan2(track.y(60), track.x(60));
    return Math.abs(Angles.difference(situation.facing(), bearing)) < DOWN_THE_BARREL;
  }

  /**
   * Returns the choice by shape and signs and an eye for size: a simpler mode, if all that it
   * overlooks is smaller than the target.
   */
  public AimMode byRulesAndSize() {
    AimMode choice = byRules();
    switch (shape) {
      case TREMBLES, SHIVERS, SWINGS, DODGES -> {
        return choice;
      }
      default -> {
        return choice.ordinal() < AimMode.LEAD.ordinal() ? choice : simplest(choice);
      }
    }
  }

  private AimMode simplest(AimMode choice) {
    FireProblem gun = situation.gun();
    double x = track.x(60);
    double y = track.y(60);
    double distance = StrictMath.hypot(x, y);
    double vx = track.vx(56, 60);
    double vy = track.vy(56, 60);
    double flight = distance / (gun.muzzleSpeed - (vx * x + vy * y) / distance);
    double across = Math.abs(vx * y - vy * x) / distance * flight;
    double turnTime =
        Math.abs(Angles.difference(situation.facing(), StrictMath.atan2(y, x))) / gun.slewRate;
    double turned = StrictMath.hypot(vx, vy) * turnTime;
    boolean fallsTogether = shape == TrackShape.FALLS && situation.doShotsFall();
    double drop =
        fallsTogether ? 0 : 0.5 * Math.abs(gun.gravityY) * flight * flight * Math.abs(x) / distance;
    double accelerationX = (vx - track.vx(48, 52)) / 0.4;
    double accelerationY = (vy - track.vy(48, 52)) / 0.4;
    double bend =
        fallsTogether
            ? 0
            : 0.5 * Math.abs(accelerationX * y - accelerationY * x) / distance * flight * flight;
    double negligible = NEGLIGIBLE * gun.targetRadius;
    if (across + drop < negligible && bend < 0.5 * negligible) {
      return AimMode.DIRECT;
    }
    if (drop + bend + turned < negligible) {
      return AimMode.LEAD;
    }
    boolean overlooksCurve = choice.ordinal() > AimMode.TURN_LEAD.ordinal();
    if (overlooksCurve && drop + bend < negligible && shape != TrackShape.WEAVES) {
      return AimMode.TURN_LEAD;
    }
    return choice;
  }
}
