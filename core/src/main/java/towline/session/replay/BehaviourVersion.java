package towline.session.replay;

/**
 * The version of what the game does with commands. A replay is only comparable with the behaviour
 * that it was recorded with.
 */
public final class BehaviourVersion {
  /**
   * This program's version. Whoever changes what a tick does, be it a rule, a constant or tuning
   * data, raises it by one and renews the golden replays.
   */
  public static final int CURRENT = 12;

  private BehaviourVersion() {}
}
