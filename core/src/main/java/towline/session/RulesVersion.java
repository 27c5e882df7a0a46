package towline.session;

/**
 * The version of the rules of scoring and difficulty. Scores are ranked only with scores of equal
 * rules.
 */
public final class RulesVersion {
  /** Version of the rules of 1.0.0, the first release. */
  public static final int FIRST = 6;

  /**
   * Version of this program. Raise it by one with any change of scoring or difficulty after which
   * old scores are no longer comparable; the old boards are kept.
   */
  public static final int CURRENT = 7;

  private RulesVersion() {}
}
