package towline.trial.shots;

import static towline.trial.shots.GunType.MEDIUM;
import static towline.trial.shots.GunType.QUICK;
import static towline.trial.shots.GunType.SLOW;

import towline.ai.aim.AimMode;
import towline.trial.duel.TargetCourse;

/**
 * Families of guns and targets: each asks for one aim mode. A day is drawn from them and must stay
 * what it was, so that their numbers belong to the rules and are no tuning. Speeds in m/s,
 * accelerations in m/s^2, frequencies in Hz, lengths in m.
 */
public enum ShotFamily {
  /** Swings to and fro across the barrel. */
  PENDULUM(AimMode.HOLD, 2, Motion.SWINGS, setup -> setup.gun(MEDIUM).pendulum()),
  /** Flies into the barrel. */
  DOWN_THE_BARREL(
      AimMode.HOLD, 3, Motion.BARREL, setup -> setup.gun(MEDIUM).speed(3, 6).headOn(true)),
  /** Trembles on the spot. */
  TREMBLING(AimMode.DIRECT, 1, Motion.STAYS, setup -> setup.anyGun().speed(0, 0).trembling()),
  /** Flies at the gun, whose barrel points elsewhere. */
  HEAD_ON(AimMode.DIRECT, 2, Motion.COMES, setup -> setup.gun(MEDIUM).speed(3, 6).headOn(false)),
  /** Comes to rest just after the choice. */
  STOPPING(
      AimMode.DIRECT,
      3,
      Motion.STOPS,
      setup -> setup.gun(MEDIUM).speed(6.5, 8.5).braking(3.2, 3.5)),
  STRAIGHT_QUICK(AimMode.LEAD, 1, Motion.QUICK, setup -> setup.gun(QUICK).speed(3, 6.5).straight()),
  /** Flies straight at a pulsing speed. */
  PULSING_QUICK(AimMode.LEAD, 2, Motion.QUICK, setup -> setup.gun(QUICK).speed(3.5, 6.5).pulsing()),
  /** Falls as the shots do. */
  BOTH_FALL_QUICK(AimMode.LEAD, 3, Motion.BOTH_FALL, setup -> setup.gun(QUICK).atSide().bothFall()),
  STRAIGHT(
      AimMode.TURN_LEAD, 1, Motion.STRAIGHT, setup -> setup.gun(SLOW).speed(3, 6.5).straight()),
  /** Passes the gun fast. */
  CROSSING(
      AimMode.TURN_LEAD,
      2,
      Motion.STRAIGHT,
      setup -> setup.gun(SLOW).speed(7, 9.5).passing(6, 13).straight()),
  PULSING(
      AimMode.TURN_LEAD, 2, Motion.STRAIGHT, setup -> setup.gun(SLOW).speed(3.5, 6.5).pulsing()),
  BOTH_FALL(AimMode.TURN_LEAD, 3, Motion.BOTH_FALL, setup -> setup.gun(MEDIUM).atSide().bothFall()),
  CIRCLING(AimMode.PREDICT, 1, Motion.CIRCLES, setup -> setup.gun(MEDIUM).speed(4, 8).circling()),
  FALLING(AimMode.PREDICT, 2, Motion.FALLS, setup -> setup.gun(MEDIUM).atSide().falling()),
  SPEEDING(
      AimMode.PREDICT,
      2,
      Motion.SPEEDS_UP,
      setup -> setup.gun(MEDIUM).speed(0.5, 2).speedingUp(1.2, 2.4)),
  BRAKING(
      AimMode.PREDICT, 3, Motion.BRAKES, setup -> setup.gun(MEDIUM).speed(7.5, 10).braking(4, 5)),
  /** Flies straight, and its velocity shakes. */
  SHIVERING(AimMode.REFINE, 2, Motion.SHAKES, setup -> setup.gun(MEDIUM).speed(3, 5.5).shivering()),
  SHOTS_FALL(
      AimMode.LOB,
      1,
      Motion.SHOTS_FALL,
      setup -> setup.gun(MEDIUM).speed(3, 6.5).atSide().shotsFall().straight()),
  SHOTS_FALL_PULSING(
      AimMode.LOB,
      2,
      Motion.SHOTS_FALL,
      setup -> setup.gun(MEDIUM).speed(3.5, 6.5).atSide().shotsFall().pulsing()),
  WEAVING(AimMode.LEARN, 1, Motion.WEAVES, setup -> setup.gun(MEDIUM).speed(5, 8).weaving()),
  /** Weaves towards the gun. */
  SNAKE(AimMode.LEARN, 2, Motion.WEAVES, setup -> setup.gun(MEDIUM).speed(3.5, 6).snake()),
  SHOTS_FALL_CIRCLING(
      AimMode.LEARN,
      3,
      Motion.SHOTS_FALL_CIRCLES,
      setup -> setup.gun(MEDIUM).speed(4, 8).atSide().shotsFall().circling()),
  DODGING(AimMode.SURE, 2, Motion.DODGES, setup -> setup.gun(MEDIUM).speed(3, 5).dodging());

  /** Motions of targets, for the sentence behind a full mark. */
  public enum Motion {
    SWINGS,
    BARREL,
    STAYS,
    COMES,
    STOPS,
    STRAIGHT,
    /** Straight, before a quick gun. */
    QUICK,
    /** Falls as the shots do. */
    BOTH_FALL,
    CIRCLES,
    FALLS,
    SPEEDS_UP,
    BRAKES,
    SHAKES,
    /** Straight, while shots fall. */
    SHOTS_FALL,
    WEAVES,
    SHOTS_FALL_CIRCLES,
    DODGES
  }

  private final AimMode lesson;
  private final int tier;
  private final Motion motion;

  /** Recipe of a situation, which is immutable; the checker cannot know it. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final Recipe recipe;

  /** A recipe of the gun and the target's course. */
  private interface Recipe {
    TargetCourse course(SituationSetup setup);
  }

  ShotFamily(AimMode lesson, int tier, Motion motion, Recipe recipe) {
    this.lesson = lesson;
    this.tier = tier;
    this.motion = motion;
    this.recipe = recipe;
  }

  /** Returns the mode that the family asks for. */
  public AimMode lesson() {
    return lesson;
  }

  /** Returns the difficulty, 1 to 3. */
  public int tier() {
    return tier;
  }

  /** Returns the motion of the target. */
  public Motion motion() {
    return motion;
  }

  /** Returns true if a person can see that a simpler mode hits such a target; else it is luck. */
  boolean canBeException() {
    return switch (motion) {
      case QUICK, STRAIGHT, BOTH_FALL, FALLS, SPEEDS_UP, BRAKES, SHOTS_FALL -> true;
      case SWINGS,
          BARREL,
          STAYS,
          COMES,
          STOPS,
          CIRCLES,
          SHAKES,
          WEAVES,
          SHOTS_FALL_CIRCLES,
          DODGES ->
          false;
    };
  }

  /** Fills in {@code setup}, and returns the course at its start. */
  TargetCourse course(SituationSetup setup) {
    return recipe.course(setup);
  }
}
