package towline.trial.homing;

import towline.internal.RandomStream;
import towline.trial.ParameterValues;

/** How the targets of lab homing try to get away; they take turns. */
public enum TargetManoeuvre {
  /** Keeps its course. */
  STRAIGHT(HomingTargets.Straight::new),
  /** Swings its heading by 60 degrees either way, at 0.4-1.0 Hz. */
  WEAVE(HomingTargets.Weave::new),
  /** Turns at 60-180 degrees a second, either way. */
  CIRCLE(HomingTargets.Circle::new),
  /** Turns hard for a moment whenever the missile is near. */
  BREAK(HomingTargets.Break::new);

  /** Makes a target. */
  @FunctionalInterface
  interface Factory {
    HomingTarget create(RandomStream random, ParameterValues parameters);
  }

  /** A reference to a constructor, so without state; Error Prone cannot know. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final Factory factory;

  TargetManoeuvre(Factory factory) {
    this.factory = factory;
  }

  HomingTarget draw(RandomStream random, ParameterValues parameters) {
    return factory.create(random, parameters);
  }
}
