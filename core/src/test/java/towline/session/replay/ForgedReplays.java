package towline.session.replay;

/** Replays that no game has recorded. */
public final class ForgedReplays {
  private ForgedReplays() {}

  /** Returns a copy that claims another state at its end. */
  public static Replay withFinalHash(Replay replay, long hash) {
    return copy(replay, replay.behaviour(), hash);
  }

  /** Returns a copy that claims another version of the behaviour. */
  public static Replay ofBehaviour(Replay replay, int behaviour) {
    return copy(replay, behaviour, replay.finalHash());
  }

  private static Replay copy(Replay replay, int behaviour, long hash) {
    return new Replay(
        replay.setup(),
        behaviour,
        replay.ticks(),
        replay.runs(),
        replay.namings(),
        new long[0],
        hash);
  }
}
