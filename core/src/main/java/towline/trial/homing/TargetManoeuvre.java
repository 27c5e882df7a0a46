package towline.trial.homing;

import towline.internal.RandomStream;
import towline.trial.ParameterValues;

/** The evasive manoeuvres of the targets of lab homing. */
public enum TargetManoeuvre {
  /** A constant course. */
  STRAIGHT(HomingTargets.Straight::new),
  /** A heading that swings by 60 degrees to both sides, at 0.4-1.0 Hz. */
  WEAVE(HomingTargets.Weave::new),
  /** A turn at 60-180 degrees a second, left or right. */
  CIRCLE(HomingTargets.Circle::new),
  /** Short hard turns while the missile is near. */
  BREAK(HomingTargets.Break::new);

  /** A maker of targets. */
  @FunctionalInterface
  interface Factory {
    HomingTarget create(RandomStream random, ParameterValues parameters);
  }

  /** A reference to a constructor, which has no state; Error Prone cannot know that. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final Factory factory;

  TargetManoeuvre(Factory factory) {
    this.factory = factory;
  }

  HomingTarget draw(RandomStream random, ParameterValues parameters) {
    return factory.create(random, parameters);
  }
}
