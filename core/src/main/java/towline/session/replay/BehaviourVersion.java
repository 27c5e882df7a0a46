package towline.session.replay;

/**
 * The version of the game's response to commands. A replay is only comparable with the behaviour
 * with which it was recorded.
 */
public final class BehaviourVersion {
  /**
   * Version of this program. Raise it by one, and renew the golden replays, with any change of a
   * tick, be it a rule, a constant or tuning data.
   */
  public static final int CURRENT = 16;

  private BehaviourVersion() {}
}
