package towline.aim;

/** The strategies that come with the library, by name. */
enum LibraryStrategy {
  HOLD(Aim.HOLD),
  DIRECT(Aim.DIRECT),
  LEAD(Aim.LEAD),
  TURN_LEAD(Aim.TURN_LEAD),
  PREDICT(Aim.PREDICT),
  REFINE(Aim.REFINE),
  LEARN(Aim.LEARN),
  SURE(Aim.SURE);

  /** The library's strategies have no mutable state, which the checker cannot know. */
  @SuppressWarnings("ImmutableEnumChecker")
  final AimStrategy strategy;

  LibraryStrategy(AimStrategy strategy) {
    this.strategy = strategy;
  }
}
