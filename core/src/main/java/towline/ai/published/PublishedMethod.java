package towline.ai.published;

import towline.aim.situation.FireProblem;

/**
 * The articles' own methods by name, as published, for comparison; each tells what it gets wrong.
 */
public enum PublishedMethod {
  /** See {@link ArticleMethods#staticQuadratic}. */
  STATIC_QUADRATIC,
  /** See {@link ArticleMethods#lawOfCosines}. */
  LAW_OF_COSINES,
  /** See {@link FixedPointRun}. */
  FIXED_POINT,
  /** See {@link BisectionRun}. */
  BISECTION,
  /** The lob at fixed time of the closed form; see {@link ArticleMethods#lobAtFixedTime}. */
  LOB,
  /** The lob at fixed time of the iteration; see {@link IteratedLobRun}. */
  LOB_ITERATED;

  /**
   * The impact time that the law answers with; +infinity: none. Not to be relied on.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public double timeToGo(FireProblem now) {
    return begin(now).finish();
  }

  /**
   * The law at work on {@code now}, which must not change meanwhile. Closed forms take one step.
   */
  public MethodStepper begin(FireProblem now) {
    return switch (this) {
      case FIXED_POINT -> new FixedPointRun(now, FixedPointRun.USUAL_STEPS);
      case LOB_ITERATED -> new IteratedLobRun(now, FixedPointRun.USUAL_STEPS);
      case BISECTION -> new BisectionRun(now);
      default -> new ClosedFormRun(now, this);
    };
  }
}
