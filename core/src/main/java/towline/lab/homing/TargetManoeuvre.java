package towline.lab.homing;

import towline.math.RandomStream;

/** How the targets of lab homing try to get away; a quarter of the engagements each. */
enum TargetManoeuvre {
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
  interface Maker {
    HomingTarget make(RandomStream random);
  }

  /** A reference to a constructor; the checker cannot know that it holds nothing. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final Maker maker;

  TargetManoeuvre(Maker maker) {
    this.maker = maker;
  }

  HomingTarget draw(RandomStream random) {
    return maker.make(random);
  }
}
