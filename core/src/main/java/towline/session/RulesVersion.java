package towline.session;

/**
 * The version of what points are worth and how hard they are to earn. Scores are only ranked
 * against scores of the same rules.
 */
public final class RulesVersion {
  /** Version of the rules of 1.0.0, the first release. */
  public static final int FIRST = 6;

  /**
   * This program's version. Whoever changes scoring or difficulty so much that old scores are no
   * longer a fair match raises it by one; the old boards are kept.
   */
  public static final int CURRENT = 7;

  private RulesVersion() {}
}
