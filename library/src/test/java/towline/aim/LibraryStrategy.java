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

  /** Those of the library hold nothing that changes; the checker cannot know it. */
  @SuppressWarnings("ImmutableEnumChecker")
  final AimStrategy strategy;

  LibraryStrategy(AimStrategy strategy) {
    this.strategy = strategy;
  }
}
