package towline.aim;

/** The strategies that come with the library, by name. */
enum LibraryStrategy {
  HOLD(AimStrategy.HOLD),
  DIRECT(AimStrategy.DIRECT),
  LEAD(AimStrategy.LEAD),
  TURN_LEAD(AimStrategy.TURN_LEAD),
  PREDICT(AimStrategy.PREDICT),
  REFINE(AimStrategy.REFINE),
  LEARN(AimStrategy.LEARN),
  SURE(AimStrategy.SURE);

  final AimStrategy strategy;

  LibraryStrategy(AimStrategy strategy) {
    this.strategy = strategy;
  }
}
